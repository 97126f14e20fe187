import { describe, expect, test, vi } from "vitest";
import { longestFitting, type PictureWords } from "#app/browser/image-card.ts";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import type { Drawn } from "#app/features/reader/verse/chosen-translation.tsx";
import { pictureVerses, wordsOfVerses } from "#app/features/reader/verse/verse-picture.tsx";
import type { Language } from "#domain/language.ts";

vi.mock("#app/browser/image-card.ts", () => ({ longestFitting: vi.fn() }));

const reading: Reading = {
  place: { surah: 112, ayah: 1, isVerseRequested: false },
  surah: { number: 112, arabicName: "", revelation: "meccan", ayahs: 4 },
  name: { number: 112, name: "Al-Ikhlas" },
  window: { from: 2, to: 4 },
  arabic: ["a2", "a3", "a4"],
  hash: null,
  translation: ["t2", "t3", "t4"],
  edition: "en",
  second: null,
  secondEdition: null,
  transliteration: null,
};
const drawnIn = (language: Language, choice: Drawn["choice"] = "first"): Drawn => ({
  language,
  choice,
  authors: new Map([
    ["en", "Our translator"],
    ["tr/made-tr", "Nobody"],
  ]),
});
const surahTitle = "Surah Al-Ikhlas";
const offline = () => Promise.reject(new Error("no network"));

/** A browser whose pictures hold the Arabic of at most this many verses. */
const holding = (count: number) =>
  vi.mocked(longestFitting).mockImplementation(async (wordsTo, from, last) => {
    const verses = (words: PictureWords) => words.arabic.match(/a\d/g)?.length ?? 0;
    let to = from;
    while (to < last && verses(wordsTo(to + 1)) <= count) to++;
    return to;
  });

describe("the words of a picture", () => {
  test("of one verse are its text, its translation and its place", () => {
    expect(wordsOfVerses({ reading, from: 2, to: 2, surahTitle }, drawnIn("en"))).toEqual({
      arabic: "a2",
      isQuran: true,
      translation: "t2",
      second: undefined,
      translators: ["Our translator"],
      source: "Surah Al-Ikhlas 112:2",
      language: "en",
      direction: "ltr",
    });
  });

  test("of several verses number them, and are in the language of the translation", () => {
    const shown = { ...reading, edition: "ur" } as const;
    expect(wordsOfVerses({ reading: shown, from: 2, to: 3, surahTitle }, drawnIn("en"))).toMatchObject({
      arabic: "a2\u00a0\u06dd٢ a3\u00a0\u06dd٣",
      translation: "t2 t3",
      source: "Surah Al-Ikhlas 112:2-3",
      language: "ur",
      direction: "rtl",
    });
  });

  test("of two translations have the chosen one or both, each with its translator", () => {
    const two = { ...reading, second: ["s2", "s3", "s4"], secondEdition: "tr/made-tr" } as const;
    const words = (choice: Drawn["choice"]) =>
      wordsOfVerses({ reading: two, from: 2, to: 2, surahTitle }, drawnIn("en", choice));
    expect(words("first")).toMatchObject({ translation: "t2", second: undefined, language: "en" });
    expect(words("second")).toMatchObject({
      translation: "s2",
      second: undefined,
      translators: ["Nobody"],
      language: "tr",
    });
    expect(words("both")).toMatchObject({
      translation: "t2",
      second: { text: "s2", language: "tr" },
      translators: ["Our translator", "Nobody"],
      language: "en",
    });
  });

  test("have no translation where none is shown, and the digits of the language", () => {
    const shown = { ...reading, edition: null, translation: null };
    expect(
      wordsOfVerses({ reading: shown, from: 2, to: 2, surahTitle: "سورة الإخلاص" }, drawnIn("ar")),
    ).toMatchObject({
      translation: undefined,
      source: "سورة الإخلاص ١١٢:٢",
      direction: "rtl",
    });
  });
});

describe("the verses of a picture", () => {
  const wanted = { reading, from: 2, surahTitle };

  test("go on to the end of the surah, or as far as can be read", async () => {
    holding(9);
    expect(await pictureVerses(wanted, drawnIn("en"), offline)).toMatchObject({ last: 4 });
    holding(2);
    expect(await pictureVerses(wanted, drawnIn("en"), offline)).toMatchObject({
      last: 3,
      verses: { reading },
    });
  });

  test("end before one that is not the published text, and are withheld where that is the first", async () => {
    holding(9);
    const altered = { ...reading, arabic: ["a2", "", "a4"] };
    expect(await pictureVerses({ ...wanted, reading: altered }, drawnIn("en"), offline)).toMatchObject({
      last: 2,
    });
    expect(await pictureVerses({ ...wanted, reading: altered, from: 3 }, drawnIn("en"), offline)).toEqual({
      withheld: { kind: "altered", ayahs: [3] },
    });
  });

  test("are those that are loaded where the others do not load", async () => {
    holding(9);
    const some = { ...reading, window: { from: 2, to: 3 }, arabic: ["a2", "a3"] };
    expect(await pictureVerses({ ...wanted, reading: some }, drawnIn("en"), offline)).toMatchObject({
      last: 3,
    });
    expect(await pictureVerses({ ...wanted, reading: some, from: 4 }, drawnIn("en"), offline)).toEqual({
      withheld: { kind: "missing" },
    });
  });
});
