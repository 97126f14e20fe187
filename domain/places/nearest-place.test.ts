import { describe, expect, test } from "vitest";
import { nearestPlace } from "./nearest-place.ts";
import { readPlaceIndex } from "./place-index.ts";

const index = readPlaceIndex({
  zones: ["Asia/Jakarta", "Pacific/Fiji"],
  named: {},
  places: [
    "Jakarta\tID\t\t0\t-6.2146\t106.8451",
    "Depok\tID\t\t0\t-6.4\t106.8186",
    "Labasa\tFJ\t\t1\t-16.4332\t179.3645",
  ].join("\n"),
});

describe("the city near a position", () => {
  test("is the nearest of several", () => {
    expect(nearestPlace(index, { latitude: -6.35, longitude: 106.83 })?.name).toBe("Depok");
  });

  test("is found across the date line", () => {
    expect(nearestPlace(index, { latitude: -16.45, longitude: -179.9 })?.name).toBe("Labasa");
  });

  test("does not exist in the middle of an ocean", () => {
    expect(nearestPlace(index, { latitude: 0, longitude: 0 })).toBeUndefined();
  });
});
