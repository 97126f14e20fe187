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

describe("the text of shared verses", () => {
  test("has the Arabic, the translation and the reference of one verse", () => {
    expect(formatVerses({ ...shared, from: 2, to: 2 }).text).toBe("a2\nt2\nSurah Al-Ikhlas 112:2");
  });

  test("has the verses of a range in order, and one reference", () => {
    const { text, reference } = formatVerses({ ...shared, from: 2, to: 3 });
    expect(text).toBe("a2\nt2\n\na3\nt3\nSurah Al-Ikhlas 112:2-3");
    expect(reference).toBe("Surah Al-Ikhlas 112:2-3");
  });

  test("has the second translation, and no Arabic that failed the check", () => {
    const both = { ...reading, second: ["s2", "s3", "s4"], secondEdition: "fr" } as const;
    expect(formatVerses({ ...shared, reading: both, from: 4, to: 4 }).text).toBe(
      "t4\ns4\nSurah Al-Ikhlas 112:4",
    );
  });
});

describe("verses to share", () => {
  const verses = ["a1", "a2", "a3", "a4"];
  const texts = (address: string) =>
    Promise.resolve(verses.map((arabic) => arabic.replace("a", address.includes("arabic") ? "a" : "t")));
  const offline = () => Promise.reject(new Error("no network"));
  const published = async (texts: readonly string[]) => ({ ...reading, hash: await surahHash(texts) });

  test("are loaded where the page has only some of them", async () => {
    const shown = { ...shared, reading: await published(verses), from: 1, to: 4 };
    const complete = await completeVerses(shown, texts);
    expect("withheld" in complete ? complete : formatVerses(complete).text).toBe(
      "a1\nt1\n\na2\nt2\n\na3\nt3\n\na4\nt4\nSurah Al-Ikhlas 112:1-4",
    );
  });

  test("are withheld where some of them do not load", async () => {
    const found = await completeVerses({ ...shared, from: 1, to: 4 }, offline);
    expect(found).toEqual({ withheld: { kind: "missing" } });
  });

  test("are withheld where one of them is not the published text, found now or before", async () => {
    const other = { ...shared, reading: await published(["a1", "a2", "other", "a4"]), from: 1, to: 4 };
    const hashes = await Promise.all(["a1", "a2", "other", "a4"].map(verseHash));
    const read = (address: string) =>
      address === hashAddress("arabic", 112) ? Promise.resolve(hashes) : texts(address);
    expect(await completeVerses(other, read)).toEqual({ withheld: { kind: "altered", ayahs: [3] } });
    const before = await completeVerses({ ...shared, from: 3, to: 4 }, offline);
    expect(before).toEqual({ withheld: { kind: "altered", ayahs: [4] } });
  });

  test("need no network where the page has them", async () => {
    const shown = { ...shared, from: 2, to: 3 };
    expect(await completeVerses(shown, offline)).toEqual(shown);
  });
});
