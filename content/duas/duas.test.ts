import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";
import { duaCategories } from "./dua-lists.ts";
import { loadDuaCategories, loadDuas } from "./index.ts";
import { lists, spellings, texts as textFiles } from "./part-files.ts";
import { duasFile, duaTextFile, transliterationFile } from "./schema.ts";

async function data(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./data/${file}`, import.meta.url), "utf8"));
}

const parts = await readdir(new URL("./data", import.meta.url));
const files = await Promise.all(parts.map(async (part) => duasFile.parse(await data(`${part}/duas.json`))));
const items = files.flatMap((file) => file.items);
const latin = await Promise.all(
  parts.map(async (part) => transliterationFile.parse(await data(`${part}/transliteration.json`)).texts),
);
const spelling: Record<string, string> = Object.assign({}, ...latin);
const ids = items.map(({ id }) => id);

/** The Quranic brackets and the signs of recitation, which none of our translations may contain. */
const scripture = /[\ufd3e\ufd3f\u06d6-\u06ed]/;
const arabicLetters = /[\u0621-\u0652]/;

describe("the supplications", () => {
  test("are of the parts that the loader knows", () => {
    for (const loaders of [lists, spellings, ...languages.map((language) => textFiles[language])])
      expect(loaders).toHaveLength(parts.length);
  });

  test("are many, and fill every category", () => {
    expect(items.length).toBeGreaterThanOrEqual(229);
    for (const category of duaCategories) {
      const count = items.filter((item) => item.category === category).length;
      expect(count, category).toBeGreaterThanOrEqual(2);
    }
  });

  test("show a weak grade wherever a grader found one", () => {
    for (const { id, grades, sources } of items)
      for (const { grader } of grades)
        if (grader === "bukhari" || grader === "muslim")
          expect(
            sources.map(({ collection }) => collection),
            id,
          ).toContain(grader);
  });

  test("have ids of their own", () => {
    expect(new Set(ids).size).toBe(ids.length);
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

  test("are spelt in Latin letters where they are not Quranic", () => {
    const quoted = items.filter((item) => "arabic" in item).map(({ id }) => id);
    expect(Object.keys(spelling).sort()).toEqual(quoted.sort());
    for (const words of Object.values(spelling)) expect(words).toMatch(/^[A-Za-z' ,.!?:-]+$/);
  });

  test("say the same as the remembrances that they share", async () => {
    const shared = JSON.parse(await readFile(new URL("../athkar/data/athkar.json", import.meta.url), "utf8"));
    const arabic = new Map<string, string>(
      shared.items.map((d: { id: string; arabic: string }) => [d.id, d.arabic]),
    );
    for (const item of items)
      if ("arabic" in item && arabic.has(item.id)) expect(item.arabic).toBe(arabic.get(item.id));
  });
});

describe.each(languages)("the words in %s", (language) => {
  test("stand for every supplication, translated unless Arabic or Quranic", async () => {
    const words = await Promise.all(
      parts.map(async (part) => duaTextFile.parse(await data(`${part}/text.${language}.json`))),
    );
    const texts: (typeof words)[0]["texts"] = Object.assign({}, ...words.map((part) => part.texts));
    const named = (kind: "collections" | "books" | "graders" | "narrators"): Record<string, string> =>
      Object.assign({}, ...words.map(({ names }) => names[kind]));
    const names = {
      collections: named("collections"),
      books: named("books"),
      graders: named("graders"),
      narrators: named("narrators"),
    };
    for (const kind of ["collections", "books", "graders", "narrators"] as const)
      for (const part of words) expect(named(kind), kind).toMatchObject(part.names[kind]);
    for (const { header } of words) expect(header.language).toBe(language);
    expect(Object.keys(texts).sort()).toEqual([...ids].sort());
    expect(Object.keys(await loadDuaCategories(language))).toEqual([...duaCategories]);
    for (const item of items) {
      const own = texts[item.id];
      expect(own?.translation === undefined, item.id).toBe("quran" in item || language === "ar");
      expect(own?.translation ?? "").not.toMatch(scripture);
      if (language !== "ur") expect(own?.translation ?? "", item.id).not.toMatch(arabicLetters);
      const all = JSON.stringify(Object.values(own ?? {}));
      if (language === "ar" || language === "ur") expect(all).not.toMatch(/[A-Za-z]/);
      if (item.narrator !== undefined) expect(names.narrators[item.narrator], item.narrator).toBeDefined();
      for (const { grader } of item.grades) expect(names.graders[grader], grader).toBeDefined();
      for (const { collection, book } of item.sources) {
        expect(names.collections[collection], collection).toBeDefined();
        if (book !== undefined) expect(names.books[book], book).toBeDefined();
      }
    }
    for (const { header } of words) for (const id of header.reviewed) expect(ids).toContain(id);
  });
});

describe("the duas loader", () => {
  test("hands out a quoted supplication with its names in the language asked for", async () => {
    const duas = await loadDuas("id");
    expect(duas).toHaveLength(ids.length);
    expect(duas.find(({ id }) => id === "after-wudu")).toMatchObject({
      category: "Wudu",
      title: "Doa setelah wudu",
      transliteration: expect.stringContaining("Ashhadu"),
      narrator: "Umar bin al-Khaththab",
      sources: [{ id: "muslim", collection: "Shahih Muslim", book: "Bersuci", number: "234" }],
      isReviewed: false,
    });
  });

  test("hands out a Quranic supplication as its reference alone", async () => {
    const dua = (await loadDuas("ar")).find(({ id }) => id === "dua-of-ibrahim");
    expect(dua).toMatchObject({ quran: "14:40-41", sources: [], grades: [] });
    for (const key of ["arabic", "translation", "transliteration", "narrator"])
      expect(dua).not.toHaveProperty(key);
  });
});
