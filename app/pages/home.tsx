import { AvatarSection } from "#app/features/avatar/avatar-section.tsx";
import { HomePage } from "#app/features/home/home-page.tsx";
import { HomeReader } from "#app/features/reader/preview/home-reader.tsx";
import type { HomeReading } from "#app/features/reader/preview/home-reading.ts";
import { QuranLinks } from "#app/features/reader/preview/quran-links.tsx";
import { definePage } from "./page.tsx";
import { type RouteEntry, routeTable } from "./route-table.ts";

const entries: readonly RouteEntry[] = routeTable;
const services = entries.filter((entry) => entry.isService);

export const page = definePage<HomeReading | null>({
  // A rendered page already contains the verse, so the code that loads it stays out of the first load. Without a
  // network the page shows no verse.
  load: async ({ language, read }) => {
    const { loadHomeReading } = await import("#app/features/reader/preview/home-reading.ts");
    return loadHomeReading(language, read).catch(() => null);
  },
  View: ({ data }) => (
    <HomePage
      links={<QuranLinks />}
      services={services}
      reader={data && <HomeReader first={data} />}
      avatar={<AvatarSection />}
    />
  ),
  head: () => ({
    jsonLd: { "@context": "https://schema.org", "@type": "WebSite", name: "Riwaq", alternateName: "رواق" },
  }),
});
