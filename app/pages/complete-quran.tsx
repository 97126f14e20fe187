import { OptionsTrigger } from "#app/features/listening/options-trigger.tsx";
import { type CompleteData, completeTabOf, loadVoices } from "#app/features/reader/complete-data.ts";
import { CompleteQuran, preloadTab } from "#app/features/reader/complete-quran.tsx";
import { firstWindow, loadReading } from "#app/features/reader/reading/reading.ts";
import { readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { loadSurahNames, translationFor } from "#content/quran/index.ts";
import { definePage } from "./page.tsx";
import { SurahTriggers } from "./surah-triggers.tsx";

export const page = definePage<CompleteData>({
  load: async ({ search, language, read, extent }) => {
    const edition = translationFor(language) ?? null;
    const tab = completeTabOf(search);
    const [reading, voices, names] = await Promise.all([
      loadReading({ place: readingPlaceOf(search), language, edition, read }),
      loadVoices(language),
      tab === "surahs" ? loadSurahNames(language) : [],
      preloadTab(tab),
    ]);
    return { tab, voices, names, reading: extent === "window" ? firstWindow(reading) : reading };
  },
  View: ({ data }) => (
    <CompleteQuran
      first={data}
      options={(surah) => <OptionsTrigger surah={surah} />}
      offline={<SurahTriggers />}
    />
  ),
  head: ({ reading: { place, surah, name } }) => ({
    ...(place.surah === 1 && !place.isVerseRequested ? {} : { title: `${surah.number}. ${name.name}` }),
    canonicalSearch: surah.number === 1 ? "" : `surah=${surah.number}`,
    needsQuranFont: true,
  }),
});
