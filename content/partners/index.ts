import { linkStatus } from "#content/link-checks/index.ts";
import type { Language } from "#domain/language.ts";
import type { PartnerCategory, PartnersFile, PartnersTextFile } from "./schema.ts";

export type { PartnerCategory } from "./schema.ts";

export type Partner = {
  id: string;
  /** The company's own name, in Latin letters in every language. */
  name: string;
  category: PartnerCategory;
  /** What they do, in our own words. */
  scope: string;
  url: string;
  /** True if the address did not respond at the last check of links. */
  hasFailed: boolean;
};

export type Partners = {
  /** In the order of the page; only those with entries. */
  categories: { id: PartnerCategory; title: string }[];
  partners: Partner[];
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

/** The partners to show, in one language. Rejects if a chunk fails to load. */
export async function loadPartners(language: Language): Promise<Partners> {
  const [list, text] = await Promise.all([
    import("./data/partners.json", { with: { type: "json" } }),
    files[language](),
  ]);
  const words = text.default as PartnersTextFile;
  const partners = (list.default as PartnersFile).flatMap(({ status, scope, ...entry }) => {
    const currentStatus = linkStatus(entry.url, status);
    if (currentStatus === "hidden") return [];
    return [{ ...entry, scope: words.scopes[scope] ?? scope, hasFailed: currentStatus === "failed" }];
  });
  const used = [...new Set(partners.map(({ category }) => category))];
  return { categories: used.map((id) => ({ id, title: words.categories[id] })), partners };
}
