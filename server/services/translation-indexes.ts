import { type ReadText, readWholeText, translationFor } from "#content/quran/index.ts";
import {
  type TranslationIndex,
  type TranslationLanguage,
  translationIndex,
} from "#domain/quote-check/translation-quotes.ts";

/** Prepares each translation when a quote of it is first checked; undefined for one that is switched off. */
export function translationIndexes(read: ReadText) {
  const known = new Map<TranslationLanguage, Promise<TranslationIndex>>();
  return async (language: TranslationLanguage): Promise<TranslationIndex | undefined> => {
    const edition = translationFor(language);
    if (!edition) return undefined;
    const loading = known.get(language) ?? readWholeText(read, edition).then(translationIndex);
    known.set(language, loading);
    // A failed load is retried by the next call.
    loading.catch(() => known.delete(language));
    return loading;
  };
}
