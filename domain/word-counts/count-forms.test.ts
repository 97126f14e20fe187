import { expect, test } from "vitest";
import { countForms, withoutVowels, writtenWords } from "./count-forms.ts";

test.each([
  ["مُوسَىٰ", "موسى"],
  ["يَـٰمُوسَىٰٓ", "يٰموسى"],
  ["ٱلصَّلَوٰةَ", "الصلوٰة"],
  ["ٱلْكِتَـٰبُ", "الكتٰب"],
  ["إِبْرَٰهِـۧمَ", "إبرٰهيم"],
  ["ٱلنَّبِىُّ", "النبي"],
  ["وَتَقْوَىٰهَا", "وتقوىٰها"],
  ["ٱلْـَٔاخِرَةِ", "الـٔاخرة"],
  ["رَحْمَتُهُۥ", "رحمته"],
])("%s is printed as %s", (written, printed) => {
  expect(withoutVowels(written)).toBe(printed);
});

test("the forms of a word are listed as they are written, most frequent first", () => {
  const words = writtenWords([
    { key: "2:1", text: "بِٱلصَّلَوٰةِ ٱلصَّلَوٰةَ" },
    { key: "2:2", text: "ٱلصَّلَوٰةُ" },
  ]);
  expect(countForms(words, { forms: ["الصلوه", "بالصلوه"] })).toEqual({
    occurrences: 3,
    verses: 2,
    first: ["2:1", "2:2"],
    written: ["الصلوٰة", "بالصلوٰة"],
  });
});
