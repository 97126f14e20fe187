import { allowedChanges, changesBetween, letterSet, setDifference } from "#domain/search/near-spelling.ts";
import { arabicForSubject, subjectWords } from "./asked-subjects.ts";
import { findTexts, type SearchableText, type TextQuery } from "./text-search.ts";

/** Below this many exact matches, those of the subject that the query names are added. */
const fewMatches = 3;

/**
 * The items with every word, those with the whole phrase first; all items for an empty query. Where few have them,
 * those follow that answer the subject asked for ("dua for an exam"); where none do, those whose words differ from the
 * typed ones by a letter or two.
 */
export function findSubjects<Item>(
  items: readonly Item[],
  textOf: (item: Item) => SearchableText,
  query: TextQuery,
): readonly Item[] {
  if (query.words.length === 0) return items;
  const exact = findTexts(items, textOf, query);
  const phrases = arabicForSubject(query.words);
  const answering = phrases.flatMap((phrase) => items.filter((item) => textOf(item).folded.includes(phrase)));
  if (exact.length >= fewMatches) {
    // "Anger" stands in many texts: those that answer it come first.
    const first = new Set(exact.filter((item) => answering.includes(item)));
    return [...first, ...exact.filter((item) => !first.has(item))];
  }
  const found = [...new Set([...exact, ...answering])];
  if (found.length > 0) return found;
  const subject = { ...query, words: subjectWords(query.words) };
  const bare = subject.words.length < query.words.length ? findTexts(items, textOf, subject) : [];
  if (bare.length > 0) return bare;
  const mistyped = findMistyped(items, textOf, subject);
  if (mistyped.length > 0) return mistyped;
  const near = arabicForSubject(query.words, true);
  const answeringNear = items.filter((item) => near.some((phrase) => textOf(item).folded.includes(phrase)));
  return answeringNear.length > 0 ? answeringNear : findPartly(items, textOf, subject);
}

/** The share of a query's words, weighed by how rare they are, that an item without all of them has to have. */
const leastShare = 0.55;
const rarityOfUnknown = 1.5;

/** The items with the rarest of several words, those with more of them first. */
function findPartly<Item>(
  items: readonly Item[],
  textOf: (item: Item) => SearchableText,
  { words }: TextQuery,
): readonly Item[] {
  if (words.length < 2) return [];
  const shares = new Map<Item, number>();
  let whole = 0;
  for (const word of words) {
    const having = findTexts(items, textOf, { phrase: word, words: [word] });
    const rarity = Math.log((items.length + 1) / (having.length + 1)) + 0.1;
    whole += having.length === 0 ? rarityOfUnknown : rarity;
    for (const item of having) shares.set(item, (shares.get(item) ?? 0) + rarity);
  }
  return [...shares]
    .filter(([, share]) => share >= whole * leastShare)
    .sort(([, one], [, other]) => other - one)
    .map(([item]) => item);
}

/** The fewest letters of a word in which a typing error is forgiven; shorter ones resemble too many. */
const shortestMistyped = 5;
const isForgiven = (word: string) => word.length >= shortestMistyped && !/\d/.test(word);

/** All words of the texts in which mistyped words were looked for: by their length, each with its letters. */
const vocabulary = new Map<number, Map<string, number>>();

/** The different words of each of these texts. */
const knownWords = new WeakMap<SearchableText, ReadonlySet<string>>();

function wordsOf(text: SearchableText): ReadonlySet<string> {
  const known = knownWords.get(text);
  if (known) return known;
  const words = new Set(text.folded.split(/[ \n]/));
  knownWords.set(text, words);
  for (const word of words) {
    const sameLength = vocabulary.get(word.length);
    if (sameLength) sameLength.set(word, letterSet(word));
    else vocabulary.set(word.length, new Map([[word, letterSet(word)]]));
  }
  return words;
}

/** The items with a word near each typed one, those with fewer changed letters first. */
function findMistyped<Item>(
  items: readonly Item[],
  textOf: (item: Item) => SearchableText,
  { words }: TextQuery,
): readonly Item[] {
  if (words.every((word) => !isForgiven(word))) return [];
  const texts = items.map((item) => ({ item, words: wordsOf(textOf(item)) }));
  const near = words.map(wordsNear);
  return texts
    .map(({ item, words }) => ({
      item,
      changed: near.reduce((sum, changes) => sum + leastChanges(words, changes), 0),
    }))
    .filter(({ changed }) => Number.isFinite(changed))
    .sort((one, other) => one.changed - other.changed)
    .map(({ item }) => item);
}

/** The words of the vocabulary that the typed one may stand for, with the number of letters to change in it. */
function wordsNear(typed: string): ReadonlyMap<string, number> {
  const near = new Map([[typed, 0]]);
  if (!isForgiven(typed)) return near;
  const allowed = allowedChanges(typed.length);
  const letters = letterSet(typed);
  for (let length = typed.length - allowed; length <= typed.length + allowed; length++)
    for (const [word, others] of vocabulary.get(length) ?? []) {
      // A changed letter takes one letter away and brings another.
      if (setDifference(letters, others) > 2 * allowed) continue;
      const changes = changesBetween(typed, word, allowed);
      if (changes <= allowed) near.set(word, changes);
    }
  return near;
}

/** The fewest changes that make a typed word one of these; infinite where more than its length allows. */
function leastChanges(known: ReadonlySet<string>, near: ReadonlyMap<string, number>): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [word, changes] of near) if (changes < least && known.has(word)) least = changes;
  return least;
}
