import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readVerses } from "#content/quran/index.ts";
import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import { differingWords } from "#domain/similar-verses/similar-passage.ts";
import { ayahCount, surahCount, verseKey } from "#domain/verse-reference.ts";
import { readSimilar } from "./index.ts";

const publicRoot = new URL("../../.built/public/", import.meta.url);
const read = async (address: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`.${address}`, publicRoot), "utf8"));

const surahNumbers = Array.from({ length: surahCount }, (_, index) => index + 1);
const found = await Promise.all(surahNumbers.map((surah) => readSimilar(read, surah)));
const texts = await Promise.all(surahNumbers.map((surah) => readVerses(read, "arabic", surah)));
const wordsAt = (surah: number, ayah: number) => wordsOf(texts[surah - 1]?.[ayah - 1] ?? "");

test.each([
  [2, 48, "2:123"],
  [2, 58, "7:161"],
  [2, 62, "5:69"],
  [3, 133, "57:21"],
  [6, 151, "17:31"],
  [23, 83, "27:68"],
])("%i:%i is found beside %s", (surah, ayah, other) => {
  expect(found[surah - 1]?.[ayah - 1]?.map((one) => verseKey(one.other))).toContain(other);
});

test("every passage lies within its verses and differs in some words and shares at least four", () => {
  expect(found.flat()).toHaveLength(ayahCount);
  for (const [index, verses] of found.entries())
    for (const [at, passages] of verses.entries())
      for (const passage of passages) {
        const own = wordsAt(index + 1, at + 1);
        const other = wordsAt(passage.other.surah, passage.other.ayah);
        expect(passage.ownTo <= own.length && passage.otherTo <= other.length).toBe(true);
        const folded = [own, other].map((words) => words.map((word) => foldArabic(word).trim()));
        const differing = differingWords(folded[0] ?? [], folded[1] ?? [], passage);
        expect(differing.own.length + differing.other.length).toBeGreaterThan(0);
        expect(passage.ownTo - passage.ownFrom - differing.own.length).toBeGreaterThanOrEqual(4);
      }
});

test("a chunk of another surah is rejected", async () => {
  await expect(readSimilar(async () => [[1, 2]], 112)).rejects.toThrow("surah 112");
  await expect(readSimilar(read, 115)).rejects.toThrow(RangeError);
});
