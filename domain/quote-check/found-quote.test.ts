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

const nameOf = (surah: number, script: "arabic" | "latin") =>
  surah === 94 ? (script === "arabic" ? "الشرح" : "Ash-Sharh") : undefined;

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

  test("get the verified words and numbers, and nothing else changes", () => {
    expect(mendableCount(quotes)).toBe(2);
    const mended = mendedText(text, quotes, nameOf);
    const [numbered, altered] = foundQuotes(quran, mended);
    expect([numbered?.verdict, altered?.verdict]).toEqual(["exact", "exact"]);
    expect(mended.startsWith(`One: ﴿${right}﴾ [94:6], and ﴿`)).toBe(true);
    expect(mended.endsWith("﴾ too.")).toBe(true);
    expect(mendedText(mended, foundQuotes(quran, mended), nameOf)).toBe(mended);
  });

  test.each([
    ["﴿#﴾ [الإخلاص: ٣]", "﴿#﴾ [الشرح: ٦]"],
    ["في سورة الإخلاص، الآية ۳: ﴿#﴾", "في سورة الشرح، الآية ۶: ﴿#﴾"],
    ["ورد في الآية 3 من سورة الإخلاص: «#»", "ورد في الآية 6 من سورة الشرح: «#»"],
    ["﴿#﴾ [الشرح: ٥]", "﴿#﴾ [الشرح: ٦]"],
    ["“#” (Al-Ikhlas, verse 3)", "“#” (Ash-Sharh, verse 6)"],
    ["“#” (Quran 112:2-3)", "“#” (Quran 94:6)"],
    ["«#» (Al-Ikhlas 112:3)", "«#» (Ash-Sharh 94:6)"],
    ["(١١٢:٣) «#»", "(٩٤:٦) «#»"],
    ["سورة الإخلاص (آية 3):\n«#»", "سورة الشرح (آية 6):\n«#»"],
    ["«# (112:3)»", "«# (94:6)»"],
    ["﴿#﴾ [94:6]", "﴿#﴾ [94:6]"],
  ])("%s names %s", (written, expected) => {
    const named = written.replace("#", right);
    expect(mendedText(named, foundQuotes(quran, named), nameOf)).toBe(expected.replace("#", right));
  });

  test("of several verses get the numbers of all", () => {
    const both = `${verse(94, 5)} ${verse(94, 6)}`;
    const named = `﴿${both}﴾ [الإخلاص: 1]`;
    expect(mendedText(named, foundQuotes(quran, named), nameOf)).toBe(`﴿${both}﴾ [الشرح: 5-6]`);
    expect(mendedText(named, foundQuotes(quran, named), () => undefined)).toBe(`﴿${both}﴾ [94:5-6]`);
  });
});
