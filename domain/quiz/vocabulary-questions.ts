import type { VerseReference } from "#domain/verse-reference.ts";
import { ask } from "./ask.ts";
import type { MakeQuestion } from "./compose.ts";
import type { ShownRun } from "./quiz.ts";
import type { QuizVerse } from "./quiz-verse.ts";
import { oneOf, shuffled } from "./seeded-random.ts";

/** A word of the Quran with its meaning in the person's language. */
export type VocabularyWord = {
  /** Kind of word; misses are of the same. */
  readonly group: string;
  readonly form: string;
  readonly meaning: string;
  /** How often this form stands in the Quran. */
  readonly count: number;
  readonly verse: VerseReference;
  /** Place in the verse, from 0. */
  readonly word: number;
};

const reach = 4;

function inContext(vocabulary: VocabularyWord, verses: readonly QuizVerse[]): ShownRun[] {
  const { words = [] } = verses.find(({ ayah }) => ayah === vocabulary.verse.ayah) ?? {};
  const at = vocabulary.word;
  const before = words.slice(Math.max(0, at - reach), at);
  const after = words.slice(at + 1, at + 1 + reach);
  return [
    { text: before.length ? `${at > reach ? "… " : ""}${before.join(" ")} ` : "" },
    { text: words[at] ?? "", mark: "rule" },
    { text: after.length ? ` ${after.join(" ")}${at + 1 + reach < words.length ? " …" : ""}` : "" },
  ];
}

const sameGroup = (words: readonly VocabularyWord[], { group, form }: VocabularyWord) =>
  words.filter((other) => other.group === group && other.form !== form);

/** What does the marked word mean? */
export function wordMeaning(words: readonly VocabularyWord[], verses: readonly QuizVerse[]): MakeQuestion {
  return (random) => {
    const word = oneOf(words, random);
    if (!word) return undefined;
    const misses = shuffled(sameGroup(words, word), random);
    const draft = {
      kind: "wordMeaning",
      verse: word.verse,
      shown: inContext(word, verses),
      answer: { kind: "words", text: word.meaning },
      misses: misses.map(({ meaning }) => ({ kind: "words", text: meaning }) as const),
    } as const;
    return ask(draft, random);
  };
}

/** Which word has this meaning? */
export function wordFor(words: readonly VocabularyWord[]): MakeQuestion {
  return (random) => {
    const word = oneOf(words, random);
    if (!word) return undefined;
    const misses = shuffled(sameGroup(words, word), random);
    const draft = {
      kind: "wordFor",
      verse: word.verse,
      shown: [],
      text: word.meaning,
      answer: { kind: "arabic", text: word.form },
      misses: misses.map(({ form }) => ({ kind: "arabic", text: form }) as const),
    } as const;
    return ask(draft, random);
  };
}
