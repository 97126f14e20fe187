import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ImportedHadith } from "#contract/hadith-search.ts";
import { openAccess } from "./access.ts";
import { openStore, type Store, type StorePlace } from "./store.ts";
import { migratedPlace, quietLog, urlOf } from "./temporary-place.ts";

let store: Store;
let stored: StorePlace;
let remove: () => Promise<void>;

// Made-up sentences, not hadith: only the letters matter here.
const row = (number: string, language: "ar" | "en", text: string): ImportedHadith => ({
  collection: "test-book",
  number,
  language,
  title: "Test Book",
  text,
  grades: [{ grade: "Sahih", grader: "Somebody" }],
});

beforeAll(async () => {
  const place = await migratedPlace();
  remove = place.remove;
  stored = place.place;
  store = await openStore(place.place);
  await store.hadith.put([
    row("2", "ar", "جُمْلَةٌ مَصْنُوعَةٌ بِالْحُرُوفِ"),
    row("2", "en", "A made sentence of letters"),
    row("10", "en", "Another made sentence"),
    { ...row("1", "en", "The first one"), narrator: "Shuʿayb", book: "Chapter", collection: "other-book" },
  ]);
}, 60_000);

afterAll(async () => {
  await store.close();
  await remove();
});

const find = async (typed: string, more: { collection?: string; language?: "ar" | "en" } = {}) => {
  const { found } = await store.hadith.find({ typed, limit: 20, offset: 0, ...more });
  return found.map(({ collection, number }) => `${collection} ${number}`);
};

describe("imported hadith", () => {
  test("are found without vowels and particles, by the start of a word and by the narrator", async () => {
    expect(await find("جملة الحروف")).toEqual(["test-book 2"]);
    expect(await find("حروف")).toEqual(["test-book 2"]);
    expect(await find("MADE sent")).toEqual(["test-book 2", "test-book 10"]);
    expect(await find("shuayb")).toEqual(["other-book 1"]);
    expect(await find("made nothing")).toEqual([]);
  });

  test("are listed with all their languages, in the order of their numbers", async () => {
    const { found, total, isMore } = await store.hadith.find({ typed: "", limit: 2, offset: 1 });
    expect([total, isMore]).toEqual([3, false]);
    expect(found.map(({ number, rows }) => [number, rows.length])).toEqual([
      ["2", 2],
      ["10", 1],
    ]);
    expect(found[0]?.rows.find(({ language }) => language === "ar")).toEqual(
      row("2", "ar", "جُمْلَةٌ مَصْنُوعَةٌ بِالْحُرُوفِ"),
    );
  });

  test("are counted behind their last page too", async () => {
    expect(await store.hadith.find({ typed: "made", limit: 2, offset: 20 })).toEqual({
      total: 2,
      isMore: false,
      found: [],
    });
  });

  test("of a frequent word are read from the first row on, so that one page goes on where the other ended", async () => {
    const access = openAccess({ connectionString: urlOf(stored) }, quietLog());
    const { rows } = await access.pool.query("show synchronize_seqscans");
    await access.close();
    expect(rows).toEqual([{ synchronize_seqscans: "off" }]);
  });

  test("are filtered by collection and language, and no character of a query is an operator", async () => {
    expect(await find("made", { collection: "other-book" })).toEqual([]);
    expect(await find("الحروف", { language: "en" })).toEqual([]);
    for (const typed of ["'", "a' | 'b", "& | ! :* <->", "\\", "\u0000"]) await find(typed);
  });

  test("are near a quote with words that differ, and no sign of a quote is an operator", async () => {
    const near = async (...words: string[]) =>
      (await store.hadith.near(words)).map(({ number, language }) => `${number} ${language}`);
    expect(await near("made", "sentence", "of", "letters")).toEqual(["2 en", "10 en"]);
    expect(await near("another", "made", "sentence")).toEqual(["10 en", "2 en"]);
    expect(await near(..."quite other words before a made sentence of ours".split(" "))).toEqual(["2 en"]);
    expect(await near("جمله", "مصنوعه", "بالكلمات")).toEqual(["2 ar"]);
    expect(await near("nothing", "like", "this")).toEqual([]);
    expect(await near()).toEqual([]);
    expect(await near("x".repeat(3000), "٣", "ⅻ")).toEqual([]);
  });

  test("replace older ones and are counted by collection", async () => {
    await store.hadith.put([row("10", "en", "Quite another sentence")]);
    expect(await find("quite")).toEqual(["test-book 10"]);
    expect(await store.hadith.collections()).toEqual([
      { collection: "other-book", title: "Test Book", count: 1 },
      { collection: "test-book", title: "Test Book", count: 2 },
    ]);
    expect(await store.hadith.remove("other-book", "en")).toBe(1);
    expect(await store.hadith.remove("other-book", "en")).toBe(0);
  });
});

describe("a collection with books and chapters", () => {
  const place = (number: number, book: string, chapter?: string) =>
    (["ar", "en"] as const).map((language) => ({
      ...row(String(number), language, language === "ar" ? "جملة مصنوعة" : "A made sentence"),
      collection: "by-book",
      book: language === "ar" ? `كتاب ${book}` : `Book ${book}`,
      bookNumber: book,
      numberInBook: String(number),
      ...(chapter === undefined ? {} : { chapter: `Chapter ${chapter}`, chapterNumber: chapter }),
    }));
  beforeAll(() =>
    store.hadith.put([
      ...Array.from({ length: 60 }, (_, at) => place(at + 1, "2", at < 10 ? "1" : "2")).flat(),
      ...place(61, "10"),
      ...place(62, "1"),
    ]),
  );
  const numbers = async (where: object, limit = 50, offset = 0) => {
    const { total, found } = await store.hadith.browse({ collection: "by-book", ...where }, limit, offset);
    return { total, numbers: found.map(({ number }) => number) };
  };

  test("lists its books in their order, each with its titles and how many hadith it has", async () => {
    expect(await store.hadith.books("by-book")).toEqual([
      { number: "2", count: 60, titles: { ar: "كتاب 2", en: "Book 2" } },
      { number: "10", count: 1, titles: { ar: "كتاب 10", en: "Book 10" } },
      { number: "1", count: 1, titles: { ar: "كتاب 1", en: "Book 1" } },
    ]);
    expect(await store.hadith.books("test-book")).toEqual([]);
    expect(await store.hadith.chapters("by-book", "2")).toEqual([
      { number: "1", count: 10, titles: { ar: "Chapter 1", en: "Chapter 1" } },
      { number: "2", count: 50, titles: { ar: "Chapter 2", en: "Chapter 2" } },
    ]);
    expect(await store.hadith.chapters("by-book", "10")).toEqual([]);
  });

  test("is read page by page, by chapter, and at a number, each hadith with all its languages", async () => {
    const second = await numbers({ book: "2" }, 50, 50);
    expect(second).toEqual({ total: 60, numbers: Array.from({ length: 10 }, (_, at) => String(at + 51)) });
    expect((await numbers({ book: "2", chapter: "1" })).numbers).toHaveLength(10);
    expect(await numbers({ number: "61" })).toEqual({ total: 1, numbers: ["61"] });
    expect(await numbers({ number: "999" })).toEqual({ total: 0, numbers: [] });
    expect((await numbers({})).total).toBe(62);
    const [first] = (await store.hadith.browse({ collection: "by-book", number: "1" }, 1, 0)).found;
    expect(first?.rows.toSorted((one, other) => (one.language < other.language ? -1 : 1))).toEqual(
      place(1, "2", "1"),
    );
  });
});
