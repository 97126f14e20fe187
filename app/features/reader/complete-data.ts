import type { SurahName } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import type { ShownPage } from "./mushaf/shown-page.ts";
import type { Reading } from "./reading/reading.ts";

export const completeTabs = ["reader", "surahs", "bookmarks"] as const;

export type CompleteTab = (typeof completeTabs)[number];

/** A reciter to choose. All of them come with the page, so that their addresses load only when one plays. */
export type Voice = { readonly id: string; readonly name: string; readonly style: string };

/** The data that the complete reader opens with. */
export type CompleteData = {
  readonly tab: CompleteTab;
  readonly reading: Reading;
  readonly voices: readonly Voice[];
  /** The names of all surahs where their list is the tab that opens; elsewhere none. */
  readonly names: readonly SurahName[];
  /** The page of the mushaf that the address names. */
  readonly page: ShownPage | null;
};

/** The tab that an address names; `reader` where it names none. */
export function completeTabOf(search: URLSearchParams): CompleteTab {
  return completeTabs.find((tab) => tab === search.get("tab")) ?? "reader";
}

/** The reciters of single verses, the default one first. */
export async function loadVoices(language: Language): Promise<readonly Voice[]> {
  const { verseReciters, reciterName } = await import("#content/reciters/index.ts");
  return verseReciters.map((reciter) => ({
    id: reciter.id,
    name: reciterName(reciter, language),
    style: reciter.style,
  }));
}
