import { describe, expect, test } from "vitest";
import { ayahCount } from "#domain/verse-reference.ts";
import { editionHash, rootHash, surahHash, verseHash } from "../text-hash.ts";
import { manifestOf, publishedEdition, sha256, shortHash } from "./published-edition.ts";

const verses = Array.from({ length: ayahCount }, (_, index) => `verse ${index + 1} é`);
const published = publishedEdition("en", verses);
const words = publishedEdition(
  "words",
  verses.map((verse) => [[verse, "gloss", "said", 1]]),
);

describe("a published edition", () => {
  test("is cut into 114 surahs at their counts", () => {
    expect(published.surahs).toHaveLength(114);
    expect(published.surahs[1]).toHaveLength(286);
    expect(published.surahs[113]?.at(-1)).toBe("verse 6236 é");
  });

  test("has the hashes that a browser makes with WebCrypto", async () => {
    for (const edition of [published, words]) {
      expect(await verseHash(edition.surahs[0]?.[3])).toBe(edition.verseHashes[0]?.[3]);
      expect(await surahHash(edition.surahs[1] ?? [])).toBe(edition.surahHashes[1]);
      expect(await editionHash(edition.surahHashes)).toBe(edition.hash);
    }
    const { root } = manifestOf([words, published]);
    expect(await rootHash({ en: published.hash, words: words.hash })).toBe(root);
  });

  test("changes every hash above a verse that changes", () => {
    const other = publishedEdition("en", verses.with(0, "another"));
    expect(other.surahHashes[0]).not.toBe(published.surahHashes[0]);
    expect(other.surahHashes[1]).toBe(published.surahHashes[1]);
    expect(other.hash).not.toBe(published.hash);
    expect(manifestOf([other]).root).not.toBe(manifestOf([published]).root);
  });

  test("hashes as published for the empty text and names folders by eight digits", () => {
    // FIPS 180-4, SHA-256 of the empty message.
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(shortHash(sha256(""))).toBe("e3b0c442");
  });
});
