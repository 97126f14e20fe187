import { describe, expect, test } from "vitest";
import { surahNames } from "#domain/surah-names/surah-names.ts";
import { mushafQuestion } from "./mushaf-question.ts";

/** Every name of every surah, in Latin letters and in Arabic ones. */
const named = surahNames.flatMap(([arabic, latin], at) => [
  ...arabic.split(", ").map((name) => ({ surah: at + 1, name, isArabic: true })),
  ...latin.split(", ").map((name) => ({ surah: at + 1, name, isArabic: false })),
]);
const sunLetters = /^(?:t|th|d|dh|r|z|s|sh|n|l)/;
const withArticle = (name: string) =>
  sunLetters.test(name) ? `a${/^(?:sh|th|dh)/.exec(name)?.[0] ?? name.charAt(0)}-${name}` : `al-${name}`;

describe("a surah by any of its names", () => {
  const latin = named.filter(({ isArabic }) => !isArabic);
  const arabic = named.filter(({ isArabic }) => isArabic);
  const articled = arabic.filter(({ name }) => /^[^ ]{3,}$/.test(name) && name !== "تبت");
  const asked = [
    ["verse-count", latin, (name: string) => `How many verses in surah ${name}?`],
    ["verse-count", latin, (name: string) => `combien de versets dans la sourate ${withArticle(name)} ?`],
    ["verse-count", latin, (name: string) => `${name} suresi kaç ayettir`],
    ["verse-count", latin, (name: string) => `berapa ayat surat ${withArticle(name)}`],
    ["verse-count", arabic, (name: string) => `كم عدد آيات سورة ${name}؟`],
    ["verse-count", articled, (name: string) => `كم آية في سورة ال${name}`],
    ["verse-count", arabic, (name: string) => `سورہ ${name} میں کتنی آیات ہیں؟`],
    ["juz", latin, (name: string) => `which juz is surah ${name} in`],
    ["juz", latin, (name: string) => `surat ${name} juz berapa?`],
    ["juz", arabic, (name: string) => `في أي جزء سورة ${name}`],
    ["revealed", latin, (name: string) => `where was surah ${withArticle(name)} revealed?`],
    ["revealed", latin, (name: string) => `${name} suresi nerede indi?`],
    ["revealed", arabic, (name: string) => `أين نزلت سورة ${name}؟`],
  ] as const;

  test.each(asked)("is recognised in questions for its %s", (fact, names, questionOf) => {
    const wrong = names.filter(({ surah, name }) => {
      const found = mushafQuestion(questionOf(name));
      const wanted =
        fact === "verse-count" ? { tool: "verse-count", surah } : { tool: "surah-fact", surah, fact };
      return JSON.stringify(found) !== JSON.stringify(wanted);
    });
    expect(wrong.map(({ name, surah }) => `${surah} ${name}`).join(", ")).toBe("");
  });

  test("is unknown where no surah has the name", () => {
    for (const name of ["blorp", "xyzzy", "yasmin", "insaniyah", "baqarlar", "maryland", "عبدالله", "الحرب"])
      for (const question of [
        `how many verses in surah ${name}`,
        `which juz is surah ${name}`,
        `${name} suresi kaç ayet`,
      ])
        expect(mushafQuestion(question), question).toEqual({ tool: "unknown-surah" });
  });
});

describe("the whole mushaf", () => {
  test.each([
    ["How many surahs are in the Quran?", "surahs"],
    ["كم عدد سور القرآن؟", "surahs"],
    ["Combien y a-t-il de sourates dans le Coran ?", "surahs"],
    ["Kur'an'da kaç sure var?", "surahs"],
    ["berapa surat dalam Al-Quran", "surahs"],
    ["قرآن میں کتنی سورتیں ہیں؟", "surahs"],
    ["quran mein kitni surah hain", "surahs"],
    ["How many juz are in the Quran", "juz"],
    ["how many pages in the quran", "pages"],
    ["عدد آيات القرآن الكريم", "verses"],
    ["kaç secde ayeti var", "prostrations"],
    ["ما هي أطول سورة في القرآن", "longest-surah"],
    ["en uzun ayet", "longest-verse"],
    ["how many makki surahs are there", "meccan"],
    ["آخر سورة في القرآن", "last-surah"],
  ] as const)("%j is answered by its %s", (question, fact) => {
    expect(mushafQuestion(question)).toEqual({ tool: "quran-fact", fact });
  });

  test("has no figure for what was not counted", () => {
    expect(mushafQuestion("how many verses in juz 30")).toEqual({ tool: "no-figure" });
  });

  test.each([
    "how many verses about patience",
    "how many rakats in fajr",
    "how many days of fasting",
    "who revealed the quran",
    "what is the first surah revealed",
    "why was surah kahf revealed",
    "benefits of surah mulk",
    "surah for anxiety",
    "what is the meaning of patience",
  ])("%j asks for something else", (question) => {
    expect(mushafQuestion(question)).toBeUndefined();
  });
});
