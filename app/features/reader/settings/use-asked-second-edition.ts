import { useEffect } from "react";
import { useSearch } from "wouter";
import { useLanguage } from "#app/i18n/messages.tsx";
import { changeReaderSettings, storedReaderSettings } from "#app/storage/reader-settings.ts";
import { translationFor } from "#content/quran/index.ts";
import { type Language, languages } from "#domain/language.ts";
import type { ReaderEdition } from "#domain/reader-edition.ts";

/** For an address with `translations=2` chooses a second translation, if the person has not chosen one yet. */
export function useAskedSecondEdition(): void {
  const language = useLanguage();
  const isAsked = new URLSearchParams(useSearch()).get("translations") === "2";
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the address starts to ask for it
  useEffect(() => {
    if (!isAsked) return;
    const { edition, secondEdition } = storedReaderSettings.read();
    const two = withSecondEdition({ first: edition, second: secondEdition }, language);
    changeReaderSettings({ edition: two.first, secondEdition: two.second });
  }, [isAsked]);
}

type Editions = { readonly first: ReaderEdition | "own"; readonly second: ReaderEdition | "none" };

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
