import { describe, expect, test } from "vitest";
import type { Reading } from "./reading.ts";
import { wordingOf } from "./share-verses.ts";

const reading: Reading = {
  place: { surah: 112, ayah: 1, isVerseAsked: false },
  surah: { number: 112, arabicName: "", revelation: "meccan", ayahs: 4 },
  name: { number: 112, name: "Al-Ikhlas" },
  window: { from: 2, to: 4 },
  arabic: ["a2", "a3", ""],
  hash: null,
  translation: ["t2", "t3", "t4"],
  edition: "en",
  second: null,
  secondEdition: null,
  transliteration: null,
};
const shared = { reading, surahTitle: "Surah Al-Ikhlas" } as const;

describe("the wording of shared verses", () => {
  test("of one is its Arabic, its translation and a line naming it", () => {
    expect(wordingOf({ ...shared, from: 2, to: 2 }).text).toBe("a2\nt2\nSurah Al-Ikhlas 112:2");
  });

  test("of a range is each of them in order, and one line naming all", () => {
    const { text, named } = wordingOf({ ...shared, from: 2, to: 3 });
    expect(text).toBe("a2\nt2\n\na3\nt3\nSurah Al-Ikhlas 112:2-3");
    expect(named).toBe("Surah Al-Ikhlas 112:2-3");
  });

  test("holds the translation beside the first, and no Arabic that is not the published one", () => {
    const both = { ...reading, second: ["s2", "s3", "s4"], secondEdition: "fr" } as const;
    expect(wordingOf({ ...shared, reading: both, from: 4, to: 4 }).text).toBe(
      "t4\ns4\nSurah Al-Ikhlas 112:4",
    );
  });
});
