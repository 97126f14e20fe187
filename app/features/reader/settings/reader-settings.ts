import { onOff, storedValue, wordOf } from "#app/storage/stored-value.ts";
import type { TranslationId } from "#content/quran/index.ts";

export const fontSizes = ["small", "medium", "large", "extraLarge"] as const;

export type FontSize = (typeof fontSizes)[number];

/** The size of the Arabic; the translation follows it. */
export const storedFontSize = storedValue<FontSize>("reader.fontSize", wordOf(fontSizes), "large");

/** Whether the translation is shown under each verse. */
export const storedTranslation = storedValue<boolean>("reader.translation", onOff, true);

/** Whether each verse is also written in Latin letters. */
export const storedTransliteration = storedValue<boolean>("reader.transliteration", onOff, false);

/** Whether the reading panel is dark while the page is not; per device. */
export const storedDarkReading = storedValue<boolean>("reader.dark", onOff, false);

/** Verse by verse, or page by page as the Madinah mushaf has them. */
export const storedPageView = storedValue<boolean>("reader.pages", onOff, false);

const translationIds = ["en", "fr", "ur", "id", "tr"] as const satisfies readonly TranslationId[];

/** Which translation is read; the interface's own language until another is chosen. */
export const storedFirstEdition = storedValue(
  "reader.edition",
  wordOf<TranslationId | "own">(["own", ...translationIds]),
  "own",
);

/** The translation that stands beside the first. */
export const storedSecondEdition = storedValue(
  "reader.secondEdition",
  wordOf<TranslationId | "none">(["none", ...translationIds]),
  "none",
);

/** The specification's sizes; the Arabic stands 1.4 times as large as they say, the translation 0.72 times. */
export const textSize = {
  small: "text-lg",
  medium: "text-xl",
  large: "text-2xl",
  extraLarge: "text-3xl",
} as const satisfies Record<FontSize, string>;
