import type { Language } from "#domain/language.ts";
import { bareForms, typedParticles } from "#domain/search/clitics.ts";
import { type SearchedField, searchedField } from "#domain/search/field-search.ts";
import type { Lexicon } from "#domain/search/lexicon.ts";
import { isStemmedByRule, lightStem } from "#domain/search/light-stem.ts";
import { framedForms } from "#domain/search/other-forms.ts";
import { spellingsOf } from "#domain/search/words.ts";
import { likelyRoot } from "./arabic-root.ts";
import type { IndexedText } from "./rank-texts.ts";
import type { TextKind } from "./text-kind.ts";

/** The number of parts that the words of a language are divided into: a question fetches those of its words. */
export const partCount = 256;

/** A word of an index: its letters, particles, stem, the gaps between its verses, and its other spellings. */
type PartWord = readonly [
  word: string,
  clitics: number,
  stem: number,
  gaps: readonly number[],
  otherSpellings?: readonly string[],
];

/**
 * One part of what a language is searched with: words of its index, and for each word of the other texts their places
 * in the list, doubled, and one more where the title has it.
 */
export type SearchPart = {
  readonly words: readonly PartWord[];
  readonly texts: Readonly<Record<string, readonly number[]>>;
};

const arabicScript = /[\u0600-\u06ff]/;
/** Letters that mostly tell a family; Indonesian has prefixes of four. */
const familyLetters = { en: 4, fr: 4, id: 6, tr: 4 } as const;

/** What forms of one word mostly share, so that they are in few parts; equal words always share it. */
function family(word: string, language: Language): string {
  if (language === "ar") return lightStem(word.replace(typedParticles, ""), "ar");
  return language === "ur" ? lightStem(word, "ur") : word.slice(0, familyLetters[language]);
}

function partOf(key: string): number {
  let sum = 0;
  for (let at = 0; at < key.length; at++) sum = (sum * 31 + key.charCodeAt(at)) % 65_521;
  return sum % partCount;
}

const partOfWord = (word: string, language: Language) => partOf(family(word, language));
const partOfRoot = (root: string) => partOf(`root ${root}`);

/** The parts that have every word of an index that `wordEvidence` can find by a typed word. */
export function partsOfTyped(word: string, language: Language): number[] {
  const isArabicText = language === "ar" || language === "ur";
  // A text has no word in the other writing.
  if (isArabicText !== arabicScript.test(word) && !/\d/.test(word)) return [];
  const spellings = spellingsOf(word);
  const stems = isStemmedByRule(language) ? spellings.map((one) => lightStem(one, language)) : [];
  const forms = spellings.flatMap((one) => framedForms(one, language));
  const root = language === "ar" ? likelyRoot(word) : undefined;
  return [
    ...[...spellings, ...stems, ...forms].map((one) => partOfWord(one, language)),
    ...(root === undefined ? [] : [partOfRoot(root)]),
  ];
}

/** The part that has a word of the other texts, as `keyOf` gives it. */
export function partOfTextKey(key: string, language: Language): number {
  return partOfWord(key, language);
}

/** For each word of an index the parts that it must be in, so that `partsOfTyped` finds it and all words of its stem. */
export function partsOfIndex({ index, stemsOf, families }: Lexicon): Set<number>[] {
  const { language, words } = index;
  const partsOf = (forms: readonly string[]) =>
    forms.flatMap(spellingsOf).map((one) => partOfWord(one, language));
  const own = words.map((raw, place) => {
    const written = [raw, ...(index.otherSpellings.get(place) ?? [])];
    const bare = written.flatMap((one) => bareForms(one, index.clitics[place] ?? 0).map(({ form }) => form));
    return partsOf([...written, ...bare]);
  });
  return words.map((raw, place) => {
    const all = new Set(own[place]);
    for (const stem of stemsOf(place)) {
      if (typeof stem === "string") all.add(partOfWord(stem, language));
      for (const mate of families().byStem.of(stem)) for (const part of own[mate] ?? []) all.add(part);
    }
    if (language !== "ar") return all;
    for (const spelling of spellingsOf(bareForms(raw, index.clitics[place] ?? 0).at(-1)?.form ?? raw)) {
      const root = likelyRoot(spelling);
      if (root !== undefined) all.add(partOfRoot(root));
    }
    return all;
  });
}

/** The words of an index at some places, as they are written in a part. */
export function partWords({ index }: Lexicon, places: readonly number[]): PartWord[] {
  return places.map((place) => {
    const verses = index.verses.slice(index.starts[place], index.starts[place + 1]);
    const gaps = Array.from(verses, (verse, at) => verse - (verses[at - 1] ?? 0));
    const others = index.otherSpellings.get(place);
    const word = [
      index.words[place] ?? "",
      index.clitics[place] ?? 0,
      index.stems[place] ?? 0,
      gaps,
    ] as const;
    return others ? [...word, others] : word;
  });
}

/** The words of some parts as a field that is searched like the whole index. */
export function fieldOfParts(parts: readonly SearchPart[], language: Language): SearchedField {
  const known = new Map(parts.flatMap(({ words }) => words.map((one) => [one[0], one] as const)));
  const sorted = [...known.values()].sort(([one], [other]) => (one < other ? -1 : 1));
  const starts = new Uint32Array(sorted.length + 1);
  const verses: number[] = [];
  sorted.forEach(([, , , gaps], place) => {
    let verse = 0;
    for (const gap of gaps) {
      verse += gap;
      verses.push(verse);
    }
    starts[place + 1] = verses.length;
  });
  return searchedField({
    language,
    words: sorted.map(([word]) => word),
    otherSpellings: new Map(
      sorted.flatMap(([, , , , others], place) => (others ? [[place, others] as const] : [])),
    ),
    clitics: language === "ar" ? Uint8Array.from(sorted, ([, clitics]) => clitics) : new Uint8Array(0),
    stems: isStemmedByRule(language) ? new Uint16Array(0) : Uint16Array.from(sorted, ([, , stem]) => stem),
    starts,
    verses: Uint16Array.from(verses),
    juzStarts: [],
    medinan: [],
  });
}

/** The texts besides the Quran, in the order of the whole list, with their words in some parts. */
export function textsOfParts(
  parts: readonly SearchPart[],
  list: readonly (readonly [TextKind, string])[],
): IndexedText[] {
  const texts = list.map(([kind, id]) => ({ kind, id, title: new Set<string>(), body: new Set<string>() }));
  for (const part of parts)
    for (const [key, places] of Object.entries(part.texts))
      for (const place of places) texts[place >> 1]?.[place % 2 === 1 ? "title" : "body"].add(key);
  return texts;
}
