import { describe, expect, test } from "vitest";
import { findOccurrences, foldName, listed } from "./occurrences.ts";

const merciful = { id: 3, arabic: "ٱلرَّحِيمُ", transliteration: "Ar-Raḥīm" };
const creator = { id: 12, arabic: "ٱلْخَٰلِقُ", transliteration: "Al-Khāliq" };
const owner = { id: 84, arabic: "مَالِكُ ٱلْمُلْكِ", transliteration: "Mālik al-Mulk" };

// Made-up sentences, not verses: single words are enough for the rule.
const verse = (surah: number, ayah: number, text: string) => ({ surah, ayah, text });

describe("folding a name", () => {
  test("keeps consonants and long vowels only", () => {
    expect(foldName("ٱلرَّحِيمُ")).toBe("الرحيم");
  });

  test("writes a dagger alef out, so that the Creator is not creation", () => {
    expect(foldName("ٱلْخَٰلِقُ")).toBe("الخالق");
    expect(foldName("ٱلْخَـٰلِقُ")).toBe("الخالق");
    expect(foldName("ٱلْخَلْقُ")).toBe("الخلق");
  });

  test("makes hamza and alef forms one", () => {
    expect(foldName("ٱلْـَٔاخِرُ")).toBe(foldName("ٱلْآخِرُ"));
  });
});

describe("finding a name", () => {
  test("takes it with the article, without it, with case endings and with a particle", () => {
    const verses = [
      verse(1, 1, "ٱلرَّحِيمِ"),
      verse(2, 1, "غَفُورٌ رَّحِيمٌ"),
      verse(2, 2, "غَفُورًا رَّحِيمًا"),
      verse(2, 3, "وَٱلرَّحِيمُ"),
      verse(2, 4, "لَرَحِيمٌ"),
    ];
    expect(findOccurrences(verses, [merciful], {})).toEqual({
      "3": { total: 5, verses: ["1:1", "2:1", "2:2", "2:3", "2:4"] },
    });
  });

  test("leaves other words and joined pronouns alone", () => {
    const verses = [verse(1, 1, "رَحِيمُهُمْ"), verse(1, 2, "رَحْمَةٌ"), verse(1, 3, "ٱلْخَلْقِ")];
    expect(findOccurrences(verses, [merciful, creator], {})).toEqual({
      "3": { total: 0, verses: [] },
      "12": { total: 0, verses: [] },
    });
  });

  test("takes a name of two words only where both follow each other", () => {
    const verses = [verse(3, 26, "مَـٰلِكَ ٱلْمُلْكِ"), verse(1, 4, "مَـٰلِكِ يَوْمِ"), verse(67, 1, "ٱلْمُلْكُ مَـٰلِكُ")];
    const rules = { "84": { reason: "both words", words: ["مالك الملك"] } };
    expect(findOccurrences(verses, [owner], rules)["84"]).toEqual({ total: 1, verses: ["3:26"] });
  });

  test("follows the reviewed lists", () => {
    const verses = [verse(1, 1, "رَحِيمٌ"), verse(1, 2, "رَحِيمٌ"), verse(1, 3, "رَحِيمٌ")];
    const only = { "3": { reason: "reviewed", only: ["1:2"] } };
    const except = { "3": { reason: "reviewed", except: ["1:2"] } };
    expect(findOccurrences(verses, [merciful], only)["3"]?.verses).toEqual(["1:2"]);
    expect(findOccurrences(verses, [merciful], except)["3"]?.verses).toEqual(["1:1", "1:3"]);
  });

  test("rejects a reviewed place that does not hold the word", () => {
    const rules = { "3": { reason: "reviewed", only: ["9:9"] } };
    expect(() => findOccurrences([verse(1, 1, "رَحِيمٌ")], [merciful], rules)).toThrow("9:9");
  });

  test("lists the first twenty and counts them all", () => {
    const verses = Array.from({ length: 30 }, (_, at) => verse(2, at + 1, "رَحِيمٌ"));
    const found = findOccurrences(verses, [merciful], {})["3"];
    expect(found?.total).toBe(30);
    expect(found?.verses).toHaveLength(listed);
    expect(found?.verses.at(-1)).toBe("2:20");
  });
});
