import { ayahCount } from "#domain/verse-reference.ts";
import { bareForms } from "./clitics.ts";
import { isStemmedByRule, lightStem } from "./light-stem.ts";
import { letterSet } from "./near-spelling.ts";
import type { SearchIndex } from "./search-index.ts";
import { type WordLists, wordLists } from "./word-lists.ts";
import { spellingsOf } from "./words.ts";

export type Stem = string | number;

export type Families = {
  /** Arabic words that are this spelling after particles: كتاب has والكتاب. */
  readonly attached: WordLists<string>;
  readonly byStem: WordLists<Stem>;
};

/** An index prepared for lookup. Words are identified by their position in the index. */
export type Lexicon = {
  readonly index: SearchIndex;
  /** Words by each of their spellings. */
  readonly exact: WordLists<string>;
  readonly families: () => Families;
  readonly stemsOf: (word: number) => readonly Stem[];
  /** Every spelling and its word, for similar spellings. */
  readonly spellings: readonly string[];
  readonly spelt: readonly number[];
  /** The letters of each spelling as bits, computed on first use. */
  readonly letterSets: () => Int32Array;
  /** First letters of all spellings: a word with another one is in another script. */
  readonly initials: ReadonlySet<string>;
  /** Different words in each verse, by running number. */
  readonly lengths: Uint16Array;
};

/**
 * Prepares a decoded index for lookup: tens of milliseconds, once per language. Word families are computed on first
 * use.
 */
export function buildLexicon(index: SearchIndex): Lexicon {
  const exact = wordLists<string>();
  const spellings: string[] = [];
  const spelt: number[] = [];
  const initials = new Set<string>();
  let initial = -1;
  const layOutForm = (word: number, raw: string): void => {
    for (const spelling of spellingsOf(raw)) {
      exact.add(spelling, word);
      spellings.push(spelling);
      spelt.push(word);
      if (spelling.charCodeAt(0) === initial) continue;
      initial = spelling.charCodeAt(0);
      initials.add(spelling.charAt(0));
    }
  };
  for (let word = 0; word < index.words.length; word++) {
    layOutForm(word, index.words[word] ?? "");
    for (const other of index.otherSpellings.get(word) ?? []) layOutForm(word, other);
  }
  const byRule = isStemmedByRule(index.language);
  return {
    index,
    exact,
    families: once(() => familiesOf(index)),
    stemsOf: (word) => (byRule ? allRuledStems(index, word) : [index.stems[word] ?? 0]),
    spellings,
    spelt,
    letterSets: once(() => Int32Array.from(spellings, letterSet)),
    initials,
    lengths: lengthsOf(index),
  };
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function familiesOf(index: SearchIndex): Families {
  const attached = wordLists<string>();
  const byStem = wordLists<Stem>();
  const byRule = isStemmedByRule(index.language);
  const layOutForm = (word: number, raw: string): void => {
    let bare = raw;
    for (const { form } of bareForms(raw, index.clitics[word] ?? 0)) {
      bare = form;
      for (const spelling of spellingsOf(form)) attached.add(spelling, word);
    }
    if (byRule) for (const stem of ruledStems(bare, index)) byStem.add(stem, word);
  };
  for (let word = 0; word < index.words.length; word++) {
    layOutForm(word, index.words[word] ?? "");
    for (const other of index.otherSpellings.get(word) ?? []) layOutForm(word, other);
    if (!byRule) byStem.add(index.stems[word] ?? 0, word);
  }
  return { attached, byStem };
}

/** The stems of a form without particles, one per spelling. */
function ruledStems(bare: string, { language }: SearchIndex): string[] {
  return spellingsOf(bare).map((spelling) => lightStem(spelling, language));
}

function allRuledStems(index: SearchIndex, word: number): string[] {
  const clitics = index.clitics[word] ?? 0;
  return [index.words[word] ?? "", ...(index.otherSpellings.get(word) ?? [])].flatMap((raw) =>
    ruledStems(bareForms(raw, clitics).at(-1)?.form ?? raw, index),
  );
}

function lengthsOf({ verses }: SearchIndex): Uint16Array {
  const lengths = new Uint16Array(ayahCount + 1);
  for (let at = 0; at < verses.length; at++) {
    const verse = verses[at] ?? 0;
    lengths[verse] = (lengths[verse] ?? 0) + 1;
  }
  return lengths;
}
