import { describe, expect, test } from "vitest";
import { loadFaq } from "#content/faq/index.ts";
import { languages } from "#domain/language.ts";
import { matchingQuestions } from "./faq-search.ts";
import { linkFaq } from "./linked-faq.ts";

describe.each(languages)("the questions in %s", (language) => {
  test("are found by a number however its thousands are parted and whatever its digits", async () => {
    const faq = linkFaq(await loadFaq(language), []);
    const holding = faq.items.filter(({ answer }) => /[6٦۶][,.٬\u202f][2٢۲][3٣۳][6٦۶]/.test(answer));
    expect(holding).toHaveLength(1);
    for (const typed of ["6236", "٦٢٣٦", "۶۲۳۶", "6,236", "6.236", "6 236", "٦٬٢٣٦", "۶٬۲۳۶"])
      expect(matchingQuestions(faq, typed), typed).toEqual(holding);
    expect(matchingQuestions(faq, "6237")).toEqual([]);
  });

  test("are all there, in their order, when nothing is typed", async () => {
    const faq = linkFaq(await loadFaq(language), []);
    expect(matchingQuestions(faq, " ")).toEqual(faq.items);
  });
});
