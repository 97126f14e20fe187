import type { Filter, Revelation } from "#content/quran-search/index.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import { isSurah } from "#domain/verse-reference.ts";

/** How a search is narrowed, as the address names it. */
export type SearchChoices = {
  readonly isOnlyThisSurah: boolean;
  readonly juz: number | undefined;
  readonly revelation: Revelation | undefined;
  /** Undefined: the interface's language. */
  readonly language: Language | undefined;
};

/** As much of a query as the address carries. */
export const addressedLength = 100;

const names = ["q", "within", "withinJuz", "revelation", "searchLanguage"] as const;

/** What is typed, as the address has it. */
export function queryInAddress(search: string): string {
  return (new URLSearchParams(search).get("q") ?? "").slice(0, addressedLength);
}

/** Reads the choices; what is no choice counts as none. */
export function choicesInAddress(search: string): SearchChoices {
  const parameters = new URLSearchParams(search);
  const juz = Number(parameters.get("withinJuz"));
  const revelation = parameters.get("revelation");
  const language = parameters.get("searchLanguage");
  return {
    isOnlyThisSurah: parameters.get("within") === "surah",
    juz: Number.isInteger(juz) && juz >= 1 && juz <= 30 ? juz : undefined,
    revelation: revelation === "meccan" || revelation === "medinan" ? revelation : undefined,
    language: isLanguage(language) ? language : undefined,
  };
}

/** An address's parameters with a search in them; without one when nothing is typed. */
export function withSearch(search: string, query: string, choices: SearchChoices): string {
  const parameters = new URLSearchParams(search);
  for (const name of names) parameters.delete(name);
  const text = query.slice(0, addressedLength);
  if (text.trim()) {
    parameters.set("q", text);
    if (choices.isOnlyThisSurah) parameters.set("within", "surah");
    if (choices.juz) parameters.set("withinJuz", String(choices.juz));
    if (choices.revelation) parameters.set("revelation", choices.revelation);
    if (choices.language) parameters.set("searchLanguage", choices.language);
  }
  return parameters.toString();
}

/** The engine's filter for the choices, in the surah that is open. */
export function filterOf({ isOnlyThisSurah, juz, revelation }: SearchChoices, surah: number): Filter {
  return {
    ...(isOnlyThisSurah && isSurah(surah) ? { surah } : {}),
    ...(juz ? { juz } : {}),
    ...(revelation ? { revelation } : {}),
  };
}
