import { expect, test } from "vitest";
import type { QuizQuestion } from "#domain/quiz/quiz.ts";
import { mistakenVerses } from "./use-mistake-cards.ts";

const question = (ayah: number, right: number) => ({ verse: { surah: 2, ayah }, right }) as QuizQuestion;

test("every verse answered wrongly or not at all becomes one card", () => {
  const questions = [question(1, 0), question(2, 1), question(2, 2), question(3, 3)];
  expect(mistakenVerses(questions, [0, 0, null, null])).toEqual(["2:2", "2:3"]);
  expect(mistakenVerses(questions, [0, 1, 2, 3])).toEqual([]);
});
