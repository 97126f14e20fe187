import { beforeEach, expect, test, vi } from "vitest";
import { quizOf } from "#domain/quiz/quiz.ts";
import { answerQuestion, startSession } from "#domain/quiz/quiz-session.ts";
import { discardSession, saveSession, sessionOf, storedSessions } from "./quiz-sessions.ts";

const saved = new Map<string, string>();

beforeEach(() => {
  saved.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => saved.set(key, text),
  });
});

function started(id: string, seed: string, startedAt = 1000) {
  const quiz = quizOf(id);
  if (!quiz) throw new Error(`no test ${id}`);
  return startSession(quiz, seed, false, startedAt);
}

test("starting or finishing another test leaves the answers of an unfinished one", () => {
  const first = answerQuestion(started("al-baqarah", "one"), 0, 2);
  saveSession(first);
  saveSession(started("stories", "two"));
  saveSession(started("al-baqarah", "three"));
  expect(sessionOf(storedSessions.read(), first)).toEqual(first);
  discardSession(started("stories", "two"));
  expect(storedSessions.read().map(({ seed }) => seed)).toEqual(["three", "one"]);
});

test("a test is stored once, the last used first, and the oldest of many is discarded", () => {
  for (const seed of ["1", "2", "3", "4", "5"]) saveSession(started("stories", seed));
  saveSession(answerQuestion(started("stories", "3"), 1, 0));
  expect(storedSessions.read().map(({ seed }) => seed)).toEqual(["3", "5", "4", "2"]);
});

test("the single session of older versions is continued", () => {
  const old = answerQuestion(started("tajweed-rules", "old"), 0, 1);
  saved.set("quiz.session", JSON.stringify(old));
  expect(storedSessions.read()).toEqual([old]);
  saved.set("quiz.session", "");
  expect(storedSessions.read()).toEqual([]);
});

test("an unfinished test is dropped if its seed now asks other questions, and continued otherwise", () => {
  const rules = answerQuestion(started("tajweed-rules", "new"), 0, 1);
  const { edition: _, ...baqarah } = answerQuestion(started("al-baqarah", "old"), 0, 1);
  saved.set("quiz.session", JSON.stringify([rules, baqarah, { ...rules, edition: rules.edition - 1 }]));
  expect(storedSessions.read()).toEqual([rules]);
});
