import type { Language } from "#domain/language.ts";

type Files = readonly (() => Promise<{ default: unknown }>)[];

// Each import is written out, since the bundler and Node both have to find it. A part has the same eight files as the others.

/** What all languages share. */
export const lists: Files = [
  () => import("./data/core/duas.json", { with: { type: "json" } }),
  () => import("./data/daily/duas.json", { with: { type: "json" } }),
  () => import("./data/prayer/duas.json", { with: { type: "json" } }),
  () => import("./data/hardship/duas.json", { with: { type: "json" } }),
  () => import("./data/funeral-and-rain/duas.json", { with: { type: "json" } }),
  () => import("./data/table-and-company/duas.json", { with: { type: "json" } }),
  () => import("./data/journeys-and-praise/duas.json", { with: { type: "json" } }),
];

/** The transliterations. */
export const spellings: Files = [
  () => import("./data/core/transliteration.json", { with: { type: "json" } }),
  () => import("./data/daily/transliteration.json", { with: { type: "json" } }),
  () => import("./data/prayer/transliteration.json", { with: { type: "json" } }),
  () => import("./data/hardship/transliteration.json", { with: { type: "json" } }),
  () => import("./data/funeral-and-rain/transliteration.json", { with: { type: "json" } }),
  () => import("./data/table-and-company/transliteration.json", { with: { type: "json" } }),
  () => import("./data/journeys-and-praise/transliteration.json", { with: { type: "json" } }),
];

/** The words in each language. */
export const texts: Record<Language, Files> = {
  en: [
    () => import("./data/core/text.en.json", { with: { type: "json" } }),
    () => import("./data/daily/text.en.json", { with: { type: "json" } }),
    () => import("./data/prayer/text.en.json", { with: { type: "json" } }),
    () => import("./data/hardship/text.en.json", { with: { type: "json" } }),
    () => import("./data/funeral-and-rain/text.en.json", { with: { type: "json" } }),
    () => import("./data/table-and-company/text.en.json", { with: { type: "json" } }),
    () => import("./data/journeys-and-praise/text.en.json", { with: { type: "json" } }),
  ],
  ar: [
    () => import("./data/core/text.ar.json", { with: { type: "json" } }),
    () => import("./data/daily/text.ar.json", { with: { type: "json" } }),
    () => import("./data/prayer/text.ar.json", { with: { type: "json" } }),
    () => import("./data/hardship/text.ar.json", { with: { type: "json" } }),
    () => import("./data/funeral-and-rain/text.ar.json", { with: { type: "json" } }),
    () => import("./data/table-and-company/text.ar.json", { with: { type: "json" } }),
    () => import("./data/journeys-and-praise/text.ar.json", { with: { type: "json" } }),
  ],
  fr: [
    () => import("./data/core/text.fr.json", { with: { type: "json" } }),
    () => import("./data/daily/text.fr.json", { with: { type: "json" } }),
    () => import("./data/prayer/text.fr.json", { with: { type: "json" } }),
    () => import("./data/hardship/text.fr.json", { with: { type: "json" } }),
    () => import("./data/funeral-and-rain/text.fr.json", { with: { type: "json" } }),
    () => import("./data/table-and-company/text.fr.json", { with: { type: "json" } }),
    () => import("./data/journeys-and-praise/text.fr.json", { with: { type: "json" } }),
  ],
  ur: [
    () => import("./data/core/text.ur.json", { with: { type: "json" } }),
    () => import("./data/daily/text.ur.json", { with: { type: "json" } }),
    () => import("./data/prayer/text.ur.json", { with: { type: "json" } }),
    () => import("./data/hardship/text.ur.json", { with: { type: "json" } }),
    () => import("./data/funeral-and-rain/text.ur.json", { with: { type: "json" } }),
    () => import("./data/table-and-company/text.ur.json", { with: { type: "json" } }),
    () => import("./data/journeys-and-praise/text.ur.json", { with: { type: "json" } }),
  ],
  id: [
    () => import("./data/core/text.id.json", { with: { type: "json" } }),
    () => import("./data/daily/text.id.json", { with: { type: "json" } }),
    () => import("./data/prayer/text.id.json", { with: { type: "json" } }),
    () => import("./data/hardship/text.id.json", { with: { type: "json" } }),
    () => import("./data/funeral-and-rain/text.id.json", { with: { type: "json" } }),
    () => import("./data/table-and-company/text.id.json", { with: { type: "json" } }),
    () => import("./data/journeys-and-praise/text.id.json", { with: { type: "json" } }),
  ],
  tr: [
    () => import("./data/core/text.tr.json", { with: { type: "json" } }),
    () => import("./data/daily/text.tr.json", { with: { type: "json" } }),
    () => import("./data/prayer/text.tr.json", { with: { type: "json" } }),
    () => import("./data/hardship/text.tr.json", { with: { type: "json" } }),
    () => import("./data/funeral-and-rain/text.tr.json", { with: { type: "json" } }),
    () => import("./data/table-and-company/text.tr.json", { with: { type: "json" } }),
    () => import("./data/journeys-and-praise/text.tr.json", { with: { type: "json" } }),
  ],
};
