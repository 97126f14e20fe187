import { describe, expect, test } from "vitest";
import { publishedVerses as published } from "#content/quran/published-verses.testing.ts";
import { foundQuotes } from "./find-quotes.ts";
import { mendableCount, mendedText, textParts } from "./found-quote.ts";
import { quranText } from "./quran-text.ts";

const quran = quranText(published);
const verse = (surah: number, ayah: number) =>
  published.uthmani[quran.verseNumber({ surah, ayah }) ?? 0] ?? "";
const right = verse(94, 6);
const wrong = verse(2, 153).replace("مَعَ", "مِنَ");

describe("the quotes of a text", () => {
  const text = `One: ﴿${right}﴾ [94:5], and ﴿${wrong}﴾ too.`;
  const quotes = foundQuotes(quran, text);

  test("name their verses and what the text claims", () => {
    expect(wrong).not.toBe(verse(2, 153));
    expect(quotes.map(({ verdict, references, claimed }) => [verdict, references.join(), claimed])).toEqual([
      ["wrong-reference", "94:6", "94:5"],
      ["altered", "2:153", undefined],
    ]);
  });

  test("cut the text into parts that together are the text", () => {
    const parts = textParts(text, quotes);
    expect(parts.map(({ text: part }) => part).join("")).toBe(text);
    expect(parts.flatMap(({ number }) => number ?? [])).toEqual([1, 2]);
    expect(textParts("", [])).toEqual([]);
    expect(textParts("no quote", [])).toEqual([{ text: "no quote" }]);
  });

  test("get the verified words where they are altered, and nothing else changes", () => {
    expect(mendableCount(quotes)).toBe(1);
    const mended = mendedText(text, quotes);
    const [altered] = foundQuotes(quran, mended).slice(1);
    expect(altered?.verdict).toBe("exact");
    expect(mended.startsWith(`One: ﴿${right}﴾ [94:5], and ﴿`)).toBe(true);
    expect(mended.endsWith("﴾ too.")).toBe(true);
    expect(mendedText(mended, foundQuotes(quran, mended))).toBe(mended);
  });
});
