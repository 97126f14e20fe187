import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/language.ts";
import { loadFaq } from "./index.ts";
import { faqCategories, faqFile, faqTextFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

async function data(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./data/${file}`, import.meta.url), "utf8"));
}

const items = faqFile.parse(await data("items.json"));
const ids = items.map(({ id }) => id);

const verseCount: Record<Language, string> = {
  en: "6,236",
  ar: "٦٬٢٣٦",
  fr: "6 236",
  ur: "۶٬۲۳۶",
  id: "6.236",
  tr: "6.236",
};
const surahCount: Record<Language, string> = {
  en: "114",
  ar: "١١٤",
  fr: "114",
  ur: "۱۱۴",
  id: "114",
  tr: "114",
};

describe("the questions", () => {
  test("have the counts that the source states", () => {
    expect([faqCategories.length, items.length, languages.length]).toEqual([
      source.counts.categories,
      source.counts.items,
      source.counts.languages,
    ]);
  });

  test("have ids that are unique and six or more in every category", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const category of faqCategories) {
      expect(items.filter((item) => item.category === category).length).toBeGreaterThanOrEqual(6);
    }
  });

  test("stand category by category", () => {
    const order = items.map(({ category }) => faqCategories.indexOf(category));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });
});

describe.each(languages)("the questions in %s", (language) => {
  test("are complete, in the same order, and none is empty", async () => {
    const text = faqTextFile.parse(await data(`text.${language}.json`));
    expect(text.language).toBe(language);
    expect(Object.keys(text.categories)).toEqual(faqCategories);
    expect(Object.keys(text.items)).toEqual(ids);
  });

  test("keep to their own script and words", async () => {
    const { categories, items: own } = faqTextFile.parse(await data(`text.${language}.json`));
    const joined = [
      ...Object.values(categories),
      ...Object.values(own).flatMap(({ question, answer }) => [question, answer]),
    ].join("\n");
    if (language === "ar" || language === "ur") expect(joined).not.toMatch(/[A-Za-z]/);
    if (language === "fr" || language === "id" || language === "tr") {
      expect(joined).not.toMatch(/(?<!\p{L})(the|and|of|with|from|this|that|which|your|how|what)(?!\p{L})/iu);
    }
  });

  test("say how many surahs and verses there are", async () => {
    const { items: loaded } = await loadFaq(language);
    const answer = (id: string) => loaded.find((item) => item.id === id)?.answer.replace(/\s/g, " ");
    expect(answer("surah-count")).toContain(surahCount[language]);
    expect(answer("verse-count")).toContain(verseCount[language]);
  });

  test("are loaded with four titled categories", async () => {
    const { categories, items: loaded } = await loadFaq(language);
    expect(categories.map(({ id }) => id)).toEqual(faqCategories);
    expect(loaded.map(({ id }) => id)).toEqual(ids);
  });
});

test.each([
  ["en", "no promise"],
  ["ar", "وعد"],
  ["fr", "pas une promesse"],
  ["ur", "وعدہ نہیں"],
  ["id", "bukan janji"],
  ["tr", "vaat değildir"],
] as const)("the years of memorising are no promise in %s", async (language, words) => {
  const { items: loaded } = await loadFaq(language);
  expect(loaded.find(({ id }) => id === "how-long")?.answer).toContain(words);
});
