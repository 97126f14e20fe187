import type { Language } from "#domain/language.ts";

/** A place with everything that prayer times need; the zone is an IANA name. */
export type Place = {
  /** Stable identifier made of country and coordinates. */
  readonly id: string;
  /** Its local or English name. */
  readonly name: string;
  /** Its name in other languages where known. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** Two letters (ISO 3166-1). */
  readonly countryCode: string;
  /** Distinguishes places with the same name in one country; empty where there is only one. */
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
};

/** The name of a place in a language, or its own name where there is none. */
export function placeName(place: Place, language: Language): string {
  return place.names[language] ?? place.name;
}

/** The stable identifier of a place, made of country and coordinates. */
export function placeId(countryCode: string, latitude: number | string, longitude: number | string): string {
  return `${countryCode}:${latitude},${longitude}`;
}
