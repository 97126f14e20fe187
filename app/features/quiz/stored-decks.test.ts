// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { startNext } from "./stored-decks.ts";

beforeEach(() => localStorage.clear());

test("tests of a kind follow one another in a row of their own", () => {
  const first = startNext("stories");
  expect(first).toMatch(/^[0-9a-z]{8}\.0$/);
  expect(startNext("stories")).toBe(first.replace(/0$/, "1"));
  expect(startNext("al-baqarah")).toMatch(/\.0$/);
  expect(startNext("stories")).toBe(first.replace(/0$/, "2"));
});

test("what is stored and wrong begins a new row", () => {
  for (const stored of ["[", "[]", '{"stories":7}', `{"stories":"${"a".repeat(65)}"}`]) {
    localStorage.setItem("riwaq.quiz.decks", stored);
    localStorage.setItem("quiz.decks", stored);
    expect(startNext("stories"), stored).toMatch(/^[0-9a-z]{8}\.0$/);
    localStorage.clear();
  }
});
