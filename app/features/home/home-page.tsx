import type { ReactNode } from "react";
import { ContactSection } from "./contact-section.tsx";
import { Hero } from "./hero.tsx";
import { type Service, ServiceGrid } from "./service-grid.tsx";

type HomePageProps = {
  readonly services: readonly Service[];
  readonly reader: ReactNode;
  readonly avatar: ReactNode;
};

/** The first page: what this house is, the doors into it, and a verse to begin with. */
export function HomePage({ services, reader, avatar }: HomePageProps) {
  return (
    <>
      <Hero />
      <ServiceGrid services={services} />
      {reader}
      {avatar}
      <ContactSection />
    </>
  );
}
