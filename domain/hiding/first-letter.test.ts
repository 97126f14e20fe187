import { describe, expect, test } from "vitest";
import { publishedVerses } from "#content/quran/published-verses.testing.ts";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import { firstLetterOf } from "./first-letter.ts";

const words = [...new Set(publishedVerses.uthmani.flatMap(wordsOf))];
const lettersOf = (word: string) => word.replace(/[^\p{Lo}]/gu, "");
const byLetters = Map.groupBy(words, lettersOf);
const isCut = (word: string) => !word.replace(/^[^\p{L}]*/u, "").startsWith(firstLetterOf(word));
/** How every word of the Quran that is written with these letters begins. */
const firstLetters = (letters: string) => [
  ...new Set(byLetters.get(letters)?.map((word) => firstLetterOf(word).charAt(0))),
];

describe("the first letter of a word", () => {
  test("keeps its signs", () => {
    const first = (verse: number, word: number) =>
      firstLetterOf(wordsOf(publishedVerses.uthmani[verse - 1] ?? "")[word - 1] ?? "");
    expect([first(1, 1), first(2, 1), first(2, 4)]).toEqual(["بِ", "حَ", "عَ"]);
    expect(first(1, 3)).toBe("\u0631\u0651\u064e");
  });

  test("is that of the word where a sign stands before it, and a text without letters stays", () => {
    const [marked] = words.filter((word) => word.startsWith("۞ وَٱعْ"));
    expect(firstLetterOf(marked ?? "")).toBe("وَ");
    expect(firstLetterOf("۞")).toBe("۞");
  });

  test.each([
    ["ٱلحمد", "ح"],
    ["وٱلقمر", "ق"],
    ["فٱليوم", "ي"],
    ["بٱلغيب", "غ"],
    ["كٱلأنعم", "أ"],
    ["وبٱليوم", "ي"],
    ["أفبٱلبطل", "ب"],
    ["لبٱلمرصاد", "م"],
    ["للمتقين", "م"],
    ["وللدار", "د"],
    ["فللذكر", "ذ"],
    ["وٱليل", "ل"],
    ["ٱلذين", "ل"],
    ["وٱلذى", "ل"],
    ["فٱلذين", "ل"],
    ["ٱللهب", "ل"],
    ["ٱللهو", "ل"],
    ["ءالذكرين", "ذ"],
    ["ٱلٱسم", "ٱ"],
    // A hamza on its stroke.
    ["ٱلاخرة", "ـ"],
    ["ءالن", "ـ"],
    ["ليكة", "ـ"],
  ])("is the one after the article: %s, %s", (letters, first) => {
    expect(firstLetters(letters)).toEqual([first]);
  });

  test.each([
    ["ٱلله", "ٱ"],
    ["ٱللهم", "ٱ"],
    ["وٱلله", "و"],
    ["لله", "ل"],
    ["ولله", "و"],
    ["ءالله", "ء"],
    ["ألم", "أ"],
    ["إلا", "إ"],
    ["ألق", "أ"],
    ["ءالهة", "ء"],
    ["للبث", "ل"],
    ["ليقضوا", "ل"],
    ["الم", "ا"],
  ])("is the very first where alef and lam are the word's own: %s, %s", (letters, first) => {
    expect(firstLetters(letters)).toEqual([first]);
  });
});

describe("of all distinct words of the Quran", () => {
  const prefix = /^[^\p{L}]*(?:[وفبكلأت]\p{M}+)*/u;
  const ofTwoLams = /^[^\p{L}]*(?:[وف]\p{M}+)?ل\p{M}+ل/u;
  const afterAlefAndLam = (word: string) =>
    word.replace(prefix, "").replace(/^ٱ(?:(?=ل\u0651)|ل\P{L}*)/u, "");
  const begins = words.filter((word) => word.replace(prefix, "").startsWith("ٱل"));
  const hasArticle = (word: string) => afterAlefAndLam(word).startsWith(firstLetterOf(word));

  test("those with alef and lam have an article, but for the name of Allah and nine verbs", () => {
    const whole = begins.filter((word) => !hasArticle(word)).map((word) => lettersOf(word));
    expect(begins).toHaveLength(2630);
    expect([...new Set(whole.map((letters) => letters.slice(letters.indexOf("ٱ"))))].toSorted()).toEqual([
      "ٱلتفت",
      "ٱلتقتا",
      "ٱلتقطه",
      "ٱلتقمه",
      "ٱلتقى",
      "ٱلتقيتم",
      "ٱلتمسوا",
      "ٱلعنهم",
      "ٱلغوا",
      "ٱلله",
      "ٱللهم",
    ]);
  });

  test("those with two lams have one after li or la, but for the name of Allah and three verbs", () => {
    const whole = words.filter((word) => ofTwoLams.test(word) && !isCut(word)).map(lettersOf);
    expect([...new Set(whole)].toSorted()).toEqual(["فلله", "للبث", "للجوا", "لله", "وللبسنا", "ولله"]);
  });

  test("all others are shown by their very first letter, but for two that are asked and one without its alef", () => {
    const others = words.filter((word) => !begins.includes(word) && !ofTwoLams.test(word));
    expect([...new Set(others.filter(isCut).map(lettersOf))].toSorted()).toEqual([
      "ءالذكرين",
      "ءالن",
      "ليكة",
    ]);
  });
});
