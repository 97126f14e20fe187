import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Faces } from "./card-faces.ts";

/** Says where a card stands in the reader's language. */
export function usePlaceText(): (place: Faces["place"]) => string {
  const text = useMessages("hifz");
  const language = useLanguage();
  return ({ kind, name, numbers }) => {
    if (kind === "athkar") return name;
    const [first, ...verses] = numbers.map((number) => formatNumber(number, language));
    return kind === "name"
      ? text("nameNumber", { number: first ?? "" })
      : text("versePlace", { surah: name, verses: verses.join("–") });
  };
}
