import { AvatarSection } from "#app/features/avatar/avatar-section.tsx";
import { HomeDates } from "#app/features/calendar/home-dates.tsx";
import { ContinueSection } from "#app/features/home/continue-section.tsx";
import { HomePage } from "#app/features/home/home-page.tsx";
import { HomeNow } from "#app/features/prayer/home-now.tsx";
import { HomeReader } from "#app/features/reader/preview/home-reader.tsx";
import type { HomeReading } from "#app/features/reader/preview/home-reading.ts";
import { QuranLinks } from "#app/features/reader/preview/quran-links.tsx";
import type { VerseOfDay } from "#app/features/reader/preview/verse-of-day.ts";
import { VerseOfDayCard } from "#app/features/reader/preview/verse-of-day-card.tsx";
import { definePage } from "./page.tsx";
import { type RouteEntry, routeTable } from "./route-table.ts";

const entries: readonly RouteEntry[] = routeTable;
const services = entries.filter((entry) => entry.isService);

type HomeData = { readonly reading: HomeReading; readonly verse: VerseOfDay };

const loadContinue = () => import("./home-continue.tsx").then(({ HomeContinue }) => HomeContinue);

export const page = definePage<HomeData | null>({
  // A rendered page already contains the verses, so the code that loads them stays out of the first load. Without a
  // network the page shows no verse.
  load: async ({ language, read }) => {
    const [{ loadHomeReading }, { loadVerseOfDay }] = await Promise.all([
      import("#app/features/reader/preview/home-reading.ts"),
      import("#app/features/reader/preview/verse-of-day.ts"),
    ]);
    return Promise.all([loadHomeReading(language, read), loadVerseOfDay(language, read, Date.now())]).then(
      ([reading, verse]) => ({ reading, verse }),
      () => null,
    );
  },
  View: ({ data }) => (
    <HomePage
      dates={<HomeDates />}
      now={<HomeNow />}
      continued={<ContinueSection load={loadContinue} />}
      verse={data && <VerseOfDayCard passage={data.verse} />}
      links={<QuranLinks />}
      services={services}
      reader={data && <HomeReader first={data.reading} />}
      avatar={<AvatarSection />}
    />
  ),
  head: () => ({
    jsonLd: { "@context": "https://schema.org", "@type": "WebSite", name: "Riwaq", alternateName: "رواق" },
    needsQuranFont: true,
    // The verse is that of the day.
    revalidate: "day",
  }),
});
