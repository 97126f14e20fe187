import type { Place } from "#domain/places/place.ts";
import builtIn from "./data/built-in.json" with { type: "json" };

/** The ten cities that need no index, in the order of the specification. */
export const builtInCities: readonly Place[] = /* @__PURE__ */ builtIn.cities.map((city) => ({
  id: `${city.countryCode}:${city.latitude},${city.longitude}`,
  name: city.names.en,
  names: city.names,
  countryCode: city.countryCode,
  region: "",
  latitude: city.latitude,
  longitude: city.longitude,
  timeZone: city.timeZone,
}));
