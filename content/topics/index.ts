import type { Language } from "#domain/language.ts";
import type { TopicsFile } from "./schema.ts";

// One chunk per language; a test validates the data, so the browser does not.
const files = {
  en: () => import("./data/text.en.json", { with: { type: "json" } }),
  ar: () => import("./data/text.ar.json", { with: { type: "json" } }),
  fr: () => import("./data/text.fr.json", { with: { type: "json" } }),
  ur: () => import("./data/text.ur.json", { with: { type: "json" } }),
  id: () => import("./data/text.id.json", { with: { type: "json" } }),
  tr: () => import("./data/text.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, () => Promise<unknown>>;

/** Our one-line text on each subject that has one, by the subject's id. Rejects if the chunk fails to load. */
export async function loadTopics(language: Language): Promise<Readonly<Record<string, string>>> {
  return ((await files[language]()).default as TopicsFile).topics;
}
