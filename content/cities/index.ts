import builtAddress from "./built/address.json" with { type: "json" };

export { builtInCities } from "./built-in-cities.ts";
export { defaultPlace } from "./default-place.ts";

/** Address of the index file: fetch it when the search box is first used, and read it with `readPlaceIndex`. */
export const citiesAddress = builtAddress.address;
