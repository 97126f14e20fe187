import { useLanguage } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/platform/stored-value.ts";
import { isPublished, type TranslationId, translationFor } from "#content/quran/index.ts";
import { storedFirstEdition, storedSecondEdition } from "./reader-settings.ts";

/** The translations a person reads: their own or that of their language, and the one beside it. */
export function useEditions() {
  const own = translationFor(useLanguage()) ?? null;
  const [first] = useStoredValue(storedFirstEdition);
  const [second] = useStoredValue(storedSecondEdition);
  const there = (id: TranslationId | "own" | "none") =>
    id !== "own" && id !== "none" && isPublished(id) ? id : null;
  const edition = there(first) ?? own;
  const beside = there(second);
  return { edition, secondEdition: beside === edition ? null : beside };
}
