import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { Language } from "#domain/language.ts";
import { type Place, placeName } from "#domain/places/place.ts";

/** A country's name by its two-letter code; the code itself where there is no name. */
export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(localeOf(language), { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns a function that names a place: its city, or the device's position near one. */
export function usePlaceLabel(): (place: Place) => string {
  const text = useMessages("prayer");
  const language = useLanguage();
  return (place) => {
    const name = placeName(place, language);
    if (!place.id.startsWith("position:")) return name;
    return name ? text("nearPlace", { place: name }) : text("myPosition");
  };
}

/** Why the times are for this place, by the key of a message; nothing where the person chose it. */
export const originReasons = { guessed: "placeGuessed", default: "placeDefault", chosen: undefined } as const;

/** The same in a word. */
export const originWords = { guessed: "guessed", default: "byDefault", chosen: undefined } as const;
