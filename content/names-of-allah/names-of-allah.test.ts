import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { buildOccurrences, readArabicVerses } from "./build.ts";
import { loadNames } from "./index.ts";
import { formsFile, namesFile, occurrencesFile, textFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

async function text(file: string): Promise<string> {
  return readFile(new URL(`./data/${file}`, import.meta.url), "utf8");
}

const names = namesFile.parse(JSON.parse(await text("names.json")));
const rules = formsFile.parse(JSON.parse(await text("forms.json")));
const occurrences = occurrencesFile.parse(JSON.parse(await text("occurrences.json")));
const ids = names.map(({ id }) => String(id));

describe("the names", () => {
  test("are ninety-nine, in order, each different from the others", () => {
    expect(names.map(({ id }) => id)).toEqual(Array.from({ length: 99 }, (_, at) => at + 1));
    expect(new Set(names.map(({ arabic }) => arabic)).size).toBe(99);
    expect(new Set(names.map(({ transliteration }) => transliteration)).size).toBe(99);
  });

  test("are composed text in Arabic letters", () => {
    for (const { arabic } of names) {
      expect(arabic).toBe(arabic.normalize("NFC"));
      expect(arabic).toMatch(/^[\u0621-\u0671 ]+$/);
    }
  });
});

describe("their places in the Quran", () => {
  test("are what a build from the pinned text finds", async () => {
    expect(await buildOccurrences(await readArabicVerses())).toBe(await text("occurrences.json"));
  });

  test("are stated for every name, empty for as many as the source says", () => {
    expect(Object.keys(occurrences)).toEqual(ids);
    const empty = Object.values(occurrences).filter(({ total }) => total === 0);
    expect(empty).toHaveLength(source.counts.withoutPlaceInTheQuran);
  });

  test("have a rule only for names that there are", () => {
    for (const id of Object.keys(rules)) expect(ids).toContain(id);
  });

  // Forms that have no other meaning, searched independently: with their vowels, in the unfolded text.
  test.each([
    ["1", /(?:ٱل|آل|لِ|لِّ)لَّه[َُِ](?:مَّ)?(?!\p{L})/u],
    ["2", /رَّحْمَـٰنِ|رَّحْمَـٰنُ|رَّحْمَـٰنَ/],
    ["5", /ٱلْقُدُّوسُ|ٱلْقُدُّوسِ/],
    ["16", /ٱلْقَهَّ/],
    ["17", /ٱلْوَهَّاب|وَهَّابُ/],
    ["48", /[^َ]وَدُود/],
    ["64", /ٱلْقَيُّوم/],
    ["68", /ٱلصَّمَد/],
    ["70", /مُّ?قْتَدِر(?!ُونَ)/],
  ])("of name %s are those that a plain search finds", async (id, pattern) => {
    const verses = await readArabicVerses();
    // Normalised to NFC, so that the order of a vowel and its shadda does not matter.
    const composed = new RegExp(pattern.source.normalize("NFC"), "u");
    const found = verses.filter((verse) => composed.test(verse.text.normalize("NFC")));
    expect(occurrences[id]?.total).toBe(found.length);
  });

  test("leave out those of whom the same word is said", () => {
    expect(occurrences["9"]?.verses).not.toContain("12:30");
    expect(occurrences["83"]?.verses).not.toContain("9:128");
    expect(occurrences["97"]?.verses).not.toContain("2:233");
    expect(occurrences["4"]?.verses).toEqual(["20:114", "23:116", "59:23", "62:1", "114:2"]);
  });
});

describe.each(languages)("the names in %s", (language) => {
  test("have words for every name, none of them empty", async () => {
    const file = textFile.parse(JSON.parse(await text(`text.${language}.json`)));
    expect(file.language).toBe(language);
    expect(Object.keys(file.names)).toEqual(ids);
    expect(new Set(Object.values(file.names).map(({ name }) => name)).size).toBe(99);
  });

  test("are described in two or three sentences", async () => {
    const { names: loaded } = await loadNames(language);
    for (const { id, description } of loaded) {
      const sentences = description.split(/[.۔؟?](?:\s|$)/).filter(Boolean).length;
      expect([1, 2, 3], `name ${id}`).toContain(sentences);
      expect(description.length, `name ${id}`).toBeGreaterThan(30);
    }
  });

  test("keep to their own script and words", async () => {
    const { note, names: own } = textFile.parse(JSON.parse(await text(`text.${language}.json`)));
    const joined = [note, ...Object.values(own).flatMap((one) => Object.values(one))].join("\n");
    if (language === "ar" || language === "ur") expect(joined).not.toMatch(/[A-Za-z]/);
    if (language === "fr" || language === "id" || language === "tr") {
      expect(joined).not.toMatch(/(?<!\p{L})(the|and|of|with|from|this|that|his|who|mercy)(?!\p{L})/iu);
    }
  });

  test("are loaded with a note on the enumeration", async () => {
    const { note, names: loaded } = await loadNames(language);
    expect(note.length).toBeGreaterThan(100);
    expect(loaded).toHaveLength(99);
    expect(loaded[98]?.quran).toEqual({ total: 0, verses: [] });
  });
});
