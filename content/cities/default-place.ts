import type { Place } from "#domain/places/place.ts";

/**
 * The place assumed until a person chooses one: the first of the ten, copied here so that pages need not load
 * them all.
 */
export const defaultPlace: Place = {
  id: "EG:30.0444,31.2357",
  name: "Cairo",
  names: { en: "Cairo", ar: "القاهرة", fr: "Le Caire", ur: "قاہرہ", id: "Kairo", tr: "Kahire" },
  countryCode: "EG",
  region: "",
  latitude: 30.0444,
  longitude: 31.2357,
  timeZone: "Africa/Cairo",
};
