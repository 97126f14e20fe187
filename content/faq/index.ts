import type { Language } from "#domain/language.ts";
import type { FaqCategory, FaqFile, FaqTextFile } from "./schema.ts";

export type { FaqCategory } from "./schema.ts";

/** One question; `id` serves as its anchor, `links` are addresses in the app. */
export type FaqItem = FaqFile[number] & { question: string; answer: string };

export type Faq = {
  language: Language;
  /** In the order of the page. */
  categories: { id: FaqCategory; title: string }[];
  /** In the order of the page, category by category. */
  items: FaqItem[];
};

// One chunk per language; a test validates the data, so the browser does not.
const files = {
  en: () => import("./data/text.en.json", { with: { type: "json" } }),
  ar: () => import("./data/text.ar.json", { with: { type: "json" } }),
  fr: () => import("./data/text.fr.json", { with: { type: "json" } }),
  ur: () => import("./data/text.ur.json", { with: { type: "json" } }),
  id: () => import("./data/text.id.json", { with: { type: "json" } }),
  tr: () => import("./data/text.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, () => Promise<unknown>>;

/** Questions and answers in one language. Rejects if the chunk fails to load. */
export async function loadFaq(language: Language): Promise<Faq> {
  const [list, text] = await Promise.all([
    import("./data/items.json", { with: { type: "json" } }),
    files[language](),
  ]);
  const items = list.default as FaqFile;
  const words = text.default as FaqTextFile;
  const categories = [...new Set(items.map(({ category }) => category))];
  return {
    language,
    categories: categories.map((id) => ({ id, title: words.categories[id] })),
    items: items.map((item) => {
      const own = words.items[item.id];
      if (own === undefined) throw new Error(`faq: no ${language} text for ${item.id}`);
      return { ...item, ...own };
    }),
  };
}
