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
  /** The language of the platform. */
  language: PlatformLanguage;
  /** What it offers, in our own words. */
  scope: string;
  url: string;
  /** True if the address did not respond at the last check of links. */
  hasFailed: boolean;
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

/** The platforms to show, in one language. Rejects if a chunk fails to load. */
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
