import type { ReactNode } from "react";
import { ContactSection } from "./contact-section.tsx";
import { Hero } from "./hero.tsx";
import { type Service, ServiceGrid } from "./service-grid.tsx";

type HomePageProps = {
  /** The ways into the Quran. */
  readonly links: ReactNode;
  readonly services: readonly Service[];
  readonly reader: ReactNode;
  readonly avatar: ReactNode;
};

/** The first page: what this house is, the doors into it, and a verse to begin with. */
export function HomePage({ links, services, reader, avatar }: HomePageProps) {
  return (
    <>
      <Hero links={links} />
      <ServiceGrid services={services} />
      {reader}
      {avatar}
      <ContactSection />
    </>
  );
}
