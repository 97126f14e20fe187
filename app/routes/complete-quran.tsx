import { type CompleteData, completeTabOf } from "#app/features/reader/complete-data.ts";
import { CompleteQuran } from "#app/features/reader/complete-quran.tsx";
import { firstWindow, loadReading } from "#app/features/reader/reading.ts";
import { readingPlaceOf } from "#app/features/reader/reading-place.ts";
import { translationFor } from "#content/quran/index.ts";
import { definePage } from "./page.tsx";
import { SurahOfflineDoor } from "./surah-offline-door.tsx";

export const page = definePage<CompleteData>({
  load: async ({ search, language, read, extent }) => {
    const edition = translationFor(language) ?? null;
    const reading = await loadReading({ place: readingPlaceOf(search), language, edition, read });
    return { tab: completeTabOf(search), reading: extent === "window" ? firstWindow(reading) : reading };
  },
  View: ({ data }) => <CompleteQuran first={data} offline={<SurahOfflineDoor key="offline" />} />,
  head: ({ reading: { place, surah, name } }) => ({
    ...(place.surah === 1 && !place.isVerseAsked ? {} : { title: `${surah.number}. ${name.name}` }),
    canonicalSearch: surah.number === 1 ? "" : `surah=${surah.number}`,
    needsQuranFont: true,
  }),
});
