import { type DigitalData, DigitalQuran, preloadView } from "#app/features/reader/digital-quran.tsx";
import { sentPage } from "#app/features/reader/mushaf/lazy-pages.ts";
import { firstWindow, loadFirstReading } from "#app/features/reader/reading/reading.ts";
import { readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { loadVersePart } from "#app/features/reader/reading/verse-part.ts";
import { readySearch } from "#app/features/reader/search/quran-search.tsx";
import { translationFor } from "#content/quran/index.ts";
import { definePage } from "./page.tsx";
import { SurahTriggers } from "./surah-triggers.tsx";
import { verseLinks } from "./verse-links.ts";

export const page = definePage<DigitalData>({
  load: async ({ search, language, read, extent }) => {
    const edition = translationFor(language) ?? null;
    const place = readingPlaceOf(search);
    const [reading, part, page] = await Promise.all([
      loadFirstReading({ place, language, edition, read }),
      loadVersePart(place),
      sentPage(search, place, read),
      preloadView(search),
    ]);
    return { reading: extent === "window" ? firstWindow(reading) : reading, part, page };
  },
  ready: readySearch,
  View: ({ data }) => <DigitalQuran first={data} offline={<SurahTriggers />} links={verseLinks} />,
  head: ({ reading: { place, surah, name } }) => ({
    ...(place.surah === 1 && !place.isVerseRequested ? {} : { title: `${surah.number}. ${name.name}` }),
    canonicalSearch: surah.number === 1 ? "" : `surah=${surah.number}`,
    needsQuranFont: true,
  }),
});
