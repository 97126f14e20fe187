import { type TajweedLesson, TajweedPage } from "#app/features/tajweed/tajweed-page.tsx";
import { tajweedTabOf } from "#app/features/tajweed/tajweed-tab.ts";
import { loadSurahNames } from "#content/quran/index.ts";
import { loadTajweedCards } from "#content/tajweed/index.ts";
import { definePage } from "./page.tsx";

export const page = definePage<TajweedLesson & { readonly tab: string }>({
  load: async ({ language, search }) => {
    const [cards, names] = await Promise.all([loadTajweedCards(language), loadSurahNames(language)]);
    const used = new Set(
      cards.tabs.flatMap((tab) => tab.cards.flatMap((card) => card.examples)).map((e) => e.surah),
    );
    const surahNames = Object.fromEntries(
      names.filter(({ number }) => used.has(number)).map(({ number, name }) => [number, name]),
    );
    return { cards, surahNames, tab: tajweedTabOf(search) };
  },
  View: ({ data }) => <TajweedPage lesson={data} />,
  head: ({ tab }) => ({ canonicalSearch: tab === "basics" ? "" : `tab=${tab}`, needsQuranFont: true }),
});
