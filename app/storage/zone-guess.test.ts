import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { zoneFileOf } from "#domain/places/zone-place.ts";

const london = {
  name: "London",
  names: { fr: "Londres" },
  countryCode: "GB",
  latitude: 51.508,
  longitude: -0.126,
};

const addressIn = (version: string) => (file: number) => `/places/zones-${version}-${file}.json`;
const saved = new Map<string, string>();
const asked: string[] = [];
let isOnline = true;

beforeEach(() => {
  saved.clear();
  asked.length = 0;
  isOnline = true;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    if (!isOnline) throw new TypeError("no network");
    return Response.json({ "Europe/London": london });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** As a visit does: nothing is remembered but what the browser keeps. */
async function guess(zone: string, version = "1") {
  vi.resetModules();
  const { guessFromZone } = await import("./zone-guess.ts");
  return guessFromZone(zone, addressIn(version));
}

describe("the place guessed from the device's time zone", () => {
  test("is the city of its zone, fetched once for all visits", async () => {
    const first = await guess("Europe/London");
    expect(first).toMatchObject({ name: "London", id: "GB:51.508,-0.126", timeZone: "Europe/London" });
    expect(asked).toEqual([`/places/zones-1-${zoneFileOf("Europe/London")}.json`]);
    isOnline = false;
    expect(await guess("Europe/London")).toEqual(first);
    expect(asked).toHaveLength(1);
  });

  test("is none where the zone says nothing, and that is remembered too", async () => {
    expect(await guess("UTC")).toBeNull();
    expect(await guess("UTC")).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test("is made again when the device is in another zone, or the cities have changed", async () => {
    await guess("Europe/London");
    expect(await guess("UTC")).toBeNull();
    await guess("UTC", "2");
    expect(asked).toHaveLength(3);
  });

  test("stays as it was where newer cities cannot be had", async () => {
    const first = await guess("Europe/London");
    isOnline = false;
    expect(await guess("Europe/London", "2")).toEqual(first);
    await expect(guess("Europe/Paris", "2")).rejects.toThrow();
  });

  test("is not taken from what is no place, nor exported with the settings", async () => {
    saved.set(
      "private.zonePlace",
      JSON.stringify({ zone: "Europe/London", address: "x", place: { name: 5 } }),
    );
    expect(await guess("Europe/London")).toMatchObject({ name: "London" });
    const { isPortable } = await import("./user-data/small-settings.ts");
    expect([...saved.keys()].map(isPortable)).toEqual([false]);
  });
});
