import { useEffect } from "react";
import { useSearch } from "wouter";
import { useLanguage } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { isPublished, type TranslationId, translationFor } from "#content/quran/index.ts";
import { type Language, languages } from "#domain/language.ts";
import { storedFirstEdition, storedSecondEdition } from "./reader-settings.ts";

/** The translations to show: the chosen one or that of the person's language, and the second one beside it. */
export function useEditions() {
  const language = useLanguage();
  const own = translationFor(language) ?? null;
  const [first, setFirst] = useStoredValue(storedFirstEdition);
  const [second, setSecond] = useStoredValue(storedSecondEdition);
  const wantsSecondEdition = new URLSearchParams(useSearch()).get("translations") === "2";
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the address starts to request it
  useEffect(() => {
    if (!wantsSecondEdition) return;
    const two = withSecondEdition(
      { first: storedFirstEdition.read(), second: storedSecondEdition.read() },
      language,
    );
    setFirst(two.first);
    setSecond(two.second);
  }, [wantsSecondEdition]);
  const publishedOrNull = (id: TranslationId | "own" | "none") =>
    id !== "own" && id !== "none" && isPublished(id) ? id : null;
  const edition = publishedOrNull(first) ?? own;
  const beside = publishedOrNull(second);
  return { edition, secondEdition: beside === edition ? null : beside };
}

type Editions = { readonly first: TranslationId | "own"; readonly second: TranslationId | "none" };

/** The choice for an address with `translations=2`: with a second translation, if the person has not chosen one yet. */
export function withSecondEdition({ first, second }: Editions, language: Language): Editions {
  if (second !== "none") return { first, second };
  const available = languages.flatMap((code) => translationFor(code) ?? []);
  const read = first === "own" ? translationFor(language) : first;
  const [one, other] = available.filter((edition) => edition !== read);
  // Arabic has no translation of its own: there the first one is needed too.
  if (read === undefined) return { first: one ?? "own", second: other ?? "none" };
  return { first, second: one ?? "none" };
}
