import { Hero } from "./hero.tsx";
import { type Service, ServiceGrid } from "./service-grid.tsx";

/** The first page: what this house is, and the doors into it. */
export function HomePage({ services }: { readonly services: readonly Service[] }) {
  return (
    <>
      <Hero />
      <ServiceGrid services={services} />
    </>
  );
}
