import { z } from "zod";
import { linkKnowledges } from "#content/link-checks/index.ts";
import { languages } from "#domain/language.ts";

const words = z.string().trim().min(1);
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const partnerCategories = [
  "company-formation",
  "vibe-coding",
  "ai-videos",
  "ai-voices",
  "fintech",
  "web-hosting",
  "security",
  "ai-tools",
  "seo-traffic",
] as const;

const category = z.enum(partnerCategories);

/** `scope` is a key of the scopes in `text.<language>.json`. */
export const partnersFile = z
  .array(
    z.strictObject({
      id: key,
      name: words,
      category,
      scope: key,
      url: z.url({ protocol: /^https$/ }),
      status: z.enum(linkKnowledges),
    }),
  )
  .min(1);

export const partnersTextFile = z.strictObject({
  language: z.enum(languages),
  author: z.literal("Riwaq"),
  categories: z.record(category, words),
  scopes: z.record(key, words),
});

export type PartnerCategory = (typeof partnerCategories)[number];
export type PartnersFile = z.infer<typeof partnersFile>;
export type PartnersTextFile = z.infer<typeof partnersTextFile>;
