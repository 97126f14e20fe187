import { askNewQuestion, questionKey } from "./ask.ts";
import { type DeckRun, deckRandom, partFor } from "./deck.ts";
import type { QuizQuestion } from "./quiz.ts";
import { type Random, shuffled } from "./seeded-random.ts";

/** Makes one question of a kind, or none from what it happened to draw. */
export type MakeQuestion = (random: Random) => QuizQuestion | undefined;

/** Adds its questions to a test; it knows the keys of those already asked. */
type Row = (of: DeckRun, random: Random, previousKeys: ReadonlySet<string>) => QuizQuestion[];

const tooSmall = () => new RangeError("the text is too small for this test");

/** Questions that are made at random from texts that are other ones in the next test. */
export function drawn(make: MakeQuestion, count: number): Row {
  return (_, random, previousKeys) => {
    const keys = new Set(previousKeys);
    return Array.from({ length: count }, () => {
      const question = askNewQuestion(() => make(random), keys);
      if (!question) throw tooSmall();
      keys.add(questionKey(question));
      return question;
    });
  };
}

/** What may be asked about, and the question about one of them; `place` is its place among those of the test, from 0. */
export type Dealt<T> = {
  /** Keeps the orders of two pools apart. */
  readonly name: string;
  readonly pool: readonly T[];
  readonly make: (candidate: T, random: Random, place: number) => QuizQuestion | undefined;
};

/** Questions about a pool that is dealt out over a row of tests, so that none comes again within five. */
export function dealt<T>({ name, pool, make }: Dealt<T>, count: number): Row {
  return (of, random) => {
    const questions: QuizQuestion[] = [];
    for (const candidate of partFor(pool, count, of, name)) {
      if (questions.length === count) break;
      const question = make(candidate, random, questions.length);
      if (question) questions.push(question);
    }
    if (questions.length < count) throw tooSmall();
    return questions;
  };
}

/** All questions of a test, mixed, none twice. Throws RangeError when a text is too small for its rows. */
export function compose(rows: readonly Row[], of: DeckRun, purpose: string): QuizQuestion[] {
  const random = deckRandom(of, purpose);
  const questions: QuizQuestion[] = [];
  for (const row of rows) questions.push(...row(of, random, new Set(questions.map(questionKey))));
  return shuffled(questions, random);
}
