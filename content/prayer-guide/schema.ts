import { z } from "zod";
import { languages } from "#domain/language.ts";
import { stepKinds } from "#domain/prayer-guide/prayer-flow.ts";

const words = z.string().trim().min(1);
const id = z.string().regex(/^[a-z]+$/);

/** The words of the prayer, without the Quran. */
export const guideWordsFile = z.array(
  z.strictObject({ id, arabic: words.regex(/^[^A-Za-z]+$/), transliteration: words.regex(/^[\x20-\x7e]+$/) }),
);

/** `act` is what to do, `note` what the schools disagree on; Arabic has no translations of the words. */
export const guideTextFile = z.strictObject({
  language: z.enum(languages),
  author: z.literal("Riwaq"),
  steps: z.record(
    z.enum(stepKinds),
    z.strictObject({ title: words, act: words, note: words.exactOptional() }),
  ),
  words: z.record(id, words),
});

export type GuideWordsFile = z.infer<typeof guideWordsFile>;
export type GuideTextFile = z.infer<typeof guideTextFile>;
