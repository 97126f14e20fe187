import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { readPlaceIndex } from "#domain/places/place-index.ts";
import { searchPlaces } from "#domain/places/search-places.ts";
import { placeInZone, type ZoneCityFile, zoneFileCount, zoneFileOf } from "#domain/places/zone-place.ts";
import { isTimeZone, zoneOffset } from "#domain/zoned-time.ts";
import zoneNames from "./data/zone-names.json" with { type: "json" };
import zones from "./data/zones.json" with { type: "json" };
import { citiesAddress, placeSource } from "./index.ts";
import { zoneNamesFile, zonesFile } from "./schema.ts";

const read = (address: string, end = "") =>
  readFile(new URL(`../../.built/public${address}${end}`, import.meta.url));
const files: ZoneCityFile[] = await Promise.all(
  Array.from({ length: zoneFileCount }, async (_, file) =>
    JSON.parse((await read(placeSource.zoneFile(file))).toString("utf8")),
  ),
);
const placeIn = (zone: string) => placeInZone(files[zoneFileOf(zone)] ?? {}, zone);
const everyZone = [...Intl.supportedValuesOf("timeZone"), ...Object.keys(zones.links)];

describe("the city guessed from a time zone", () => {
  test("our tables are whole", () => {
    expect(() => zonesFile.parse(zones)).not.toThrow();
    expect(() => zoneNamesFile.parse(zoneNames)).not.toThrow();
  });

  test.each([
    ["Europe/London", "London", "GB"],
    ["Asia/Jakarta", "Jakarta", "ID"],
    ["Asia/Karachi", "Karachi", "PK"],
    ["Asia/Riyadh", "Riyadh", "SA"],
    ["Europe/Istanbul", "Istanbul", "TR"],
    ["Africa/Cairo", "Cairo", "EG"],
    ["Africa/Casablanca", "Casablanca", "MA"],
    ["Asia/Kuala_Lumpur", "Kuala Lumpur", "MY"],
    ["Asia/Kolkata", "Mumbai", "IN"],
    ["America/New_York", "New York City", "US"],
    ["Europe/Saratov", "Saratov", "RU"],
    ["America/Punta_Arenas", "Punta Arenas", "CL"],
    ["America/Adak", "Adak", "US"],
    ["Antarctica/Troll", "Troll", "AQ"],
  ])("in %s is %s", (zone, name, countryCode) => {
    expect(placeIn(zone)).toMatchObject({ name, countryCode, timeZone: zone });
  });

  test("is the same under the zone's old and new names", () => {
    for (const [one, other] of [
      ["Asia/Calcutta", "Asia/Kolkata"],
      ["Europe/Kiev", "Europe/Kyiv"],
      ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
      ["Asia/Katmandu", "Asia/Kathmandu"],
      ["America/Godthab", "America/Nuuk"],
      ["Asia/Rangoon", "Asia/Yangon"],
      ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
      ["Turkey", "Europe/Istanbul"],
      ["US/Pacific", "America/Los_Angeles"],
      ["GB", "Europe/London"],
      ["Egypt", "Africa/Cairo"],
    ] as const)
      expect(placeIn(one)?.id, one).toBe(placeIn(other)?.id);
  });

  test("is known for every zone of the database, and its clock is the zone's", () => {
    const unknown = everyZone.filter((zone) => !/^(UTC|Etc\/.*)$/.test(zone) && !placeIn(zone));
    expect(unknown).toEqual([]);
    const instants = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];
    for (const zone of everyZone) {
      const place = placeIn(zone);
      if (!place) continue;
      expect(isTimeZone(place.timeZone), zone).toBe(true);
      const east = place.longitude / 15;
      // No clock on earth differs from its solar time by more than four hours; that of a city in another zone
      // would.
      for (const instant of instants) {
        const off = Math.abs(zoneOffset(zone, instant) / 3_600_000 - east) % 24;
        expect(Math.min(off, 24 - off), `${zone} ${place.name}`).toBeLessThan(4);
      }
    }
  });

  test("is undefined where the zone names no city", () => {
    for (const zone of [
      "UTC",
      "GMT",
      "Etc/UTC",
      "Etc/GMT",
      "Etc/GMT+3",
      "Factory",
      "",
      "constructor",
      "Mars/Base",
    ])
      expect(placeIn(zone), zone).toBeUndefined();
  });

  test("is the very city that the search finds, named as its readers name it", async () => {
    const index = readPlaceIndex(JSON.parse((await read(citiesAddress)).toString("utf8")));
    for (const [zone, french, turkish] of [
      ["Europe/London", "Londres", "Londra"],
      ["Asia/Baghdad", "Bagdad", "Bağdat"],
      ["Africa/Algiers", "Alger", "Cezayir"],
    ] as const) {
      const place = placeIn(zone);
      const found = searchPlaces(index, french).find(({ id }) => id === place?.id);
      expect(place?.names).toMatchObject({ fr: french, tr: turkish });
      expect(found?.names).toEqual(place?.names);
    }
    expect(placeIn("Europe/London")?.names.ar).toBe("لندن");
    expect(languages.every((language) => placeIn("Asia/Dhaka")?.names[language])).toBe(true);
  });

  test("comes in a file of less than 3 KiB", async () => {
    for (let file = 0; file < zoneFileCount; file++)
      expect((await read(placeSource.zoneFile(file), ".br")).length).toBeLessThan(3 * 1024);
  });
});
