import { useEffect } from "react";
import { useSearch } from "wouter";
import { useLanguage } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { isPublished, type TranslationId, translationFor } from "#content/quran/index.ts";
import { type Language, languages } from "#domain/language.ts";
import { storedFirstEdition, storedSecondEdition } from "./reader-settings.ts";

/** The translations a person reads: their own or that of their language, and the one beside it. */
export function useEditions() {
  const language = useLanguage();
  const own = translationFor(language) ?? null;
  const [first, setFirst] = useStoredValue(storedFirstEdition);
  const [second, setSecond] = useStoredValue(storedSecondEdition);
  const wantsSecondEdition = new URLSearchParams(useSearch()).get("translations") === "2";
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the address begins to say so
  useEffect(() => {
    if (!wantsSecondEdition) return;
    const two = withSecondEdition(
      { first: storedFirstEdition.read(), second: storedSecondEdition.read() },
      language,
    );
    setFirst(two.first);
    setSecond(two.second);
  }, [wantsSecondEdition]);
  const there = (id: TranslationId | "own" | "none") =>
    id !== "own" && id !== "none" && isPublished(id) ? id : null;
  const edition = there(first) ?? own;
  const beside = there(second);
  return { edition, secondEdition: beside === edition ? null : beside };
}

type Editions = { readonly first: TranslationId | "own"; readonly second: TranslationId | "none" };

/** An address with `translations=2` asks for two side by side: the second where the person has chosen none yet. */
export function withSecondEdition({ first, second }: Editions, language: Language): Editions {
  if (second !== "none") return { first, second };
  const there = languages.flatMap((code) => translationFor(code) ?? []);
  const read = first === "own" ? translationFor(language) : first;
  const [one, other] = there.filter((edition) => edition !== read);
  // Arabic has no translation of its own: there both are chosen.
  if (read === undefined) return { first: one ?? "own", second: other ?? "none" };
  return { first, second: one ?? "none" };
}
