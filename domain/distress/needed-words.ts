import { foldMessage, phrasePattern } from "./fold-message.ts";
import type { Fold, Lexicon } from "./lexicon.ts";
import { compile } from "./match-rules.ts";

/** Letters of a word that are looked at: with fewer more messages load a lexicon for nothing, with more the lists are longer. */
const mostLetters = 5;
const anyLetters = "*";

/** The beginnings or ends of the words of a phrase, folded; a star where a word may go on. */
function partsOf(phrase: string, fold: Fold): string[] {
  return phrasePattern(phrase.trim(), fold)
    .replace(/^\[[وفلب]+\]\?/, "")
    .split("[^ |]*")
    .join(anyLetters)
    .split(" ")
    .flatMap((word) => {
      const [stem = "", end] = word.split(anyLetters);
      if (stem === "|" || (stem === "" && !end)) return [];
      if (stem === "") return `${anyLetters}${end?.slice(-mostLetters)}`;
      if (end === undefined && stem.length <= mostLetters) return stem;
      return `${stem.slice(0, mostLetters)}${anyLetters}`;
    });
}

type Rarest = { readonly words: readonly string[]; readonly frequency: number };

/** Of each phrase of a concept the rarest word; undefined where a phrase may begin with anything. */
function rarestWords(phrases: string, fold: Fold, frequencyOf: (part: string) => number): Rarest | undefined {
  const words: string[] = [];
  let frequency = 0;
  for (const phrase of phrases.split(",").filter((one) => one.trim() !== "")) {
    const [rarest] = partsOf(phrase, fold)
      .map((word) => [word, frequencyOf(word)] as const)
      .toSorted(([one, often], [other, more]) => often - more || other.length - one.length);
    if (!rarest) return undefined;
    words.push(rarest[0]);
    frequency += rarest[1];
  }
  return { words, frequency };
}

/**
 * The words, or their beginnings, of which a message must have one for any rule of the lexicon to match: of each rule
 * the concept and of each phrase the word that is rarest by `frequencyOf`. Throws where a rule has no such concept.
 */
export function neededWordsOf(lexicon: Lexicon, frequencyOf: (part: string) => number): string {
  const concepts = new Map(
    Object.entries(lexicon.concepts).map(([name, phrases]) => [
      name,
      rarestWords(phrases, lexicon.fold, frequencyOf),
    ]),
  );
  const needed = new Set<string>();
  for (const rule of compile(lexicon).rules) {
    const [rarest] = rule.concepts
      .flatMap((name) => concepts.get(name) ?? [])
      .toSorted((one, other) => one.frequency - other.frequency || one.words.length - other.words.length);
    if (!rarest) throw new Error(`a message needs no word for a rule of ${rule.concepts.join(" ")}`);
    for (const word of rarest.words) needed.add(word);
  }
  const isCovered = (word: string) =>
    [...word].some((_, at) => at > 0 && word.length > at + 1 && needed.has(word.slice(0, at) + anyLetters));
  return [...needed]
    .filter((word) => !isCovered(word))
    .toSorted()
    .join(" ");
}

/** A word with every beginning and every short end of it, as needed words are written. */
export function withParts(word: string): string[] {
  const letters = [...word].map((_, at) => at + 1);
  return [
    word,
    ...letters.map((count) => `${word.slice(0, count)}${anyLetters}`),
    ...letters.slice(0, mostLetters).map((count) => `${anyLetters}${word.slice(-count)}`),
  ];
}

const lists = new Map<string, ReadonlySet<string>>();

/** True unless a message has none of the needed words of a lexicon, so that none of its rules can match. */
export function mayMatch(message: string, fold: Fold, neededWords: string): boolean {
  const known = lists.get(neededWords) ?? new Set(neededWords.split(" "));
  lists.set(neededWords, known);
  return foldMessage(message, fold)
    .trim()
    .split(" ")
    .flatMap((word) => (fold === "arabic" && /^[وفلب]./u.test(word) ? [word, word.slice(1)] : word))
    .some((word) => withParts(word).some((part) => known.has(part)));
}
