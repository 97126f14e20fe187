import { expect, test } from "vitest";
import { loadFaq } from "#content/faq/index.ts";
import { faqJsonLd, linkFaq } from "./linked-faq.ts";

const faq = await loadFaq("en");

test("links lead only to pages that the house has", () => {
  const linked = linkFaq(faq, [{ address: "/credits", key: "credits" }]);
  const addresses = linked.items.flatMap(({ links }) => links.map(({ address }) => address));
  expect(new Set(addresses)).toEqual(new Set(["/credits"]));
  expect(linked.items).toHaveLength(faq.items.length);
  expect(linked.chat).toBeUndefined();
});

test("the way to the chat stands once the house has one", () => {
  expect(linkFaq(faq, [{ address: "/chatbot", key: "chatbot" }]).chat).toBe("/chatbot");
});

test("search engines are given every question with its answer", () => {
  const { mainEntity } = faqJsonLd(linkFaq(faq, []));
  expect(mainEntity).toHaveLength(faq.items.length);
});
