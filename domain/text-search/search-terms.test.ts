import { describe, expect, test } from "vitest";
import { searchTerms, termsQuery } from "./search-terms.ts";

describe("the terms of a text", () => {
  test("contain each word once, and Arabic words also without their particles", () => {
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

  test("contain both spellings of a dagger alef", () => {
    expect(searchTerms(["مَـٰلِكِ"]).split(" ")).toEqual(["ملك", "مالك"]);
  });
});

describe("the query to the index", () => {
  test("matches every word by its beginning, and can contain nothing but words", () => {
    expect(termsQuery("الأعمال intent")).toBe("'الاعمال':* & 'intent':*");
    expect(termsQuery("o'brien a & b | !c:* '; drop")).toBe("'obrien':* & 'a' & 'b' & 'c' & 'drop':*");
    // A whole word is matched only in its own forms.
    expect(termsQuery("exam")).toBe(
      "('exam' | 'exams' | 'exames' | 'examed' | 'examing' | 'examer' | 'examers')",
    );
    // As a beginning it would be that of them, then, there: most of the index.
    expect(termsQuery("the prophet")).toBe(
      "('the' | 'thes' | 'thees' | 'theed' | 'theing' | 'theer' | 'theers') & 'prophet':*",
    );
    expect(termsQuery(" … ")).toBe("");
  });
});
