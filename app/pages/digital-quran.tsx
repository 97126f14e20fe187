import { DigitalQuran, preloadView } from "#app/features/reader/digital-quran.tsx";
import { firstWindow, loadReading, type Reading } from "#app/features/reader/reading/reading.ts";
import { readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { translationFor } from "#content/quran/index.ts";
import { definePage } from "./page.tsx";
import { SurahTriggers } from "./surah-triggers.tsx";

export const page = definePage<Reading>({
  load: async ({ search, language, read, extent }) => {
    const edition = translationFor(language) ?? null;
    const [reading] = await Promise.all([
      loadReading({ place: readingPlaceOf(search), language, edition, read }),
      preloadView(search),
    ]);
    return extent === "window" ? firstWindow(reading) : reading;
  },
  View: ({ data }) => <DigitalQuran first={data} offline={<SurahTriggers />} />,
  head: ({ place, surah, name }) => ({
    ...(place.surah === 1 && !place.isVerseRequested ? {} : { title: `${surah.number}. ${name.name}` }),
    canonicalSearch: surah.number === 1 ? "" : `surah=${surah.number}`,
    needsQuranFont: true,
  }),
});
