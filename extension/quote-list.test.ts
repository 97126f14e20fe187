import { expect, test } from "vitest";
import { publishedVerses as published } from "#content/quran/published-verses.testing.ts";
import { quranText } from "#domain/quote-check/quran-text.ts";
import { quotesOf, textsOf } from "./quote-list.ts";

const quran = quranText(published);
const verse = published.uthmani[quran.verseNumber({ surah: 94, ayah: 6 }) ?? 0] ?? "";

test("a page is cut between its blocks, and nothing of it is lost", () => {
  const page = Array.from({ length: 30 }, (_, at) => `${at} ${"word ".repeat(1000)}`).join("\n\n");
  const texts = textsOf(page);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.map(([, text]) => text).join("")).toBe(page);
  for (const [, text] of texts.slice(1)) expect(text).toMatch(/^\n\n\d/);
  expect(textsOf("a".repeat(120_000)).map(([start]) => start)).toEqual([0, 50_000, 100_000]);
  expect(textsOf("")).toEqual([]);
});

test("quotes far down a page are given by their places in it", () => {
  const page = `${"plain words ".repeat(8000)}\n\n﴿${verse}﴾ [94:6]`;
  const [quote, ...others] = quotesOf(quran, page);
  expect(others).toEqual([]);
  expect(quote).toMatchObject({ verdict: "exact", references: ["94:6"] });
  expect(page.slice(quote?.start, quote?.end)).toBe(verse);
});
