import { expect, test } from "vitest";
import { measureCards } from "./answer-cards.ts";

test("held-out questions seldom get a wrong card, and most get theirs", async () => {
  const { questions, right, wrong, missed } = await measureCards();
  expect(questions).toBeGreaterThanOrEqual(200);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(questions * 0.02);
  expect(right / (right + wrong.length + missed.length)).toBeGreaterThan(0.8);
});
