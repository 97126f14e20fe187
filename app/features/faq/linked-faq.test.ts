import { describe, expect, test } from "vitest";
import { loadFaq } from "#content/faq/index.ts";
import { languages } from "#domain/language.ts";
import { faqJsonLd, filterQuestions, linkFaq } from "./linked-faq.ts";

const faq = await loadFaq("en");

test("links lead only to pages the app has", () => {
  const linked = linkFaq(faq, [{ address: "/credits", key: "credits" }]);
  const addresses = linked.items.flatMap(({ links }) => links.map(({ address }) => address));
  expect(new Set(addresses)).toEqual(new Set(["/credits"]));
  expect(linked.items).toHaveLength(faq.items.length);
  expect(linked.chat).toBeUndefined();
});

test("the chat is linked once the app has that page", () => {
  expect(linkFaq(faq, [{ address: "/chatbot", key: "chatbot" }]).chat).toBe("/chatbot");
});

test("the structured data has every question with its answer", () => {
  const { mainEntity } = faqJsonLd(linkFaq(faq, []));
  expect(mainEntity).toHaveLength(faq.items.length);
});

describe.each(languages)("the questions in %s", (language) => {
  test("are found by a number with any thousands separator and any digits", async () => {
    const faq = linkFaq(await loadFaq(language), []);
    const holding = faq.items.filter(({ answer }) => /[6٦۶][,.٬\u202f][2٢۲][3٣۳][6٦۶]/.test(answer));
    expect(holding).toHaveLength(1);
    for (const typed of ["6236", "٦٢٣٦", "۶۲۳۶", "6,236", "6.236", "6 236", "٦٬٢٣٦", "۶٬۲۳۶"])
      expect(filterQuestions(faq, typed), typed).toEqual(holding);
    expect(filterQuestions(faq, "6237")).toEqual([]);
  });

  test("are all shown in order for a blank search", async () => {
    const faq = linkFaq(await loadFaq(language), []);
    expect(filterQuestions(faq, " ")).toEqual(faq.items);
  });
});
