import fc from "fast-check";
import { expect, test } from "vitest";
import { quizzes } from "./quiz.ts";
import { hasItsQuestions, readResult, resultKey, resultOf } from "./quiz-result.ts";
import { startSession } from "./quiz-session.ts";

const [quiz] = quizzes;
if (!quiz) throw new Error("there is no test");
const session = startSession(quiz, "seed", true, 1_000);

test("a result is read back as it was stored", () => {
  const result = resultOf(session, 7, 61_000);
  expect(readResult(JSON.parse(JSON.stringify(result)))).toEqual(result);
  expect(result.ranOut).toBe(false);
});

test("a test whose time ran out says so, and finishing twice has one key", () => {
  expect(resultOf(session, 0, 1_000 + 15 * 60_000).ranOut).toBe(true);
  expect(resultKey(session)).toBe("al-baqarah-1000");
});

test("a result of before editions is read as one of the first, whose questions are no longer made", () => {
  const { edition, ...older } = resultOf(session, 7, 61_000);
  const read = readResult(older);
  expect(read).toMatchObject({ edition: 1, right: 7 });
  expect(read && hasItsQuestions(read)).toBe(false);
  expect(hasItsQuestions({ ...older, edition })).toBe(true);
  expect(readResult({ ...older, edition: "2" })).toBeUndefined();
});

test("an invalid result is rejected", () => {
  const result = resultOf(session, 7, 61_000);
  for (const value of [
    { ...result, right: 21 },
    { ...result, answers: [0] },
    { ...result, quiz: "x" },
    4,
    null,
  ])
    expect(readResult(value)).toBeUndefined();
  fc.assert(fc.property(fc.anything(), (value) => void readResult(value)));
});
