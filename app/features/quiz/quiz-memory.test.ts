import { beforeEach, expect, test, vi } from "vitest";
import { quizOf } from "#domain/quiz/quiz.ts";
import { answered, startSession } from "#domain/quiz/quiz-session.ts";
import { forgetSession, keepSession, sessionOf, storedSessions } from "./quiz-memory.ts";

const saved = new Map<string, string>();

beforeEach(() => {
  saved.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => saved.set(key, text),
  });
});

function begun(id: string, seed: string, startedAt = 1000) {
  const quiz = quizOf(id);
  if (!quiz) throw new Error(`no test ${id}`);
  return startSession(quiz, seed, false, startedAt);
}

test("another test begun, or finished, leaves the answers of the one half done", () => {
  const first = answered(begun("al-baqarah", "one"), 0, 2);
  keepSession(first);
  keepSession(begun("stories", "two"));
  keepSession(begun("al-baqarah", "three"));
  expect(sessionOf(storedSessions.read(), first)).toEqual(first);
  forgetSession(begun("stories", "two"));
  expect(storedSessions.read().map(({ seed }) => seed)).toEqual(["three", "one"]);
});

test("a test stands once among those kept, the last touched first, and the oldest of many is forgotten", () => {
  for (const seed of ["1", "2", "3", "4", "5"]) keepSession(begun("stories", seed));
  keepSession(answered(begun("stories", "3"), 1, 0));
  expect(storedSessions.read().map(({ seed }) => seed)).toEqual(["3", "5", "4", "2"]);
});

test("the one session that older versions kept is gone on with", () => {
  const old = answered(begun("tajweed-rules", "old"), 0, 1);
  saved.set("quiz.session", JSON.stringify(old));
  expect(storedSessions.read()).toEqual([old]);
  saved.set("quiz.session", "");
  expect(storedSessions.read()).toEqual([]);
});

test("a test half done is begun again where the same seed asks other questions now, and gone on with elsewhere", () => {
  const { edition: _, ...rules } = answered(begun("tajweed-rules", "old"), 0, 1);
  const { edition: __, ...baqarah } = answered(begun("al-baqarah", "old"), 0, 1);
  saved.set("quiz.session", JSON.stringify([rules, baqarah]));
  expect(storedSessions.read().map(({ quiz, answers }) => [quiz, answers[0]])).toEqual([
    ["tajweed-rules", 1],
  ]);
});
