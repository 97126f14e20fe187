import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";
import { athkarCategories, loadAthkar, loadTasbih } from "./index.ts";
import { athkarFile, athkarTextFile, tasbihFile, tasbihTextFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

async function data(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./data/${file}`, import.meta.url), "utf8"));
}

const { items } = athkarFile.parse(await data("athkar.json"));
const tasbih = tasbihFile.parse(await data("tasbih.json")).items;
const ids = items.map(({ id }) => id);

/** The Quranic brackets and the signs of recitation, which none of our translations may contain. */
const scripture = /[\ufd3e\ufd3f\u06d6-\u06ed]/;
const arabicLetters = /[\u0621-\u0652]/;

describe("the remembrances", () => {
  test("have the counts that the source states", () => {
    const uses = items.flatMap(({ categories }) => categories);
    for (const category of athkarCategories)
      expect(uses.filter((use) => use.category === category)).toHaveLength(source.counts[category]);
    expect([items.length, tasbih.length, languages.length]).toEqual([
      source.counts.records,
      source.counts.tasbih,
      source.counts.languages,
    ]);
  });

  test("have ids of their own and stand once in a category", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const { categories } of items)
      expect(new Set(categories.map(({ category }) => category)).size).toBe(categories.length);
  });

  test("are either quoted or a passage of the Quran that exists", () => {
    for (const item of items) {
      expect("arabic" in item).not.toBe("quran" in item);
      if (!("quran" in item)) continue;
      const [surah, ayahs = ""] = item.quran.split(":");
      const [first, last = first] = ayahs.split("-");
      expect(parseVerseKey(`${surah}:${first}`), item.id).toBeDefined();
      expect(parseVerseKey(`${surah}:${last}`), item.id).toBeDefined();
      expect(Number(last)).toBeGreaterThanOrEqual(Number(first));
    }
  });

  test("take the word of the Sahih only for what stands in it", () => {
    for (const { id, grades, categories } of items) {
      const collections = categories.flatMap(({ sources }) => sources.map(({ collection }) => collection));
      for (const { grader } of grades)
        if (grader === "bukhari" || grader === "muslim") expect(collections, id).toContain(grader);
    }
  });

  test("give no evening form to what was taught for the morning alone", () => {
    const evening = items.filter(({ categories }) =>
      categories.some(({ category }) => category === "evening"),
    );
    for (const id of ["glory-by-number-of-creation", "beneficial-knowledge", "oneness-hundred"])
      expect(evening.map((item) => item.id)).not.toContain(id);
    for (const item of evening) if ("arabic" in item) expect(item.arabic).not.toMatch(/^أَصْبَحْ/);
  });
});

describe.each(languages)("the words in %s", (language) => {
  test("stand for every remembrance, translated unless Arabic or Quranic", async () => {
    const { texts, names, header } = athkarTextFile.parse(await data(`text.${language}.json`));
    expect(header.language).toBe(language);
    expect(Object.keys(texts).sort()).toEqual([...ids].sort());
    for (const item of items) {
      const own = texts[item.id];
      expect(own?.translation === undefined, item.id).toBe("quran" in item || language === "ar");
      expect(own?.translation ?? "").not.toMatch(scripture);
      if (language !== "ur") expect(own?.translation ?? "", item.id).not.toMatch(arabicLetters);
      if (language === "ar" || language === "ur")
        expect(JSON.stringify(Object.values(own ?? {}))).not.toMatch(/[A-Za-z]/);
      expect(names.narrators[item.narrator], item.narrator).toBeDefined();
      for (const { grader } of item.grades) expect(names.graders[grader], grader).toBeDefined();
      for (const { collection, book } of item.categories.flatMap(({ sources }) => sources)) {
        expect(names.collections[collection], collection).toBeDefined();
        if (book !== undefined) expect(names.books[book], book).toBeDefined();
      }
    }
    for (const id of header.reviewed) expect(ids).toContain(id);
  });

  test("stand for every phrase of the counter", async () => {
    const { texts, names } = tasbihTextFile.parse(await data(`tasbih.${language}.json`));
    expect(Object.keys(texts)).toEqual(tasbih.map(({ id }) => id));
    for (const { sources } of tasbih)
      for (const { collection } of sources) expect(names.collections[collection]).toBeDefined();
  });
});

describe("the athkar loader", () => {
  test("hands out every category, named in the language asked for", async () => {
    const { categories } = await loadAthkar("tr");
    expect(Object.keys(categories)).toEqual([...athkarCategories]);
    expect(categories.evening).toHaveLength(source.counts.evening);
    const kursi = categories.sleep.find(({ id }) => id === "ayat-al-kursi-sleep");
    expect(kursi).toMatchObject({
      quran: "2:255",
      repetitions: 1,
      narrator: "Ebû Hüreyre",
      isReviewed: false,
    });
    expect(kursi?.sources).toEqual([
      { id: "bukhari", collection: "Sahîh-i Buhârî", book: "Vekâlet", number: "2311" },
    ]);
  });

  test("counts the five phrases to 33, 33, 34, 100 and 100", async () => {
    const phrases = await loadTasbih("en");
    expect(phrases.map(({ target }) => target)).toEqual([33, 33, 34, 100, 100]);
    expect(phrases[0]).toMatchObject({ id: "subhanallah", translation: "Glory be to Allah" });
  });
});
