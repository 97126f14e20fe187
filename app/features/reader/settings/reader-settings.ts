import { onOff, storedValue, wordOf } from "#app/storage/stored-value.ts";
import type { TranslationId } from "#content/quran/index.ts";

export const fontSizes = ["small", "medium", "large", "extraLarge"] as const;

export type FontSize = (typeof fontSizes)[number];

/** The size of the Arabic; the translation follows it. */
export const storedFontSize = storedValue<FontSize>("reader.fontSize", wordOf(fontSizes), "large");

/** Whether the translation is shown under each verse. */
export const storedTranslation = storedValue<boolean>("reader.translation", onOff, true);

/** Whether the transliteration in Latin letters is shown under each verse. */
export const storedTransliteration = storedValue<boolean>("reader.transliteration", onOff, false);

/** Whether the reading panel is dark while the page is light; for this device only. */
export const storedDarkReading = storedValue<boolean>("reader.dark", onOff, false);

/** Page by page like the Madinah mushaf, instead of verse by verse. */
export const storedPageView = storedValue<boolean>("reader.pages", onOff, false);

const translationIds = ["en", "fr", "ur", "id", "tr"] as const satisfies readonly TranslationId[];

/** The translation; `own` is that of the interface's language. */
export const storedFirstEdition = storedValue(
  "reader.edition",
  wordOf<TranslationId | "own">(["own", ...translationIds]),
  "own",
);

/** The translation beside the first. */
export const storedSecondEdition = storedValue(
  "reader.secondEdition",
  wordOf<TranslationId | "none">(["none", ...translationIds]),
  "none",
);

/** The sizes of the specification; the Arabic is 1.4 times as large, the translation 0.72 times. */
export const textSize = {
  small: "text-lg",
  medium: "text-xl",
  large: "text-2xl",
  extraLarge: "text-3xl",
} as const satisfies Record<FontSize, string>;
