import { z } from "zod";
import { languages } from "#domain/language.ts";

const words = z.string().trim().min(1);

export const faqCategories = ["quran", "memorising", "riwaq", "learning"] as const;

const category = z.enum(faqCategories);
const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

/** `links` are addresses inside the app for what the answer mentions. */
const item = z.strictObject({
  id,
  category,
  links: z
    .array(z.string().regex(/^\/[a-z-]+$/))
    .min(1)
    .optional(),
});

export const faqFile = z.array(item).min(24);

export const faqTextFile = z.strictObject({
  language: z.enum(languages),
  author: z.literal("Riwaq"),
  categories: z.record(category, words),
  items: z.record(id, z.strictObject({ question: words, answer: words })),
});

export type FaqCategory = (typeof faqCategories)[number];
export type FaqFile = z.infer<typeof faqFile>;
export type FaqTextFile = z.infer<typeof faqTextFile>;
