import { daggerAlef } from "#domain/arabic-folding/fold-arabic.ts";
import { type FoldedText, foldText, joinNumbers, partElisions } from "./fold-text.ts";
import { isMeant } from "./whole-words.ts";

/** What was typed, folded: the whole phrase and its words. */
export type TextQuery = { readonly phrase: string; readonly words: readonly string[] };

/** All texts of one item, folded once, ready to be asked many times. */
export type SearchableText = { readonly folded: string };

/** From and to in UTF-16 units of the original text. */
export type TextMark = readonly [from: number, to: number];

/** Characters of a query that are looked at: longer ones are pasted texts, told apart long before. */
export const longestQuery = 100;

/** Reads what was typed; no words when nothing in it can be searched for. */
export function readQuery(typed: string): TextQuery {
  const phrase = foldText(typed.slice(0, longestQuery)).folded;
  return { phrase, words: phrase === "" ? [] : [...new Set(phrase.split(" "))] };
}

/** The ways a text may be typed: as it stands, with full alefs for dagger alefs, its numbers in one, French words parted. */
function waysOf(text: string): readonly FoldedText[] {
  const ways = [foldText(text)];
  if (text.includes(daggerAlef)) ways.push(foldText(text, "ا"));
  for (const other of [joinNumbers(text), partElisions(text)]) if (other !== text) ways.push(foldText(other));
  return ways;
}

/** Joins and folds an item's texts, each in all the ways it may be typed. */
export function searchableText(texts: readonly (string | undefined)[]): SearchableText {
  const known = texts.filter((text) => text !== undefined);
  return { folded: known.flatMap((text) => waysOf(text).map(({ folded }) => folded)).join("\n") };
}

/** A word as typed, and as our English texts spell it where America writes -ize and -or (memorize, favorite). */
function spellingsOf(word: string): readonly string[] {
  const ours = word
    .replace(/(?<=[a-z]{3})iz(?=$|[aei])/, "is")
    .replace(/(?<=^[a-z]{2,})or(?=$|s$|ed$|ing$|able$|ites?$)/, "our");
  return ours === word ? [word] : [word, ours];
}

/** Particles and the article that Arabic writes joined before a word. */
const joinedBefore = /^(?:[وف])?(?:[بك]|ل)?(?:ا?ل)?$/;

/**
 * Offsets at which a word typed begins a word of a folded text. It may be unfinished; Arabic particles may stand joined
 * before it, and a word of its own (exam) is not the beginning of another one (example).
 */
function beginningsOf(word: string, folded: string): number[] {
  const found: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const start = Math.max(folded.lastIndexOf(" ", at - 1), folded.lastIndexOf("\n", at - 1)) + 1;
    const before = folded.slice(start, at);
    // The digits of a number may be parted otherwise than they were typed (6'236 and 6,236).
    const isInside = joinedBefore.test(before) || (/^\d+$/.test(word) && /^\d+$/.test(before));
    if (!isInside) continue;
    const end = folded.slice(at).search(/[ \n]/);
    if (isMeant(word, end < 0 ? folded.slice(at) : folded.slice(at, at + end))) found.push(at);
  }
  return found;
}

/** True when every word typed begins a word of the item. */
function holdsWords(text: SearchableText, { words }: TextQuery): boolean {
  return words.every((word) =>
    spellingsOf(word).some((spelling) => beginningsOf(spelling, text.folded).length > 0),
  );
}

/** The items that hold every word, those with the whole phrase first; all of them when nothing was typed. */
export function findTexts<Item>(
  items: readonly Item[],
  textOf: (item: Item) => SearchableText,
  query: TextQuery,
): readonly Item[] {
  if (query.words.length === 0) return items;
  const found = items.filter((item) => holdsWords(textOf(item), query));
  if (query.words.length === 1) return found;
  const hasPhrase = (item: Item) => textOf(item).folded.includes(query.phrase);
  return [...found.filter(hasPhrase), ...found.filter((item) => !hasPhrase(item))];
}

/** Where the typed words stand in a text, in order and without overlaps; a word of one letter is not marked. */
export function marksIn(text: string, { words }: TextQuery): readonly TextMark[] {
  if (words.length === 0) return [];
  const marks = waysOf(text).flatMap(({ folded, places }) =>
    words
      .filter((word) => word.length > 1)
      .flatMap(spellingsOf)
      .flatMap((word) => marksOf(word, folded, places, text)),
  );
  return merged(marks);
}

function marksOf(word: string, folded: string, places: readonly number[], text: string): TextMark[] {
  const marks: TextMark[] = [];
  for (const at of beginningsOf(word, folded)) {
    const last = places[at + word.length - 1] ?? 0;
    marks.push([places[at] ?? 0, endOfLetter(text, last)]);
  }
  return marks;
}

/** After the letter and the vowels it carries. */
function endOfLetter(text: string, from: number): number {
  let to = from + String.fromCodePoint(text.codePointAt(from) ?? 0).length;
  while (to < text.length && /[\p{M}\u0640]/u.test(text.charAt(to))) to++;
  return to;
}

function merged(marks: readonly TextMark[]): readonly TextMark[] {
  const result: [number, number][] = [];
  for (const [from, to] of marks.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
