import { describe, expect, test } from "vitest";
import { type StemmedLanguage, stemGroups } from "./stem-groups.ts";

/** Families among words as the text writes them. */
function families(language: StemmedLanguage, originals: Readonly<Record<string, string>>): string[][] {
  const words = Object.keys(originals).sort();
  const numbers = stemGroups(language, words, new Map(Object.entries(originals)));
  return [...new Set(numbers)].map((number) => words.filter((_, at) => numbers[at] === number));
}
const plain = (...words: string[]) => Object.fromEntries(words.map((word) => [word, word]));

describe("stems of the translations", () => {
  test("English and French qualities stand with those who have them", () => {
    expect(families("en", plain("patience", "patient", "patiently", "pen"))).toEqual([
      ["patience", "patient", "patiently"],
      ["pen"],
    ]);
    expect(families("fr", plain("patience", "patients", "patrie"))).toEqual([
      ["patience", "patients"],
      ["patrie"],
    ]);
  });

  test("Turkish nouns that change their shape stay together, with their verbs", () => {
    const words = {
      sabir: "sabır",
      sabri: "sabrı",
      sabredenler: "sabredenler",
      sabirli: "sabırlı",
      sabah: "sabah",
    };
    expect(families("tr", words)).toEqual([["sabah"], ["sabir", "sabirli", "sabredenler", "sabri"]]);
    expect(families("tr", { kitap: "kitap", kitabi: "kitabı" })).toEqual([["kitabi", "kitap"]]);
  });

  test("Indonesian prefixes do not part a family", () => {
    expect(families("id", plain("kesabaran", "bersabar", "sabar", "salat"))).toEqual([
      ["bersabar", "kesabaran", "sabar"],
      ["salat"],
    ]);
  });
});
