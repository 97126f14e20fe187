import type { Place } from "#domain/places/place.ts";
import builtAddress from "./built/address.json" with { type: "json" };
import builtIn from "./data/built-in.json" with { type: "json" };

/** The ten cities that need no index, in the order of the specification. */
export const builtInCities: readonly Place[] = builtIn.cities.map((city) => ({
  id: `${city.countryCode}:${city.latitude},${city.longitude}`,
  name: city.names.en,
  names: city.names,
  countryCode: city.countryCode,
  region: "",
  latitude: city.latitude,
  longitude: city.longitude,
  timeZone: city.timeZone,
}));

const [cairo] = builtInCities;
if (!cairo) throw new Error("cities: the ten are missing");

/** Where a person is taken to be until they say. */
export const defaultPlace: Place = cairo;

/** Address of the index file: fetch it when the search box is first used, and read it with `readPlaceIndex`. */
export const citiesAddress = builtAddress.address;
