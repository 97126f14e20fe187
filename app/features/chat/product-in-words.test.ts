import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { loadProductAnswer } from "#content/product-answers/index.ts";
import { type Language, languages } from "#domain/language.ts";
import { productTopics } from "#domain/product-questions/product-topics.ts";
import { isCardTool } from "./card-tools.ts";
import { productInWords } from "./product-in-words.ts";

test.each(languages)(
  "in %s, every matter of the product has an answer that fits a phone",
  async (language) => {
    const texts = new Set<string>();
    for (const topic of productTopics) {
      const { text, url } = await loadProductAnswer(topic, language);
      expect(text.length, topic).toBeGreaterThan(60);
      expect(text.length, topic).toBeLessThanOrEqual(420);
      texts.add(text);
      if (url !== undefined) expect(isCardTool(url), url).toBe(true);
    }
    expect(texts.size).toBe(productTopics.length);
  },
);

/** The texts of the pages, among them the names of buttons that answers quote. */
async function labelsIn(language: Language): Promise<readonly string[]> {
  const folder = new URL(`../../i18n/messages/${language}/`, import.meta.url);
  const areas = ["shell", "reader", "mushaf", "player", "prayer", "account", "credits", "chat", "tasbih"];
  const files = [...areas, "resources", "texttools"].map((area) =>
    readFile(new URL(`${area}.json`, folder), "utf8"),
  );
  return (await Promise.all(files)).flatMap((file) => Object.values<string>(JSON.parse(file)));
}

test.each(languages)("in %s, answers name buttons and pages as they are named there", async (language) => {
  const labels = await labelsIn(language);
  for (const topic of productTopics) {
    const { text } = await productInWords(topic, language);
    for (const [, quoted = ""] of text.matchAll(/[“«”]\s?([^“”«»]+?)\s?[”»“]/gu)) {
      const isKnown = labels.some((label) => label.startsWith(quoted));
      expect(isKnown, `${topic}: ${quoted}`).toBe(true);
    }
  }
});

test("an answer links the page on which the thing is done, by its name", async () => {
  expect((await productInWords("donate", "tr")).links).toEqual([{ url: "/donations", title: "Bağışlar" }]);
  expect((await productInWords("theme", "en")).links).toEqual([]);
});
