import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { readWholeText } from "#content/quran/index.ts";
import { verseNumber } from "#domain/verse-reference.ts";
import { judgeTranslation, translationClaims, translationIndex } from "./translation-quotes.ts";

const read = async (address: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../.built/public${address}`, import.meta.url), "utf8"));

describe.each(["en", "fr", "ur", "id", "tr"] as const)("a quote in %s", async (language) => {
  const verses = await readWholeText(read, language);
  const index = translationIndex(verses);
  const verse = (surah: number, ayah: number) =>
    (verses[(verseNumber({ surah, ayah }) ?? 1) - 1] ?? "").replace(/["“”«»()[\]]/g, "");
  const judged = (quote: string, reference: string) => {
    const text = `“${quote}” (${reference})`;
    return translationClaims(text).map((claim) => judgeTranslation(index, text, claim));
  };

  test("is the same verse, whole and without every fifth word", () => {
    const shorter = verse(2, 255)
      .split(" ")
      .filter((_, at) => at % 5 !== 4)
      .join(" ");
    for (const quote of [verse(2, 255), shorter])
      expect(judged(quote, "Quran 2:255")).toMatchObject([
        { verdict: "same-verse", language, references: ["2:255"], claimed: "2:255" },
      ]);
  });

  test("is another verse where the number is wrong", () => {
    expect(judged(verse(49, 13), "Quran 2:256")).toMatchObject([
      { verdict: "another-verse", references: ["49:13"], claimed: "2:256" },
    ]);
  });
});

test("without a reference, or in Arabic, nothing is looked for", () => {
  expect(translationClaims("He said: “the best of you are those who learn”.")).toEqual([]);
  expect(translationClaims("«قل هو الله أحد» [الإخلاص: 1]")).toEqual([]);
});
