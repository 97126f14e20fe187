import type { Language } from "#domain/language.ts";

/** A place with all that its times need; the zone is an IANA name. */
export type Place = {
  /** The same for the same place always: country and coordinates. */
  readonly id: string;
  /** As its own people or English write it. */
  readonly name: string;
  /** Its name in other languages where known. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** Two letters (ISO 3166-1). */
  readonly countryCode: string;
  /** Tells two places of one name in one country apart; empty where there is but one. */
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
};

/** The place's name in a language, its own name where none is known. */
export function placeName(place: Place, language: Language): string {
  return place.names[language] ?? place.name;
}

/** The same for the same place always, wherever it was found: country and coordinates. */
export function placeId(countryCode: string, latitude: number | string, longitude: number | string): string {
  return `${countryCode}:${latitude},${longitude}`;
}
