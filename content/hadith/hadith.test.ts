import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";
import { categories, collections, loadHadith, sets } from "./index.ts";
import { hadithFile, hadithNamesFile, hadithTextFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

async function data(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./data/${file}`, import.meta.url), "utf8"));
}

const partNames = (await readdir(new URL("./data/", import.meta.url), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const parts = await Promise.all(
  partNames.map(async (name) => ({ name, records: hadithFile.parse(await data(`${name}/hadith.json`)) })),
);
const { hadith: listed } = await loadHadith("en");
const ids = listed.map(({ id }) => id);
// In the order of the list.
const records = parts
  .flatMap(({ records }) => records)
  .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

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

  test("are all loaded, whichever part holds them", () => {
    expect(ids.toSorted()).toEqual(records.map(({ id }) => id).toSorted());
  });

  test.each(sets)("hold %s whole, in its order", (set) => {
    const own = records.flatMap(({ sets: of }) => of?.find((one) => one.set === set)?.number ?? []);
    expect(own.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: source.counts[set] }, (_, index) => index + 1),
    );
  });

  test("begin with the forty-two of an-Nawawi in his order", () => {
    const first = records.slice(0, source.counts["forty-nawawi"]);
    expect(first.map(({ sets: of }) => of?.[0])).toEqual(
      first.map((_, index) => ({ set: "forty-nawawi", number: index + 1 })),
    );
  });

  test("stand by collection and number after the forties", () => {
    const places = records
      .filter(({ sets: of }) => of === undefined)
      .map(({ collection, hadithNumber }) => collections.indexOf(collection) * 1e6 + Number(hadithNumber));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(records.slice(-places.length).every(({ sets: of }) => of === undefined)).toBe(true);
  });

  test.each(categories)("have at least ten entries on %s", (category) => {
    expect(records.filter((record) => record.category === category).length).toBeGreaterThanOrEqual(10);
  });

  test.each(collections)("have at least three entries from %s", (collection) => {
    expect(records.filter((record) => record.collection === collection).length).toBeGreaterThanOrEqual(3);
  });

  test("stand once, and one in each place that is named first", () => {
    const firsts = records.map(
      ({ sources: [first] }) => `${first?.collection} ${first?.book} ${first?.number}`,
    );
    expect(firsts.filter((place, index) => firsts.indexOf(place) !== index)).toEqual([]);
    expect(new Set(records.map(({ arabic }) => arabic)).size).toBe(records.length);
  });

  test("of both forties stand once with both numbers", () => {
    const both = records.filter(({ sets: of }) => (of?.length ?? 0) > 1);
    expect(both.map(({ sets: of }) => of?.map(({ number }) => number))).toEqual([
      [24, 17],
      [37, 16],
      [38, 25],
      [42, 34],
    ]);
  });

  test("that are weak say so, in a forty too", () => {
    for (const id of ["qudsi-22-fear-of-people", "qudsi-26-unnoticed-believer"])
      expect(records.find((record) => record.id === id)?.grades).toEqual([
        { grade: "Weak", grader: "al-albani" },
        { grade: "Weak", grader: "zubair-ali-zai" },
      ]);
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

/** What all parts write for each key in one field; a key must have one name. */
function namesByKey(
  field: "narrator" | "book",
  words: ReadonlyMap<string, { narrator: string; book: string }>,
) {
  const names = new Map<string, Set<string>>();
  for (const record of records) {
    const name = words.get(record.id)?.[field] ?? "";
    names.set(record[field], (names.get(record[field]) ?? new Set()).add(name));
  }
  return [...names].filter(([, own]) => own.size > 1).map(([key, own]) => `${key}: ${[...own].join(", ")}`);
}

describe.each(languages)("the words in %s", (language) => {
  const read = () =>
    Promise.all(
      parts.map(async ({ name, records }) => ({
        own: records.map(({ id }) => id),
        file: hadithTextFile.parse(await data(`${name}/text.${language}.json`)),
      })),
    );

  test("are there for every hadith, marked as ours and not yet reviewed", async () => {
    for (const { own, file } of await read()) {
      expect(file.header).toMatchObject({ language, author: "Riwaq", status: "ours", reviewed: [] });
      expect(Object.keys(file.hadith)).toEqual(own);
    }
  });

  test("name a narrator and a book alike in every part", async () => {
    const words = new Map((await read()).flatMap(({ file }) => Object.entries(file.hadith)));
    expect(namesByKey("narrator", words)).toEqual([]);
    expect(namesByKey("book", words)).toEqual([]);
  });

  test("name every collection, work, category, set, grade and grader in use", async () => {
    const names = hadithNamesFile.parse(await data(`names.${language}.json`));
    const graders = new Set(records.flatMap(({ grades }) => grades.map(({ grader }) => grader)));
    const works = new Set(records.flatMap(({ sources }) => sources.flatMap(({ book }) => book ?? [])));
    expect(Object.keys(names.graders).toSorted()).toEqual([...graders].toSorted());
    expect(Object.keys(names.works).toSorted()).toEqual([...works].toSorted());
  });

  test("hold no vowelled Arabic and no other script", async () => {
    const script = language === "ar" || language === "ur" ? /[A-Za-z]/ : /[\u0600-\u06ff]/;
    for (const { file } of await read())
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
