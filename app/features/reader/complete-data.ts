import type { SurahName } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import type { Reading } from "./reading/reading.ts";

export const completeTabs = ["reader", "surahs", "bookmarks"] as const;

export type CompleteTab = (typeof completeTabs)[number];

/** A voice to choose: the page is sent with all of them, so that their addresses need not come before one is heard. */
export type Voice = { readonly id: string; readonly name: string; readonly style: string };

/** What the complete reader opens with. */
export type CompleteData = {
  readonly tab: CompleteTab;
  readonly reading: Reading;
  readonly voices: readonly Voice[];
  /** What the list of surahs is drawn with where it is the tab that opens; elsewhere none. */
  readonly names: readonly SurahName[];
};

/** The tab an address names; the reader where it names none of ours. */
export function completeTabOf(search: URLSearchParams): CompleteTab {
  return completeTabs.find((tab) => tab === search.get("tab")) ?? "reader";
}

/** The verse reciters as they are chosen from, the default one first. */
export async function loadVoices(language: Language): Promise<readonly Voice[]> {
  const { verseReciters, reciterName } = await import("#content/reciters/index.ts");
  return verseReciters.map((reciter) => ({
    id: reciter.id,
    name: reciterName(reciter, language),
    style: reciter.style,
  }));
}
