import { isWordMatch } from "#domain/text-search/whole-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { isStemmedByRule, lightStem } from "./light-stem.ts";
import { allowedChanges, changesBetween, letterSet, setDifference } from "./near-spelling.ts";
import { framedForms, shorterForms } from "./other-forms.ts";
import { spellingsOf } from "./words.ts";

/** How well a word of the text matches a word of the query, best first. */
export const levels = { exact: 0, attached: 1, stem: 2, beginning: 3, near: 4 } as const;
export type Level = (typeof levels)[keyof typeof levels];

/** Words of the text that match one word of the query, with their levels. */
export type Candidates = ReadonlyMap<number, Level>;

/** The same word: as typed, after particles, or with the same stem. */
export function sameWords(lexicon: Lexicon, typed: string): Map<number, Level> {
  const found = new Map<number, Level>();
  const put = (words: readonly number[], level: Level) => {
    for (const word of words) if (!found.has(word)) found.set(word, level);
  };
  for (const spelling of spellingsOf(typed)) put(lexicon.exact.of(spelling), levels.exact);
  for (const spelling of spellingsOf(typed)) put(lexicon.families().attached.of(spelling), levels.attached);
  if (found.size === 0) putUnknown(lexicon, typed, put);
  else
    for (const word of [...found.keys()])
      for (const stem of lexicon.stemsOf(word)) put(lexicon.families().byStem.of(stem), levels.stem);
  return found;
}

type Put = (words: readonly number[], level: Level) => void;

/** A form that no verse has (وبالصابرين, syukur), but whose stem may occur. */
function putUnknown(lexicon: Lexicon, typed: string, put: Put): void {
  const { language } = lexicon.index;
  for (const spelling of spellingsOf(typed)) {
    if (isStemmedByRule(language))
      put(lexicon.families().byStem.of(lightStem(spelling, language)), levels.stem);
    for (const form of framedForms(spelling, language)) putFamily(lexicon, form, put);
  }
}

/** A known word and all words of its stem. */
function putFamily(lexicon: Lexicon, form: string, put: Put): void {
  for (const word of lexicon.exact.of(form))
    for (const stem of lexicon.stemsOf(word)) put(lexicon.families().byStem.of(stem), levels.stem);
}

/** True when the typed text starts the word and can mean it. */
function beginsWith(word: string, typed: string): boolean {
  return word.startsWith(typed) && isWordMatch(typed, word);
}

/**
 * Words with this beginning, else other forms of the word, else similar spellings, else words that share most of the
 * beginning.
 */
export function nearWords(lexicon: Lexicon, typed: string): Map<number, Level> {
  const found = new Map<number, Level>();
  const spellings = spellingsOf(typed);
  const put = (at: number, level: Level) => {
    const word = lexicon.spelt[at] ?? 0;
    if (!found.has(word)) found.set(word, level);
  };
  for (const spelling of spellings)
    if (spelling.length > 1)
      for (let at = 0; at < lexicon.spellings.length; at++)
        if (beginsWith(lexicon.spellings[at] ?? "", spelling)) put(at, levels.beginning);
  if (found.size < 1 && !isStemmedByRule(lexicon.index.language))
    for (const form of shorterForms(typed, lexicon.index.language))
      if (found.size === 0)
        putFamily(lexicon, form, (words, level) => {
          for (const word of words) found.set(word, level);
        });
  for (let limit = 1; limit <= 2 && found.size === 0; limit++)
    for (const spelling of spellings)
      if (limit <= allowedChanges(spelling.length)) putNear(lexicon, spelling, limit, put);
  for (const spelling of spellings) if (found.size === 0) putSharing(lexicon, spelling, put);
  return found;
}

function putNear(
  lexicon: Lexicon,
  spelling: string,
  limit: number,
  put: (at: number, level: Level) => void,
): void {
  const set = letterSet(spelling);
  const sets = lexicon.letterSets();
  for (let at = 0; at < lexicon.spellings.length; at++) {
    const other = lexicon.spellings[at] ?? "";
    if (Math.abs(other.length - spelling.length) > limit) continue;
    if (setDifference(set, sets[at] ?? 0) > 2 * limit) continue;
    if (changesBetween(spelling, other, limit) <= limit) put(at, levels.near);
  }
}

/** Two thirds of the word, at least four letters. */
function putSharing(lexicon: Lexicon, spelling: string, put: (at: number, level: Level) => void): void {
  const least = Math.max(4, Math.ceil((spelling.length * 2) / 3));
  for (let length = spelling.length - 1, any = false; length >= least && !any; length--) {
    const beginning = spelling.slice(0, length);
    for (let at = 0; at < lexicon.spellings.length; at++)
      if (lexicon.spellings[at]?.startsWith(beginning)) {
        put(at, levels.near);
        any = true;
      }
  }
}
