import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { wordsOf } from "./words.ts";

const folded = (text: string, language: Language) => wordsOf(text, language).map((word) => word.folded);
const originals = (text: string, language: Language) => {
  const characters = [...text];
  return wordsOf(text, language).map((word) => characters.slice(word.letters[0], word.to).join(""));
};

describe("words of a text", () => {
  test("diacritics, case and the Turkish i make no difference", () => {
    expect(folded("Âyetel-Kürsî ŞİFÂ sabır", "tr")).toEqual(["ayetel", "kursi", "sifa", "sabir"]);
    expect(folded("Miséricordieux, œuvre", "fr")).toEqual(["misericordieux", "oeuvre"]);
    expect(folded("Allāh’s ʿarsh", "en")).toEqual(["allah", "arsh"]);
  });

  test("an apostrophe splits French words, ends Turkish ones and stays inside names", () => {
    expect(folded("l'homme d’Allah aujourd'hui", "fr")).toEqual(["l", "homme", "d", "allah", "aujourdhui"]);
    expect(folded("Allah'ın Kur'an'ı Rabb'inin", "tr")).toEqual(["allah", "kuran", "rabb"]);
    expect(folded("the Qur'an's Ka'bah", "en")).toEqual(["the", "quran", "kabah"]);
    expect(folded("Al-Qur’an orang-orang", "id")).toEqual(["al", "quran", "orang", "orang"]);
  });

  test("the vocative that the Uthmani script joins is a word of its own", () => {
    expect(folded("يَـٰٓأَيُّهَا ٱلَّذِينَ", "ar")).toEqual(
      ["يا", "ايها", "الذين"].map((word) => word.replace("يا", "ي\u0670")),
    );
    expect(originals("وَيَـٰقَوْمِ", "ar")).toEqual(["وَيَـٰ", "قَوْمِ"]);
  });

  test("a word includes its hamza and vowels but not the pause mark after it", () => {
    expect(originals("ءَامَنُوا۟ ۖ وَشَىْءٍ", "ar")).toEqual(["ءَامَنُوا۟", "وَشَىْءٍ"]);
    expect(originals("۞ ٱلْـَٔاخِرَةِ", "ar")).toEqual(["ٱلْـَٔاخِرَةِ"]);
  });

  test("offsets are code points, also after an emoji", () => {
    expect(wordsOf("🙂🙂 sabr", "en")[0]).toMatchObject({ letters: [3, 4, 5, 6], to: 7 });
  });

  test("any text is read: offsets ascend and are inside it", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 200 }),
        fc.constantFrom<Language>("ar", "en", "fr", "ur", "id", "tr"),
        (text, language) => {
          let end = 0;
          for (const word of wordsOf(text, language)) {
            expect(word.letters).toHaveLength(word.folded.length);
            expect(word.letters[0]).toBeGreaterThanOrEqual(end);
            end = word.to;
          }
          expect(end).toBeLessThanOrEqual([...text].length);
        },
      ),
    );
  });
});
