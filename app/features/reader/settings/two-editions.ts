import { type TranslationId, translationFor } from "#content/quran/index.ts";
import { type Language, languages } from "#domain/language.ts";

type Editions = { readonly first: TranslationId | "own"; readonly second: TranslationId | "none" };

/** An address with `translations=2` asks for two side by side: the second where the person has chosen none yet. */
export function twoEditions({ first, second }: Editions, language: Language): Editions {
  if (second !== "none") return { first, second };
  const there = languages.flatMap((code) => translationFor(code) ?? []);
  const read = first === "own" ? translationFor(language) : first;
  const [one, other] = there.filter((edition) => edition !== read);
  // Arabic has no translation of its own: there both are chosen.
  if (read === undefined) return { first: one ?? "own", second: other ?? "none" };
  return { first, second: one ?? "none" };
}
