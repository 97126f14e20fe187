import { expect, test } from "vitest";
import type { QuestionKind, QuizQuestion } from "#domain/quiz/quiz.ts";
import { missedVerses } from "./missed-cards.tsx";

const question = (ayah: number, right: number, kind: QuestionKind = "verseSubject") =>
  ({ kind, verse: { surah: 2, ayah }, right }) as QuizQuestion;

test("every verse answered wrongly or not at all is missed once", () => {
  const questions = [question(1, 0), question(2, 1), question(2, 2), question(3, 3)];
  expect(missedVerses(questions, [0, 0, null, null])).toEqual(["2:2", "2:3"]);
  expect(missedVerses(questions, [0, 1, 2, 3])).toEqual([]);
});

test("a missed rule of tajweed or count of a word adds no verse", () => {
  const kinds = ["ruleInWord", "wordWithRule", "ruleCounts", "mostOften"] as const;
  const questions = [...kinds.map((kind, place) => question(place + 1, 0, kind)), question(9, 0, "story")];
  expect(
    missedVerses(
      questions,
      questions.map(() => 1),
    ),
  ).toEqual(["2:9"]);
});
