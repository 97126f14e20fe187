import type { Language } from "#domain/language.ts";
import type { ProductTopic } from "#domain/product-questions/product-topics.ts";
import links from "./data/links.json" with { type: "json" };

// One chunk per language; a test validates the data, so the browser does not.
const files = {
  en: () => import("./data/text.en.json", { with: { type: "json" } }),
  ar: () => import("./data/text.ar.json", { with: { type: "json" } }),
  fr: () => import("./data/text.fr.json", { with: { type: "json" } }),
  ur: () => import("./data/text.ur.json", { with: { type: "json" } }),
  id: () => import("./data/text.id.json", { with: { type: "json" } }),
  tr: () => import("./data/text.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, () => Promise<unknown>>;

/** What we say on a matter of the product, and the page on which it is done, where it has one. */
export type ProductAnswer = { readonly text: string; readonly url?: string };

/** The answer to a question about the product in one language. Rejects if the chunk fails to load. */
export async function loadProductAnswer(topic: ProductTopic, language: Language): Promise<ProductAnswer> {
  const texts: Readonly<Record<ProductTopic, string>> = (await files[language]()).default;
  const url: string | undefined = (links as Readonly<Record<string, string>>)[topic];
  return { text: texts[topic], ...(url === undefined ? {} : { url }) };
}
