import { type Assistant, assistantOver } from "#content/assistant/index.ts";
import type { Language } from "#domain/language.ts";
import type { QuranSearches } from "./quran-search.ts";

/** Gives the assistant of a language; each is laid out once, over the search that is open already. */
export type Assistants = (language: Language) => Promise<Assistant>;

export function assistants(searchIn: QuranSearches): Assistants {
  const opened = new Map<Language, Promise<Assistant>>();
  return (language) => {
    const known = opened.get(language);
    if (known) return known;
    const opening = searchIn(language).then((search) => assistantOver(language, search));
    opened.set(language, opening);
    // What failed is tried anew by the next who asks.
    opening.catch(() => opened.delete(language));
    return opening;
  };
}
