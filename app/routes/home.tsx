import { HomePage } from "#app/features/home/home-page.tsx";
import { defineStillPage } from "./page.tsx";
import { type RouteEntry, routeTable } from "./route-table.ts";

const entries: readonly RouteEntry[] = routeTable;
const services = entries.filter((entry) => entry.isService);

export const page = defineStillPage(() => <HomePage services={services} />, {
  jsonLd: { "@context": "https://schema.org", "@type": "WebSite", name: "Riwaq", alternateName: "رواق" },
});
