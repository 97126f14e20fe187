import { useEffect } from "react";
import { useSearch } from "wouter";
import { useLanguage } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { isPublished, type TranslationId, translationFor } from "#content/quran/index.ts";
import { storedFirstEdition, storedSecondEdition } from "./reader-settings.ts";
import { twoEditions } from "./two-editions.ts";

/** The translations a person reads: their own or that of their language, and the one beside it. */
export function useEditions() {
  const language = useLanguage();
  const own = translationFor(language) ?? null;
  const [first, keepFirst] = useStoredValue(storedFirstEdition);
  const [second, keepSecond] = useStoredValue(storedSecondEdition);
  const isTwoAsked = new URLSearchParams(useSearch()).get("translations") === "2";
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the address begins to say so
  useEffect(() => {
    if (!isTwoAsked) return;
    const two = twoEditions(
      { first: storedFirstEdition.read(), second: storedSecondEdition.read() },
      language,
    );
    keepFirst(two.first);
    keepSecond(two.second);
  }, [isTwoAsked]);
  const there = (id: TranslationId | "own" | "none") =>
    id !== "own" && id !== "none" && isPublished(id) ? id : null;
  const edition = there(first) ?? own;
  const beside = there(second);
  return { edition, secondEdition: beside === edition ? null : beside };
}
