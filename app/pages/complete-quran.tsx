import { OptionsTrigger } from "#app/features/listening/options-trigger.tsx";
import { type CompleteData, completeTabOf, loadVoices } from "#app/features/reader/complete-data.ts";
import { CompleteQuran, preloadTab } from "#app/features/reader/complete-quran.tsx";
import { sentPage } from "#app/features/reader/mushaf/lazy-pages.ts";
import { firstWindow, loadFirstReading } from "#app/features/reader/reading/reading.ts";
import { readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { readySearch } from "#app/features/reader/search/quran-search.tsx";
import { loadSurahNames, translationFor } from "#content/quran/index.ts";
import { definePage } from "./page.tsx";
import { SurahTriggers } from "./surah-triggers.tsx";
import { verseLinks } from "./verse-links.ts";

export const page = definePage<CompleteData>({
  load: async ({ search, language, read, extent }) => {
    const edition = translationFor(language) ?? null;
    const tab = completeTabOf(search);
    const place = readingPlaceOf(search);
    const [reading, voices, names, page] = await Promise.all([
      loadFirstReading({ place, language, edition, read }),
      loadVoices(language),
      tab === "surahs" ? loadSurahNames(language) : [],
      sentPage(search, place, read),
      preloadTab(tab),
    ]);
    return { tab, voices, names, page, reading: extent === "window" ? firstWindow(reading) : reading };
  },
  ready: readySearch,
  View: ({ data }) => (
    <CompleteQuran
      first={data}
      options={(surah) => <OptionsTrigger surah={surah} />}
      offline={<SurahTriggers />}
      links={verseLinks}
    />
  ),
  head: ({ reading: { place, surah, name } }) => ({
    ...(place.surah === 1 && !place.isVerseRequested ? {} : { title: `${surah.number}. ${name.name}` }),
    canonicalSearch: surah.number === 1 ? "" : `surah=${surah.number}`,
    needsQuranFont: true,
  }),
});
