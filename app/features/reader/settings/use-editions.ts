import { useLanguage } from "#app/i18n/messages.tsx";
import { useReaderSettings } from "#app/storage/reader-settings.ts";
import { isPublished, type TranslationId, translationFor } from "#content/quran/index.ts";
import { isImported, type ReaderEdition } from "#domain/reader-edition.ts";

/** The translations to show: the chosen one or that of the person's language, and the second one beside it. */
export function useEditions() {
  const language = useLanguage();
  const own = translationFor(language) ?? null;
  const { edition: first, secondEdition: second } = useReaderSettings();
  // Under the names of no edition nothing is published.
  const publishedOrNull = (id: ReaderEdition | "own" | "none") =>
    isImported(id) || isPublished(id as TranslationId) ? (id as ReaderEdition) : null;
  const edition = publishedOrNull(first) ?? own;
  const beside = publishedOrNull(second);
  return { edition, secondEdition: beside === edition ? null : beside };
}
