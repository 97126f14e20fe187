import { describe, expect, test } from "vitest";
import { quranParts } from "./quran-line.ts";

describe("a line of the Quran", () => {
  test("is drawn in one piece where it has no pause marks", () => {
    expect(quranParts("\u0642\u064f\u0644\u0652 \u0647\u064f\u0648\u064e")).toEqual([
      { text: "\u0642\u064f\u0644\u0652 \u0647\u064f\u0648\u064e", aside: 0, below: 0 },
    ]);
  });

  test("has its pause marks lower, aside of a high vowel and of another mark, and loses no character", () => {
    const line = "\u0627\u064c \u06da \u0628 \u06d6 \u062a \u06d6 \u06da";
    const parts = quranParts(line);
    expect(parts.map(({ text }) => text).join("")).toBe(line);
    expect(parts.filter(({ below }) => below > 0)).toEqual([
      { text: " \u06da", aside: 0.28, below: 0.44 },
      { text: " \u06d6", aside: 0, below: 0.44 },
      { text: " \u06d6", aside: 0, below: 0.44 },
      { text: " \u06da", aside: 0.4, below: 0.44 },
    ]);
  });
});
