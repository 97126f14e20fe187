import { describe, expect, test } from "vitest";
import { type HadithWriter, importHadith } from "#server/services/hadith-import.ts";
import { checkHadith, keyOfTitle } from "./check-hadith.ts";
import { languageOfFile, readLayout } from "./hadith-layouts.ts";

// Made-up sentences, not hadith: the importer checks the form only.
const edition = (hadiths: unknown[]) =>
  JSON.stringify({ metadata: { name: "Test Book", sections: { "1": "First" } }, hadiths });
const entry = (number: number) => ({
  hadithnumber: number,
  arabicnumber: number,
  text: `Made sentence ${number}`,
  grades: [{ name: "Somebody", grade: "Sahih" }],
  reference: { book: 1, hadith: number },
});

function read(text: string, language?: "en" | "ar") {
  const reading = readLayout(text, language);
  if ("error" in reading) throw new Error(reading.error);
  return reading;
}

describe("an edition of one language", () => {
  test("is read with its sections and grades", () => {
    const { rows, rejected } = checkHadith(read(edition([entry(1)]), "en"), "test-book");
    expect(rejected).toEqual([]);
    expect(rows).toEqual([
      {
        collection: "test-book",
        number: "1",
        language: "en",
        title: "Test Book",
        text: "Made sentence 1",
        book: "First",
        bookNumber: "1",
        numberInBook: "1",
        grades: [{ grade: "Sahih", grader: "Somebody" }],
      },
    ]);
  });

  test("of 1,000 rows with 7 broken ones reports exactly those", () => {
    const entries: unknown[] = Array.from({ length: 1000 }, (_, at) => entry(at + 1));
    entries[9] = { ...entry(10), text: "" };
    entries[99] = { ...entry(100), hadithnumber: undefined };
    entries[199] = { ...entry(200), text: 7 };
    entries[299] = entry(299);
    entries[399] = null;
    entries[499] = { ...entry(500), text: "broken \ufffd letters" };
    entries[599] = { ...entry(600), hadithnumber: "six hundred" };
    const { rows, rejected } = checkHadith(read(edition(entries), "en"), "test-book");
    expect(rows).toHaveLength(993);
    expect(rejected.map(({ place }) => place)).toEqual([10, 100, 200, 300, 400, 500, 600]);
    expect(rejected.map(({ reason }) => reason)).toEqual([
      "its text (en) is missing or empty",
      "it has no number",
      "its text (en) is missing or empty",
      "its number is already used at place 299",
      "it has no number",
      "its text (en) holds broken characters",
      expect.stringContaining("its number cannot be used"),
    ]);
  });

  test("needs a language in its name or as an option", () => {
    expect(readLayout(edition([entry(1)]), undefined)).toEqual({
      error: expect.stringContaining("--language"),
    });
    expect([
      languageOfFile("eng-bukhari.json"),
      languageOfFile("ur-x.json"),
      languageOfFile("deu-x.json"),
    ]).toEqual(["en", "ur", undefined]);
  });

  test("in Arabic is left out where it is not in Arabic script", () => {
    const { rejected } = checkHadith(read(edition([entry(1)]), "ar"), "test-book");
    expect(rejected[0]?.reason).toBe("its text (ar) is not in Arabic script");
  });
});

describe("a file with Arabic and English side by side", () => {
  const paired = (arabic: unknown) =>
    JSON.stringify({
      id: 1,
      metadata: { id: 1, length: 1, arabic: { title: "كتاب" }, english: { title: "Test Book" } },
      chapters: [{ id: 1, bookId: 1, arabic: "باب", english: "Chapter" }],
      hadiths: [
        {
          id: 1,
          idInBook: 1,
          chapterId: 1,
          bookId: 1,
          arabic,
          english: { narrator: "Somebody", text: "Made sentence" },
        },
      ],
    });

  test("becomes one row per language", () => {
    const { rows } = checkHadith(read(paired("جملة مصنوعة")), "test-book");
    expect(
      rows.map(({ language, book, bookNumber, narrator }) => [language, book, bookNumber, narrator]),
    ).toEqual([
      ["ar", "باب", "1", undefined],
      ["en", "Chapter", "1", "Somebody"],
    ]);
  });

  test("a hadith with one wrong language is left out in both and reported once", () => {
    const { rows, rejected } = checkHadith(read(paired("")), "test-book");
    expect(rows).toEqual([]);
    expect(rejected).toEqual([{ place: 1, number: "1", reason: "its text (ar) is missing or empty" }]);
  });
});

describe("a file as sunnah.com's interface answers", () => {
  const inLanguage = (lang: string, body: string) => ({
    lang,
    chapterNumber: "4",
    chapterTitle: `Chapter in ${lang}`,
    urn: 1,
    body,
    grades: [{ graded_by: "Somebody", grade: "Sahih" }],
  });
  const file = (english: string) =>
    JSON.stringify({
      title: "Test Book",
      books: [{ bookNumber: "2", book: [{ lang: "en", name: "Faith" }] }],
      data: [
        {
          collection: "test",
          bookNumber: "2",
          chapterId: "4.00",
          hadithNumber: "33a",
          hadith: [
            inLanguage("en", english),
            inLanguage("ar", "<p>جملة مصنوعة</p>"),
            inLanguage("de", "Satz"),
          ],
        },
      ],
    });

  test("keeps book, chapter and grades; its paragraphs become lines", () => {
    const { rows } = checkHadith(read(file("<p>A made</p><p>sentence<br/>here</p>")), "test-book");
    expect(rows.map(({ language, text, book }) => [language, text, book])).toEqual([
      ["en", "A made\nsentence\nhere", "Faith"],
      ["ar", "جملة مصنوعة", undefined],
    ]);
    expect(rows[0]).toMatchObject({
      number: "33a",
      bookNumber: "2",
      chapter: "Chapter in en",
      chapterNumber: "4",
      grades: [{ grade: "Sahih", grader: "Somebody" }],
    });
  });

  test("a text with other markup is left out, and a place that cannot be used is not stored", () => {
    const { rejected } = checkHadith(read(file("<b>bold</b> words")), "test-book");
    expect(rejected).toEqual([{ place: 1, number: "33a", reason: "its text (en) is missing or empty" }]);
    const odd = file("words").replaceAll('"bookNumber":"2"', '"bookNumber":"introduction"');
    expect(checkHadith(read(odd), "test-book").rows[0]).not.toHaveProperty("bookNumber");
  });
});

describe("a file that cannot be read", () => {
  test("is an error, truncated or in another layout", () => {
    const whole = edition([entry(1), entry(2)]);
    expect(readLayout(whole.slice(0, whole.length / 2), "en")).toEqual({
      error: expect.stringContaining("not a complete JSON file"),
    });
    for (const text of ["[]", "{}", '"x"', "null", ""])
      expect(readLayout(text, "en")).toHaveProperty("error");
  });
});

describe("the rows", () => {
  test("are stored in batches, all of them", async () => {
    const sizes: number[] = [];
    const shelf: HadithWriter = { put: async (rows) => void sizes.push(rows.length) };
    const { rows } = checkHadith(
      read(edition(Array.from({ length: 1201 }, (_, at) => entry(at + 1))), "en"),
      "test-book",
    );
    expect(await importHadith(shelf, rows)).toBe(1201);
    expect(sizes).toEqual([500, 500, 201]);
  });

  test("have a key made from the title", () => {
    expect(keyOfTitle("Sahih al Bukhari")).toBe("sahih-al-bukhari");
    expect(keyOfTitle(" Jāmiʿ at-Tirmidhī ")).toBe("jami-at-tirmidhi");
  });
});
