import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import { recitationVerdict, recognizedWords } from "./recitation-check.ts";

const verse = wordsOf("تَبَٰرَكَ ٱلَّذِى بِيَدِهِ ٱلْمُلْكُ وَهُوَ عَلَىٰ كُلِّ شَىْءٍ قَدِيرٌ");
const verdictOf = (recognized: string, words = verse) =>
  recitationVerdict(words, recognizedWords(recognized));
const verdicts = (recognized: string) => verdictOf(recognized)?.words.map(({ verdict }) => verdict);

describe("the check of a recitation", () => {
  test("finds nothing wrong in the verse as a recogniser spells it", () => {
    expect(verdictOf("تبارك الذي بيده الملك وهو على كل شيء قدير")).toMatchObject({ said: 9, added: [] });
  });

  test("marks a missed, a changed and an added word", () => {
    expect(verdicts("تبارك الذي بيده وهو على كل شيء قدير")?.[3]).toBe("missed");
    expect(verdicts("تبارك الذي بيده الملك وهو على كل أمر قدير")?.[7]).toBe("changed");
    expect(verdictOf("تبارك الله الذي بيده الملك وهو على كل شيء قدير")?.added).toEqual([
      { before: 1, recognized: "الله" },
    ]);
  });

  test("takes a vocative parted from its word for the same", () => {
    const words = wordsOf("يَٰٓأَيُّهَا ٱلنَّاسُ ٱعْبُدُوا۟ رَبَّكُمُ");
    expect(verdictOf("يا أيها الناس اعبدوا ربكم", words)).toMatchObject({ said: 4, added: [] });
  });

  test("gives no verdict under four recognised words", () => {
    expect(verdictOf("تبارك الذي بيده")).toBeUndefined();
    expect(verdictOf("hello 1 2 3 4")).toBeUndefined();
  });

  test("has one verdict for every word, whatever was recognised", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("الملك", "وهو", "كل", "نور", "علي"), { minLength: 4 }),
        (recognized) => {
          const verdict = recitationVerdict(verse, recognized);
          expect(verdict?.words).toHaveLength(verse.length);
          const changed =
            verdict?.words.filter(({ recognized: instead }) => instead !== undefined).length ?? 0;
          expect((verdict?.said ?? 0) + changed + (verdict?.added.length ?? 0)).toBe(recognized.length);
        },
      ),
    );
  });
});
