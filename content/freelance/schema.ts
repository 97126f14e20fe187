import { z } from "zod";
import { linkKnowledges } from "#content/link-checks/index.ts";
import { languages } from "#domain/language.ts";

const words = z.string().trim().min(1);
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const platformCategories = ["freelance", "upload"] as const;
export const platformLanguages = ["ar", "en", "ru"] as const;

const category = z.enum(platformCategories);

/** `scope` is a key of the scopes in `text.<language>.json`; `language` is that of the platform. */
export const platformsFile = z
  .array(
    z.strictObject({
      id: key,
      name: words,
      category,
      language: z.enum(platformLanguages),
      scope: key,
      url: z.url({ protocol: /^https$/ }),
      status: z.enum(linkKnowledges),
    }),
  )
  .min(1);

export const platformsTextFile = z.strictObject({
  language: z.enum(languages),
  author: z.literal("Riwaq"),
  categories: z.record(category, words),
  scopes: z.record(key, words),
});

export type PlatformCategory = (typeof platformCategories)[number];
export type PlatformLanguage = (typeof platformLanguages)[number];
export type PlatformsFile = z.infer<typeof platformsFile>;
export type PlatformsTextFile = z.infer<typeof platformsTextFile>;
