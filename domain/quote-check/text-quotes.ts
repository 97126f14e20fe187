import { foundQuotes } from "./find-quotes.ts";
import { type HadithSources, hadithQuotes } from "./hadith-quotes.ts";
import type { QuranText } from "./quran-text.ts";
import type { TextQuote, TranslationQuote } from "./text-quote.ts";
import {
  judgeTranslation,
  type TranslationIndex,
  type TranslationLanguage,
  translationClaims,
} from "./translation-quotes.ts";

/** What quotes are held against. */
export type QuoteTexts = {
  readonly quran: QuranText;
  readonly hadith: HadithSources;
  /** Undefined for a translation that is switched off. */
  readonly loadTranslation: (language: TranslationLanguage) => Promise<TranslationIndex | undefined>;
};

/**
 * Finds and judges the quotes of the Quran, of its translations and of hadith in a text, in its order, none overlapping.
 * Rejects if a translation or other hadith cannot be loaded.
 */
export async function textQuotes(
  { quran, hadith, loadTranslation }: QuoteTexts,
  text: string,
): Promise<TextQuote[]> {
  const verses = foundQuotes(quran, text).map((quote) => ({ kind: "quran" as const, ...quote }));
  const translations: TranslationQuote[] = [];
  for (const claim of translationClaims(text)) {
    if (verses.some((one) => one.start < claim.end && one.end > claim.start)) continue;
    const index = await loadTranslation(claim.language);
    if (index) translations.push(judgeTranslation(index, text, claim));
  }
  const found: readonly TextQuote[] = [...verses, ...translations];
  return [...found, ...(await hadithQuotes(hadith, text, found))].sort(
    (one, other) => one.start - other.start,
  );
}
