import { stemmer as englishStem } from "@orama/stemmers/english";
import { stemmer as frenchStem } from "@orama/stemmers/french";
import { stemmer as indonesianStem } from "@orama/stemmers/indonesian";
import { stemmer as turkishStem } from "@orama/stemmers/turkish";
import type { Language } from "#domain/language.ts";
import { wordsOf } from "#domain/search/words.ts";
import { turkishFamilies } from "./turkish-families.ts";

export type StemmedLanguage = Exclude<Language, "ar" | "ur">;

const stemmers: Readonly<Record<StemmedLanguage, (word: string) => string>> = {
  en: (word) => englishFamily(englishStem(word)),
  fr: (word) => quality(frenchStem(word)),
  id: indonesianStem,
  tr: turkishStem,
};

/**
 * Joins adjectives with their nouns: patience and patient, obedience and obedient, which Snowball's stems
 * separate.
 */
function quality(stem: string): string {
  return stem.replace(/(?<=..(?:i?en|an))[ct]$/, "C");
}

/** Also joins belief and believe. */
function englishFamily(stem: string): string {
  return quality(stem).replace(/ief$/, "iev");
}

/**
 * A number for each word, equal for words with one stem, ascending in the order of the words. `originals` are
 * the words as the text writes them, with the diacritics that stemmers need.
 */
export function stemGroups(
  language: StemmedLanguage,
  words: readonly string[],
  originals: ReadonlyMap<string, string>,
): Uint16Array {
  const fold = (text: string) =>
    wordsOf(text, "id")
      .map(({ folded }) => folded)
      .join("");
  const stems = words.map((word) => {
    const stem = stemmers[language](originals.get(word) ?? word);
    return stem.endsWith("C") ? `${fold(stem.slice(0, -1))}C` : fold(stem);
  });
  const families = language === "tr" ? turkishFamilies(words, stems) : stems;
  const numbers = new Map<string, number>();
  return Uint16Array.from(families, (stem) => {
    const number = numbers.get(stem) ?? numbers.size;
    numbers.set(stem, number);
    return number;
  });
}
