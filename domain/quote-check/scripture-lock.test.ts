import { expect, test } from "vitest";
import { publishedVerses as published } from "#content/quran/published-verses.testing.ts";
import { verseNumber } from "#domain/verse-reference.ts";
import { quranText } from "./quran-text.ts";
import { scriptureLock } from "./scripture-lock.ts";
import { runLengths, wordRuns } from "./word-runs.ts";

const quran = quranText(published);
const verse = (surah: number, ayah: number) => published.plain[(verseNumber({ surah, ayah }) ?? 1) - 1] ?? "";

test("a verse is scripture in any spelling, with wrong vowel signs too, without its words being learnt", () => {
  const { isScripture } = scriptureLock(quran, wordRuns());
  const bare = verse(49, 13).replace(/[\u064b-\u0652\u0670]/gu, "");
  for (const written of [verse(49, 13), bare, verse(49, 13).replaceAll("\u064e", "\u064f")])
    expect(isScripture(`ومن قرأ ${written} عرف`), written).toBe(true);
  for (const own of ["الصبر خلق كريم يحتاجه كل إنسان", "Patience is a gift", ""])
    expect(isScripture(own), own).toBe(false);
});

test("of other texts every run of their words is scripture", () => {
  const runs = wordRuns();
  runs.learn(["a sentence of our own that stands in for a hadith"], runLengths.other);
  const { isScripture, judgeQuote } = scriptureLock(quran, runs);
  expect(isScripture("They say: sentence of our own that stands, and so on")).toBe(true);
  expect(isScripture("A sentence of our own stands here")).toBe(false);
  expect(judgeQuote(verse(112, 1)).references).toEqual([{ surah: 112, ayah: 1 }]);
});
