import { describe, expect, test } from "vitest";
import { ayahCount, verseAt } from "#domain/verse-reference.ts";
import {
  checkNoMarks,
  checkNotEmpty,
  checkOneLine,
  checkOrder,
  checkRepeats,
  checkVerbatim,
} from "./check-verses.ts";

const whole = Array.from({ length: ayahCount }, (_, index) => verseAt(index + 1) ?? { surah: 0, ayah: 0 });

describe("a text is rejected", () => {
  test("not when every verse stands in its place", () => {
    expect(checkOrder("en", whole)).toEqual([]);
  });

  test("when a verse is missing, naming the first place that is wrong", () => {
    const causes = checkOrder("en", whole.toSpliced(261, 1));
    expect(causes).toEqual([
      { text: "en", cause: "has 6235 verses, not 6236" },
      { text: "en", verse: "2:255", cause: "has 2:256 in its place" },
    ]);
  });

  test("when a surah is missing", () => {
    const causes = checkOrder(
      "ur",
      whole.filter(({ surah }) => surah !== 108),
    ).map(({ cause }) => cause);
    expect(causes).toEqual([
      "has 113 surahs, not 114",
      "has 6233 verses, not 6236",
      "has 109:1 in its place",
    ]);
  });

  test("when two verses have changed places", () => {
    const [first, second] = [whole.slice(0, 1), whole.slice(1, 2)];
    const swapped = [...second, ...first, ...whole.slice(2)];
    expect(checkOrder("fr", swapped)).toEqual([{ text: "fr", verse: "1:1", cause: "has 1:2 in its place" }]);
  });

  test("when a verse has no letter", () => {
    expect(checkNotEmpty("tr", ["Bir", " . ", ""])).toEqual([
      { text: "tr", verse: "1:2", cause: "is empty" },
      { text: "tr", verse: "1:3", cause: "is empty" },
    ]);
  });

  test("when a verse holds a line break", () => {
    expect(checkOneLine("id", ["satu", "dua\ntiga"])).toEqual([
      { text: "id", verse: "1:2", cause: "holds a line break" },
    ]);
  });

  test("when a verse repeats the one before it though the Arabic does not", () => {
    const expectedProblems = [{ text: "fr", verse: "1:2", cause: "repeats the verse before it" }];
    expect(checkRepeats("fr", ["a", "a", "b"], ["x", "y", "z"], [])).toEqual(expectedProblems);
    expect(checkRepeats("fr", ["a", "a", "b"], ["x", "x", "z"], [])).toEqual([]);
    expect(checkRepeats("fr", ["a", "a", "b"], ["x", "y", "z"], ["1:2"])).toEqual([]);
  });

  test.each(["Allah,[2] Lord", "(255) Allah", "Tuhan1) kami", "tuzo³", "عدد ٣", "word*", "word[]"])(
    "when a cleaned verse still carries a mark: %s",
    (verse) => {
      expect(checkNoMarks("en", ["clean", verse])).toMatchObject([{ text: "en", verse: "1:2" }]);
    },
  );

  test("not for words that a translator puts in brackets", () => {
    expect(checkNoMarks("en", ["[All] praise is (due) to Allah"])).toEqual([]);
  });

  test("when one byte differs from the package", () => {
    const packaged = [
      { surah: 1, ayah: 1, text: "e\u0301" },
      { surah: 1, ayah: 2, text: "b" },
    ];
    expect(checkVerbatim("arabic", ["e\u0301", "b"], packaged)).toEqual([]);
    expect(checkVerbatim("arabic", ["\u00e9", "b"], packaged)).toEqual([
      { text: "arabic", verse: "1:1", cause: "differs from its package" },
    ]);
  });
});
