import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { newCard } from "#domain/review/review-card.ts";
import { ladder, waits } from "#domain/review/schedule.ts";
import { waitText, waitTexts } from "./grade-buttons.tsx";

const day = 86_400_000;

test("the waits of a first review are written in the language of the page", () => {
  const card = newCard("2:255", 0);
  const first = waits(card ?? expect.fail("there is no such verse"), 0, "ladder");
  expect(waitTexts(first, "en")).toEqual({
    again: "10 minutes",
    hard: "30 minutes",
    good: "1 hour",
    easy: "1 day",
  });
  expect(waitTexts(first, "fr").easy).toMatch(/^1\sjour$/);
  expect(waitTexts(first, "ar").again).toContain("١٠");
});

test("the four waits differ in writing, on every rung and for every memory, in every language", () => {
  const card = newCard("2:255", 0);
  if (!card) throw new Error("there is no such verse");
  for (const language of languages) {
    for (const rung of ladder.keys())
      for (const reviews of [0, 3]) {
        const texts = waitTexts(waits({ ...card, reviews, rung }, 0, "ladder"), language);
        expect(new Set(Object.values(texts)).size, `${language} ${rung}`).toBe(4);
      }
    for (let stability = 0.1; stability < 600; stability *= 1.05) {
      const known = { ...card, reviews: 25, rung: 3, reviewedAt: 0, memory: { stability, difficulty: 5 } };
      const texts = waitTexts(waits(known, stability * day, "fsrs"), language);
      expect(new Set(Object.values(texts)).size, `${language} ${stability}`).toBe(4);
    }
  }
});

test("a single wait is written in its largest unit", () => {
  expect(waitText(45 * day, "en")).toBe("2 months");
  expect(waitText(20_000, "en")).toBe("1 minute");
});
