import { linkStatus } from "#content/link-checks/index.ts";
import type { Language } from "#domain/language.ts";
import type { PlatformCategory, PlatformLanguage, PlatformsFile, PlatformsTextFile } from "./schema.ts";

export type { PlatformLanguage } from "./schema.ts";

export type Platform = {
  id: string;
  /** The platform's own name, in Latin letters in every language. */
  name: string;
  category: PlatformCategory;
  categoryTitle: string;
  /** The language the platform speaks. */
  language: PlatformLanguage;
  /** What is done there, in our own words. */
  scope: string;
  url: string;
  /** True where the last check of links found no answer at the address. */
  hasFailed: boolean;
};

// One chunk a language: the data are checked by the test of this text, not again in the browser.
const files = {
  en: () => import("./data/text.en.json", { with: { type: "json" } }),
  ar: () => import("./data/text.ar.json", { with: { type: "json" } }),
  fr: () => import("./data/text.fr.json", { with: { type: "json" } }),
  ur: () => import("./data/text.ur.json", { with: { type: "json" } }),
  id: () => import("./data/text.id.json", { with: { type: "json" } }),
  tr: () => import("./data/text.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, () => Promise<unknown>>;

/** The platforms to be shown, in one language. Rejects when a chunk fails to load. */
export async function loadPlatforms(language: Language): Promise<Platform[]> {
  const [list, text] = await Promise.all([
    import("./data/platforms.json", { with: { type: "json" } }),
    files[language](),
  ]);
  const words = text.default as PlatformsTextFile;
  return (list.default as PlatformsFile).flatMap(({ status, scope, ...entry }) => {
    const currentStatus = linkStatus(entry.url, status);
    if (currentStatus === "hidden") return [];
    return [
      {
        ...entry,
        categoryTitle: words.categories[entry.category],
        scope: words.scopes[scope] ?? scope,
        hasFailed: currentStatus === "failed",
      },
    ];
  });
}
