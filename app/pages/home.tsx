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
  // The text's door is fetched only where it is not sent along: the first load stays light. Without a network
  // the page does without its verse.
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
