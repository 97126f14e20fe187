import type { VerseReference } from "#domain/verse-reference.ts";
import { ask } from "./ask.ts";
import type { Dealt } from "./compose.ts";
import type { QuizQuestion, ShownRun } from "./quiz.ts";
import type { QuizVerse } from "./quiz-verse.ts";
import { type Random, shuffled } from "./seeded-random.ts";

/** A word of the Quran with its meaning in the person's language. */
export type VocabularyWord = {
  /** Kind of word; misses are of the same. */
  readonly group: string;
  readonly form: string;
  readonly meaning: string;
  readonly verse: VerseReference;
  /** Place in the verse, from 0. */
  readonly word: number;
};

/** The words to ask, and the verses of Al-Baqarah in which they stand. */
type Context = { readonly words: readonly VocabularyWord[]; readonly verses: readonly QuizVerse[] };

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
function wordMeaning(word: VocabularyWord, context: Context, random: Random): QuizQuestion | undefined {
  const misses = shuffled(sameGroup(context.words, word), random);
  const draft = {
    kind: "wordMeaning",
    verse: word.verse,
    shown: inContext(word, context.verses),
    answer: { kind: "words", text: word.meaning },
    misses: misses.map(({ meaning }) => ({ kind: "words", text: meaning }) as const),
  } as const;
  return ask(draft, random);
}

/** Which word has this meaning? */
function wordFor(word: VocabularyWord, context: Context, random: Random): QuizQuestion | undefined {
  const misses = shuffled(sameGroup(context.words, word), random);
  const draft = {
    kind: "wordFor",
    verse: word.verse,
    shown: [],
    text: word.meaning,
    answer: { kind: "arabic", text: word.form },
    misses: misses.map(({ form }) => ({ kind: "arabic", text: form }) as const),
  } as const;
  return ask(draft, random);
}

/** Words by their meaning: the first `meanings` of a test in a verse, the others the other way round. */
export function vocabularyQuestions(context: Context, meanings: number): Dealt<VocabularyWord> {
  return {
    name: "vocabulary",
    pool: context.words,
    make: (word, random, place) => (place < meanings ? wordMeaning : wordFor)(word, context, random),
  };
}
