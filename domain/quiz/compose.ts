import { askNewQuestion, questionKey } from "./ask.ts";
import type { QuizQuestion } from "./quiz.ts";
import { type Random, shuffled } from "./seeded-random.ts";

/** Makes one question of a kind, or none from what it happened to draw. */
export type MakeQuestion = (random: Random) => QuizQuestion | undefined;

/** How many questions of each maker a test holds. */
export type Recipe = readonly (readonly [make: MakeQuestion, count: number])[];

/** All questions of a test, mixed, none twice. Throws RangeError when a text is too small for its recipe. */
export function compose(recipe: Recipe, random: Random): QuizQuestion[] {
  const previousKeys = new Set<string>();
  const questions: QuizQuestion[] = [];
  for (const [make, count] of recipe)
    for (let made = 0; made < count; made++) {
      const question = askNewQuestion(() => make(random), previousKeys);
      if (!question) throw new RangeError("the text is too small for this test");
      previousKeys.add(questionKey(question));
      questions.push(question);
    }
  return shuffled(questions, random);
}
