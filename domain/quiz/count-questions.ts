import { ask } from "./ask.ts";
import type { Dealt } from "./compose.ts";
import type { QuizQuestion } from "./quiz.ts";
import { shuffled } from "./seeded-random.ts";

/** A word of the hand-checked list with how often its forms stand in the Quran. */
export type CountedQuizWord = {
  /** As it is written without vowel signs. */
  readonly arabic: string;
  readonly forms: readonly string[];
  readonly occurrences: number;
  /** Key of the first verse with it. */
  readonly first: QuizQuestion["verse"];
};

/** Misses stand at most four fifths as often, so that no way of counting turns the order round. */
const fewer = 0.8;
const near = 14;

/** Rarer words have too few that stand more seldom still. */
const rarest = 5;

/** Which of these words stands most often in the Quran, in any of its forms? */
export function countQuestions(pool: readonly CountedQuizWord[]): Dealt<CountedQuizWord> {
  const byCount = pool.toSorted((one, other) => other.occurrences - one.occurrences);
  return {
    name: "counts",
    pool: byCount.filter(({ occurrences }) => occurrences >= rarest),
    make: (right, random) => {
      const rarer = byCount.filter(({ occurrences }) => occurrences <= right.occurrences * fewer);
      const misses = shuffled(rarer.slice(0, near), random).slice(0, 3);
      const question = ask(
        {
          kind: "mostOften",
          verse: right.first,
          shown: [],
          answer: { kind: "arabic", text: right.arabic },
          misses: misses.map(({ arabic }) => ({ kind: "arabic", text: arabic }) as const),
        },
        random,
      );
      const counted = [right, ...misses].map(({ arabic, occurrences }) => ({ arabic, occurrences }));
      return question && { ...question, counted, forms: right.forms };
    },
  };
}
