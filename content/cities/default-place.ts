import type { Place } from "#domain/places/place.ts";

/** Where a person is taken to be until they say: the first of the ten, which a page need not load for it. */
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
