import { describe, expect, test } from "vitest";
import { bareForms, cliticsOf } from "./clitics.ts";

const forms = (word: string, code: number) => bareForms(word, code).map(({ form }) => form);
const isWord = (word: string) => ["كتاب", "احد", "باس", "قوم"].includes(word);

describe("particles in front of Arabic words", () => {
  test("are removed one after the other", () => {
    expect(forms("وبالكتاب", 1 | 2 | 4)).toEqual(["بالكتاب", "الكتاب", "كتاب"]);
    expect(forms("وللكتاب", 1 | 8)).toEqual(["للكتاب", "الكتاب", "كتاب"]);
    expect(bareForms("وللكتاب", 1 | 8).map(({ skipped }) => skipped)).toEqual([1, 2, 3]);
  });

  test("the name of God and the relative pronouns stay whole", () => {
    expect(forms("والله", 1 | 4)).toEqual(["الله"]);
    expect(forms("بالذي", 2 | 4)).toEqual(["الذي"]);
  });

  test("are distinguished from first letters by their vowels", () => {
    expect(cliticsOf("وَقَوْم", "وقوم", isWord)).toBe(1);
    expect(cliticsOf("كِتَاب", "كتاب", isWord)).toBe(0);
    expect(cliticsOf("وَاحِد", "واحد", isWord)).toBe(0);
    expect(cliticsOf("وَٱلْقَوْم", "والقوم", isWord)).toBe(5);
    expect(cliticsOf("لِلْقَوْم", "للقوم", isWord)).toBe(8);
  });
});
