import { describe, expect, test } from "vitest";
import { searchTerms, termsQuery } from "./search-terms.ts";

describe("the terms of a text", () => {
  test("hold each word once, and Arabic words without their particles too", () => {
    expect(searchTerms(["إنَّمَا الْأَعْمَالُ بِالنِّيَّاتِ", undefined, "Actions, actions"]).split(" ")).toEqual([
      "انما",
      "الاعمال",
      "اعمال",
      "بالنيات",
      "النيات",
      "نيات",
      "actions",
    ]);
    expect(searchTerms(["لِلَّهِ"])).toBe("لله");
    expect(searchTerms(["للناس"]).split(" ")).toContain("ناس");
  });

  test("hold both spellings of a dagger alef", () => {
    expect(searchTerms(["مَـٰلِكِ"]).split(" ")).toEqual(["ملك", "مالك"]);
  });
});

describe("the question to the index", () => {
  test("asks for every word from its beginning, and can hold nothing but words", () => {
    expect(termsQuery("الأعمال intent")).toBe("'الاعمال':* & 'intent':*");
    expect(termsQuery("o'brien a & b | !c:* '; drop")).toBe("'obrien':* & 'a' & 'b' & 'c' & 'drop':*");
    // A word of its own is asked for in its forms alone.
    expect(termsQuery("exam")).toBe(
      "('exam' | 'exams' | 'exames' | 'examed' | 'examing' | 'examer' | 'examers')",
    );
    expect(termsQuery(" … ")).toBe("");
  });
});
