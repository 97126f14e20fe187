import { describe, expect, test } from "vitest";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { hashAddress, surahHash, verseHash } from "#content/quran/index.ts";
import { completeVerses, formatVerses } from "./share-verses.ts";

const reading: Reading = {
  place: { surah: 112, ayah: 1, isVerseRequested: false },
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
    expect(formatVerses({ ...shared, from: 2, to: 2 }).text).toBe("a2\nt2\nSurah Al-Ikhlas 112:2");
  });

  test("of a range is each of them in order, and one line naming all", () => {
    const { text, reference } = formatVerses({ ...shared, from: 2, to: 3 });
    expect(text).toBe("a2\nt2\n\na3\nt3\nSurah Al-Ikhlas 112:2-3");
    expect(reference).toBe("Surah Al-Ikhlas 112:2-3");
  });

  test("holds the translation beside the first, and no Arabic that is not the published one", () => {
    const both = { ...reading, second: ["s2", "s3", "s4"], secondEdition: "fr" } as const;
    expect(formatVerses({ ...shared, reading: both, from: 4, to: 4 }).text).toBe(
      "t4\ns4\nSurah Al-Ikhlas 112:4",
    );
  });
});

describe("verses that are to be shared", () => {
  const verses = ["a1", "a2", "a3", "a4"];
  const texts = (address: string) =>
    Promise.resolve(verses.map((arabic) => arabic.replace("a", address.includes("arabic") ? "a" : "t")));
  const unread = () => Promise.reject(new Error("no network"));
  const published = async (own: readonly string[]) => ({ ...reading, hash: await surahHash(own) });

  test("are loaded whole where only a window of them is there", async () => {
    const given = { ...shared, reading: await published(verses), from: 1, to: 4 };
    const complete = await completeVerses(given, texts);
    expect("withheld" in complete ? complete : formatVerses(complete).text).toBe(
      "a1\nt1\n\na2\nt2\n\na3\nt3\n\na4\nt4\nSurah Al-Ikhlas 112:1-4",
    );
  });

  test("are withheld where some of them do not come", async () => {
    const found = await completeVerses({ ...shared, from: 1, to: 4 }, unread);
    expect(found).toEqual({ withheld: { kind: "missing" } });
  });

  test("are withheld where one of them is not the published one, be it found now or before", async () => {
    const other = { ...shared, reading: await published(["a1", "a2", "other", "a4"]), from: 1, to: 4 };
    const hashes = await Promise.all(["a1", "a2", "other", "a4"].map(verseHash));
    const read = (address: string) =>
      address === hashAddress("arabic", 112) ? Promise.resolve(hashes) : texts(address);
    expect(await completeVerses(other, read)).toEqual({ withheld: { kind: "altered", ayahs: [3] } });
    const before = await completeVerses({ ...shared, from: 3, to: 4 }, unread);
    expect(before).toEqual({ withheld: { kind: "altered", ayahs: [4] } });
  });

  test("need no network where the page holds them", async () => {
    const given = { ...shared, from: 2, to: 3 };
    expect(await completeVerses(given, unread)).toEqual(given);
  });
});
