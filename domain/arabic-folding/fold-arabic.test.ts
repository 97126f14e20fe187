import { describe, expect, test } from "vitest";
import { foldArabic, plainSpellings } from "./fold-arabic.ts";

describe("Arabic folding", () => {
  test("vowels, tatweel and Quranic marks leave no trace", () => {
    expect(foldArabic("ٱلْعَـٰلَمِينَ ۖ")).toBe("العلمين ");
    expect(foldArabic("\u064e\u0650\u0651")).toBe("");
  });

  test("forms of hamza, alef maksura and ta marbuta fold to one letter each", () => {
    expect(foldArabic("إبراهيم")).toBe(foldArabic("ابراهيم"));
    expect(foldArabic("الصلاة")).toBe(foldArabic("الصلاه"));
    expect(foldArabic("موسى")).toBe(foldArabic("موسي"));
    expect(foldArabic("ٱلْقُرْءَان")).toBe(foldArabic("القرآن"));
    expect(foldArabic("داوود")).toBe(foldArabic("داود"));
  });

  test("Urdu and Persian keyboards write the same words", () => {
    expect(foldArabic("کتاب")).toBe(foldArabic("كتاب"));
    expect(foldArabic("ھدی")).toBe(foldArabic("هدى"));
    expect(foldArabic("۲۵۵")).toBe("255");
    expect(foldArabic("٢٥٥")).toBe("255");
  });

  test("presentation forms read as their letters", () => {
    expect(foldArabic("\ufedf\ufe8e")).toBe("لا");
  });

  test("a dagger alef may be left out, written, or take its carrier's place", () => {
    expect(plainSpellings("السمٰوٰت")).toContain("السماوات");
    expect(plainSpellings("السمٰوٰت")).toContain("السموت");
    expect(plainSpellings("الصلوٰه")).toContain("الصلاه");
    expect(plainSpellings("الرحمٰن")).toEqual(["الرحمن", "الرحمان"]);
    expect(plainSpellings("هديٰ")).toEqual(["هدي"]);
  });
});
