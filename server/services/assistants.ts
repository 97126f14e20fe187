import { type Assistant, assistantOver } from "#content/assistant/index.ts";
import type { Language } from "#domain/language.ts";
import type { QuranSearches } from "./quran-search.ts";

/** Resolves to the assistant of a language; each is loaded once, on top of the search. */
export type Assistants = (language: Language) => Promise<Assistant>;

export function assistants(searchIn: QuranSearches): Assistants {
  const opened = new Map<Language, Promise<Assistant>>();
  return (language) => {
    const known = opened.get(language);
    if (known) return known;
    const opening = searchIn(language).then((search) => assistantOver(language, search));
    opened.set(language, opening);
    // A failed load is retried by the next call.
    opening.catch(() => opened.delete(language));
    return opening;
  };
}
