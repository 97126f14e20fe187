import { daggerAlef } from "#domain/arabic-folding/fold-arabic.ts";
import { type FoldedText, foldText, joinNumbers, splitElisions } from "./fold-text.ts";
import { isWordMatch } from "./whole-words.ts";

/** A folded query: the whole phrase and its words. */
export type TextQuery = { readonly phrase: string; readonly words: readonly string[] };

/** All texts of one item, folded once for many searches. */
export type SearchableText = { readonly folded: string };

/** From and to in UTF-16 units of the original text. */
export type TextMark = readonly [from: number, to: number];

/** The most characters of a query; a longer one is a pasted text. */
export const longestQuery = 100;

/** Parses the typed text; without words when nothing in it can be searched for. */
export function readQuery(typed: string): TextQuery {
  const phrase = foldText(typed.slice(0, longestQuery)).folded;
  return { phrase, words: phrase === "" ? [] : [...new Set(phrase.split(" "))] };
}

/**
 * The spellings a text is searched in: as written, with full alefs for dagger alefs, without thousands separators and
 * with French elisions split.
 */
function foldings(text: string): readonly FoldedText[] {
  const found = [foldText(text)];
  if (text.includes(daggerAlef)) found.push(foldText(text, "ا"));
  for (const other of [joinNumbers(text), splitElisions(text)])
    if (other !== text) found.push(foldText(other));
  return found;
}

/** Joins and folds the texts of an item, each in all its spellings. */
export function searchableText(texts: readonly (string | undefined)[]): SearchableText {
  const known = texts.filter((text) => text !== undefined);
  return { folded: known.flatMap((text) => foldings(text).map(({ folded }) => folded)).join("\n") };
}

/** A word as typed, and in the British spelling of our texts for American -ize and -or (memorize, favorite). */
function spellingsOf(word: string): readonly string[] {
  const ours = word
    .replace(/(?<=[a-z]{3})iz(?=$|[aei])/, "is")
    .replace(/(?<=^[a-z]{2,})or(?=$|s$|ed$|ing$|able$|ites?$)/, "our");
  return ours === word ? [word] : [word, ours];
}

/** Particles and the article that are joined to the start of an Arabic word. */
const joinedBefore = /^(?:[وف])?(?:[بك]|ل)?(?:ا?ل)?$/;

/**
 * Offsets at which a typed word starts a word of a folded text. It may be unfinished; Arabic particles may be joined
 * before it, and a whole word (exam) is not the beginning of another one (example).
 */
function* beginningsOf(word: string, folded: string): Generator<number> {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const start = Math.max(folded.lastIndexOf(" ", at - 1), folded.lastIndexOf("\n", at - 1)) + 1;
    const before = folded.slice(start, at);
    // The thousands separators of a number may differ from those typed (6'236 and 6,236).
    const isInside = joinedBefore.test(before) || (/^\d+$/.test(word) && /^\d+$/.test(before));
    if (!isInside) continue;
    const end = folded.slice(at).search(/[ \n]/);
    if (isWordMatch(word, end < 0 ? folded.slice(at) : folded.slice(at, at + end))) yield at;
  }
}

/** True when every typed word starts a word of the item. */
function holdsWords(text: SearchableText, { words }: TextQuery): boolean {
  return words.every((word) =>
    spellingsOf(word).some((spelling) => !beginningsOf(spelling, text.folded).next().done),
  );
}

/** The items with every word, those with the whole phrase first; all items for an empty query. */
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

/** The ranges of the typed words in a text, in order and without overlaps; one-letter words are not marked. */
export function marksIn(text: string, { words }: TextQuery): readonly TextMark[] {
  if (words.length === 0) return [];
  const marks = foldings(text).flatMap(({ folded, places }) =>
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
