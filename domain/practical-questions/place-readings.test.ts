import { expect, test } from "vitest";
import { placeReadings } from "./place-readings.ts";

test.each([
  ["berlinden", "berlin"],
  ["londonda", "london"],
  ["istanbuldan", "istanbul"],
  ["بالرياض", "رياض"],
])("%s may be %s", (place, name) => {
  expect(placeReadings(place)).toContain(name);
  expect(placeReadings(place)[0]).toBe(place);
});
