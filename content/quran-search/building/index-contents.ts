import type { Language } from "#domain/language.ts";
import { cliticsOf } from "#domain/search/clitics.ts";
import type { IndexContents } from "#domain/search/search-index.ts";
import { spellingsOf } from "#domain/search/words.ts";
import { otherSpellings } from "./arabic-spellings.ts";
import { gatherWords } from "./gather-words.ts";
import { stemGroups } from "./stem-groups.ts";

/** What every index contains about the mushaf, for the filters. */
export type Mushaf = Pick<IndexContents, "juzStarts" | "medinan">;

const noStems = new Uint16Array(0);
const noClitics = new Uint8Array(0);

/** The index of the Arabic, from the Uthmani text, with modern spellings from the imlaei one. */
export function arabicContents(
  uthmani: readonly string[],
  imlaei: readonly string[],
  mushaf: Mushaf,
): IndexContents {
  const { words, versesOf, originals } = gatherWords(uthmani, "ar");
  const known = new Set(words.flatMap(spellingsOf));
  const isWord = (folded: string) => spellingsOf(folded).some((spelling) => known.has(spelling));
  const clitics = Uint8Array.from(words, (word) => cliticsOf(originals.get(word) ?? "", word, isWord));
  return {
    ...mushaf,
    language: "ar",
    words,
    versesOf,
    clitics,
    otherSpellings: otherSpellings(uthmani, imlaei, words, clitics),
    stems: noStems,
  };
}

/** The index of a translation. */
export function translationContents(
  language: Exclude<Language, "ar">,
  verses: readonly string[],
  mushaf: Mushaf,
): IndexContents {
  const { words, versesOf, originals } = gatherWords(verses, language);
  return {
    ...mushaf,
    language,
    words,
    versesOf,
    clitics: noClitics,
    otherSpellings: new Map(),
    stems: language === "ur" ? noStems : stemGroups(language, words, originals),
  };
}
