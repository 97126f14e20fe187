import { describe, expect, test } from "vitest";
import { loadAthkar } from "#content/athkar/index.ts";
import { wordsOfDhikr } from "./words-of-dhikr.ts";

describe("the picture of a dhikr", () => {
  test("has its words, its meaning, its source and its grade", async () => {
    const [dhikr] = (await loadAthkar("en")).categories.evening.filter(({ arabic }) => arabic);
    if (!dhikr) throw new Error("no dhikr of words");
    const words = wordsOfDhikr(dhikr, "en", ["Sahih · Al-Albani"]);
    expect(words).toMatchObject({
      arabic: dhikr.arabic,
      translation: dhikr.translation,
      isQuran: false,
      language: "en",
      direction: "ltr",
    });
    const [places, grades] = words.source.split("\n");
    for (const { collection, number } of dhikr.sources) {
      expect(places).toContain(collection);
      expect(places).toContain(number);
    }
    expect(grades).toBe("Sahih · Al-Albani");
  });

  test("of verses numbers them and names their surah", async () => {
    const dhikr = (await loadAthkar("en")).categories.evening.find(({ id }) => id === "al-ikhlas");
    if (!dhikr) throw new Error("no such dhikr");
    const verses = [1, 2].map((ayah) => ({ ayah, arabic: `a${ayah}`, translation: `t${ayah}` }));
    const passage = { surah: 112, surahName: "Al-Ikhlas", verses };
    const words = wordsOfDhikr({ ...dhikr, passage }, "en", []);
    expect(words).toMatchObject({
      arabic: "a1\u00a0\u06dd١ a2\u00a0\u06dd٢",
      isQuran: true,
      translation: "t1 t2",
    });
    expect(words.source).toMatch(/^Al-Ikhlas 112:1-4 · /);
    const arabicOnly = {
      ...passage,
      verses: verses.slice(0, 1).map(({ ayah, arabic }) => ({ ayah, arabic })),
    };
    expect(wordsOfDhikr({ ...dhikr, passage: arabicOnly }, "ar", [])).toMatchObject({
      arabic: "a1",
      translation: undefined,
      direction: "rtl",
    });
  });
});
