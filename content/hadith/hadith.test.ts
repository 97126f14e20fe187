import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";
import { categories, collections, loadHadith } from "./index.ts";
import { hadithFile, hadithTextFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

async function data(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./data/${file}`, import.meta.url), "utf8"));
}

const records = hadithFile.parse(await data("hadith.json"));
const ids = records.map(({ id }) => id);

describe("the hadith", () => {
  test("are as many as their source states, each once", () => {
    expect(records.length).toBe(source.counts.hadith);
    expect(new Set(ids).size).toBe(records.length);
    expect([collections.length, categories.length, languages.length]).toEqual([
      source.counts.collections,
      source.counts.categories,
      source.counts.languages,
    ]);
  });

  test("begin with the forty-two of an-Nawawi in his order", () => {
    const numbers = ids.filter((id) => id.startsWith("nawawi-")).map((id) => Number(id.split("-")[1]));
    expect(numbers).toEqual(Array.from({ length: source.counts.nawawi }, (_, index) => index + 1));
    expect(ids.slice(0, source.counts.nawawi).every((id) => id.startsWith("nawawi-"))).toBe(true);
  });

  test("stand by collection and number after the forty", () => {
    const places = records
      .slice(source.counts.nawawi)
      .map(({ collection, hadithNumber }) => collections.indexOf(collection) * 1e6 + Number(hadithNumber));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test.each(categories)("have at least three entries on %s", (category) => {
    expect(records.filter((record) => record.category === category).length).toBeGreaterThanOrEqual(3);
  });

  test.each(collections)("have at least three entries from %s", (collection) => {
    expect(records.filter((record) => record.collection === collection).length).toBeGreaterThanOrEqual(3);
  });

  test("cite no place twice", () => {
    for (const { id, sources } of records) {
      const places = sources.map(({ collection, book, number }) => `${collection} ${book} ${number}`);
      expect(new Set(places).size, id).toBe(places.length);
    }
  });

  test("carry the grade Sahih wherever al-Bukhari or Muslim has them", () => {
    for (const { id, collection, grades } of records) {
      if (collection !== "bukhari" && collection !== "muslim") continue;
      expect(grades, id).toContainEqual({
        grade: "Sahih",
        grader: `${collection === "bukhari" ? "al-" : ""}${collection}`,
      });
    }
  });

  test("show each authority once, and both sides where they differ", () => {
    for (const { id, grades } of records) {
      expect(new Set(grades.map(({ grader }) => grader)).size, id).toBe(grades.length);
    }
    const limits = records.find(({ id }) => id === "nawawi-30-limits");
    expect(limits?.grades).toEqual([
      { grade: "Hasan", grader: "an-nawawi" },
      { grade: "Weak", grader: "al-albani" },
    ]);
  });

  test("relate only to hadith of this set and verses that exist, never to themselves", () => {
    for (const { id, related } of records) {
      for (const other of related) {
        const known = other.includes(":") ? parseVerseKey(other) !== undefined : ids.includes(other);
        expect(known && other !== id, `${id}: ${other}`).toBe(true);
      }
    }
  });

  test("are quoted in Arabic letters, vowelled", () => {
    for (const { id, arabic } of records) {
      expect(arabic, id).toMatch(/^[\u0600-\u06ff\ufdfa\s.،؛:؟!«»()-]+$/);
      expect(arabic.match(/[\u064b-\u0652]/g)?.length ?? 0, id).toBeGreaterThan(arabic.length / 5);
    }
  });
});

describe.each(languages)("the words in %s", (language) => {
  test("are there for every hadith, marked as ours and not yet reviewed", async () => {
    const file = hadithTextFile.parse(await data(`text.${language}.json`));
    expect(file.header).toMatchObject({ language, author: "Riwaq", status: "ours", reviewed: [] });
    expect(Object.keys(file.hadith)).toEqual(ids);
  });

  test("name every collection, work, category, grade and grader in use", async () => {
    const { names } = hadithTextFile.parse(await data(`text.${language}.json`));
    const graders = new Set(records.flatMap(({ grades }) => grades.map(({ grader }) => grader)));
    const works = new Set(records.flatMap(({ sources }) => sources.flatMap(({ book }) => book ?? [])));
    expect(Object.keys(names.graders).toSorted()).toEqual([...graders].toSorted());
    expect(Object.keys(names.works).toSorted()).toEqual([...works].toSorted());
  });

  test("hold no vowelled Arabic and no other script", async () => {
    const file = hadithTextFile.parse(await data(`text.${language}.json`));
    const script = language === "ar" || language === "ur" ? /[A-Za-z]/ : /[\u0600-\u06ff]/;
    for (const [id, words] of Object.entries(file.hadith)) {
      const whole = Object.values(words).join(" ");
      expect(whole, id).not.toMatch(script);
      // Long runs of vowel signs would be scripture or hadith typed by hand.
      expect(whole.match(/[\u064b-\u0650\u0652]/g)?.length ?? 0, id).toBeLessThan(6);
    }
  });

  test("are loaded joined to their hadith", async () => {
    const { hadith, names } = await loadHadith(language);
    expect(hadith.map(({ id }) => id)).toEqual(ids);
    const limits = hadith.find(({ id }) => id === "nawawi-30-limits");
    expect(limits?.sources[0]?.name).toBe(limits?.book);
    expect(limits?.text === undefined).toBe(language === "ar");
    expect(hadith[0]?.sources[0]?.name).toBe(names.collections.bukhari);
    expect(hadith.every(({ review }) => review === undefined)).toBe(true);
  });
});

describe("the translations", () => {
  test("differ from language to language", async () => {
    const all = await Promise.all(languages.map(async (language) => (await loadHadith(language)).hadith));
    for (const id of ids) {
      const explanations = all.map((hadith) => hadith.find((one) => one.id === id)?.explanation);
      expect(new Set(explanations).size, id).toBe(languages.length);
    }
  });
});
