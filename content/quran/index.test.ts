import { readFile, stat } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { ayahCount, ayahsIn, verseNumber } from "#domain/verse-reference.ts";
import { packageOf } from "./building/described-sources.ts";
import { readArabic } from "./building/read-packages.ts";
import { editionIds, type TextEditionId } from "./edition.ts";
import {
  basmala,
  editionHash,
  findPart,
  hashAddress,
  isPublished,
  loadArabicHashes,
  loadEditions,
  loadPassages,
  loadStructure,
  loadSurahNames,
  manifestAddress,
  readVerses,
  readWords,
  rootHash,
  rootSha256,
  surahHash,
  surahs,
  textAddress,
  translationFor,
  verseHash,
} from "./index.ts";

// The built files, which the check command creates before the tests run.
const onDisk = (address: string) => new URL(`../../.built/public${address}`, import.meta.url);
const read = async (address: string): Promise<unknown> => JSON.parse(await readFile(onDisk(address), "utf8"));
const textEditions = editionIds.filter((id): id is TextEditionId => id !== "words");

function whole(edition: TextEditionId): Promise<readonly (readonly string[])[]> {
  return Promise.all(surahs.map(({ number }) => readVerses(read, edition, number)));
}

describe("the built Quran", () => {
  test.each(textEditions)("%s has 114 surahs and 6,236 verses", async (edition) => {
    const all = await whole(edition);
    expect(all).toHaveLength(114);
    expect(all.flat()).toHaveLength(ayahCount);
  });

  test("the Arabic is byte for byte the package's", async () => {
    const packaged = readArabic(packageOf("arabic"));
    const shown = (await whole("arabic")).flat();
    const differing = shown.filter(
      (verse, index) => !Buffer.from(verse).equals(Buffer.from(packaged[index]?.text ?? "")),
    );
    expect(differing).toEqual([]);
    expect(basmala).toBe(packaged[0]?.text);
  });

  test("a passage is read by its pieces, by the whole surah without them, and is the same", async () => {
    const { readPassage, readPassageWords } = await loadPassages();
    const asked: string[] = [];
    const watched = (address: string) => {
      asked.push(address);
      return read(address);
    };
    const withoutPieces = async (address: string) => {
      if (/-\d+\.json$/.test(address)) throw new Error("offline");
      return read(address);
    };
    for (const [surah, from, to] of [
      [1, 1, 7],
      [2, 255, 257],
      [2, 29, 31],
      [2, 286, 286],
      [41, 54, 54],
      [18, 1, 110],
    ] as const)
      for (const edition of ["arabic", "en"] as const) {
        const cut = (await readVerses(read, edition, surah)).slice(from - 1, to);
        expect(await readPassage(watched, edition, { surah, from, to })).toEqual(cut);
        expect(await readPassage(withoutPieces, edition, { surah, from, to })).toEqual(cut);
      }
    expect(asked).not.toContain(textAddress("arabic", 2));
    const [words] = await readPassageWords(watched, { surah: 2, from: 255, to: 255 });
    expect(words).toEqual((await readWords(read, 2))[254]);
  });

  test("words make every verse of the Arabic again", async () => {
    for (const { number } of surahs) {
      const words = await readWords(read, number);
      const verses = words.map((verse) => verse.map(([arabic]) => arabic).join(" "));
      expect(verses).toEqual(await readVerses(read, "arabic", number));
    }
  });

  test("the one Turkish verse that its package spoils differs from the one before it", async () => {
    const verses = await readVerses(read, "tr", 87);
    expect(verses[13]).not.toBe(verses[12]);
  });
});

describe("the manifest", () => {
  type Manifest = { root: string; editions: Record<string, { hash: string; surahs: string[] }> };
  let manifest: Manifest;
  beforeAll(async () => {
    manifest = JSON.parse(await readFile(onDisk(manifestAddress), "utf8"));
  });

  test("holds the root that the bundle knows, made again from its editions", async () => {
    const hashes = Object.fromEntries(Object.entries(manifest.editions).map(([id, { hash }]) => [id, hash]));
    expect(Object.keys(hashes).sort()).toEqual([...editionIds].sort());
    expect(await rootHash(hashes)).toBe(rootSha256);
    expect(manifest.root).toBe(rootSha256);
    expect(manifestAddress).toBe(`/texts/quran/manifest-${rootSha256.slice(0, 8)}.json`);
  });

  test.each(editionIds)("has the hash of every surah and verse of %s", async (id) => {
    const stated = manifest.editions[id];
    expect(stated && (await editionHash(stated.surahs))).toBe(stated?.hash);
    for (const { number } of surahs) {
      const verses = id === "words" ? await readWords(read, number) : await readVerses(read, id, number);
      expect(await surahHash(verses)).toBe(stated?.surahs[number - 1]);
      const hashes = await read(hashAddress(id, number));
      if (number === 112) expect(await Promise.all(verses.map(verseHash))).toEqual(hashes);
      expect(hashes).toHaveLength(ayahsIn(number));
    }
  });

  test("agrees with the hashes that are loaded without it", async () => {
    expect(await loadArabicHashes()).toEqual(manifest.editions.arabic?.surahs);
  });
});

describe("the size of opening a surah", () => {
  const brotli = async (edition: TextEditionId, surah: number) =>
    (await stat(onDisk(`${textAddress(edition, surah)}.br`))).size;

  test.each(["en", "fr", "ur", "id", "tr"] as const)(
    "with %s is under 42 KiB for the longest and under 3.5 KiB for the median",
    async (language) => {
      const sizes = await Promise.all(
        surahs.map(async ({ number }) => (await brotli("arabic", number)) + (await brotli(language, number))),
      );
      sizes.sort((a, b) => a - b);
      expect(sizes.at(-1)).toBeLessThan(42 * 1024);
      expect(((sizes[56] ?? 0) + (sizes[57] ?? 0)) / 2).toBeLessThan(3.5 * 1024);
    },
  );

  test("is that of files which hold the same in every form", async () => {
    const plain = await readFile(onDisk(textAddress("ur", 2)));
    expect(brotliDecompressSync(await readFile(onDisk(`${textAddress("ur", 2)}.br`))).equals(plain)).toBe(
      true,
    );
    expect(gunzipSync(await readFile(onDisk(`${textAddress("ur", 2)}.gz`))).equals(plain)).toBe(true);
  });
});

describe("the Quran module", () => {
  test("lists the surahs in order with their counts", () => {
    expect(surahs.map(({ number }) => number)).toEqual(Array.from({ length: 114 }, (_, index) => index + 1));
    expect(surahs.every(({ number, ayahs }) => ayahs === ayahsIn(number))).toBe(true);
  });

  test.each(languages)("names all surahs in %s, each differently", async (language) => {
    const names = await loadSurahNames(language);
    expect(names.map(({ number }) => number)).toEqual(surahs.map(({ number }) => number));
    expect(new Set(names.map(({ name }) => name)).size).toBe(114);
    const meanings = names.filter(({ meaning }) => meaning);
    expect(meanings).toHaveLength(language === "ar" ? 0 : 114);
  });

  test("gives juz, page and hizb quarter of a verse", async () => {
    const structure = await loadStructure();
    const kursi = verseNumber({ surah: 2, ayah: 255 }) ?? 0;
    expect(findPart(structure.juz, kursi)).toBe(3);
    expect(findPart(structure.page, kursi)).toBe(42);
    expect(findPart(structure.page, ayahCount)).toBe(604);
    expect(structure.sajda).toHaveLength(15);
  });

  test("has an address for every surah and none beyond", () => {
    expect(textAddress("en", 2)).toMatch(/^\/texts\/quran\/en-[0-9a-f]{8}\/2\.json$/);
    expect(hashAddress("en", 2)).toMatch(/^\/texts\/quran\/en-[0-9a-f]{8}\/2\.sha256\.json$/);
    for (const surah of [0, 115, 1.5, Number.NaN]) expect(() => textAddress("en", surah)).toThrow(RangeError);
  });

  test("gives each language its translation and Arabic none", () => {
    expect(languages.map(translationFor)).toEqual(["en", undefined, "fr", "ur", "id", "tr"]);
    expect(editionIds.every(isPublished)).toBe(true);
  });

  test("gives every edition's author and licence", async () => {
    const editions = await loadEditions();
    expect(editions.map(({ id }) => id)).toEqual([...editionIds]);
    expect(editions.every(({ author, source, licence }) => author && source && licence.statement)).toBe(true);
  });
});
