import { readFile } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { exactPlace } from "#domain/places/exact-place.ts";
import { placeName } from "#domain/places/place.ts";
import { readPlaceIndex } from "#domain/places/place-index.ts";
import { nameFileOf, placeInNames } from "#domain/places/place-names.ts";
import { placeNamed, searchPlaces } from "#domain/places/search-places.ts";
import { qiblaBearing, roundedBearing } from "#domain/qibla/qibla.ts";
import { isTimeZone } from "#domain/zoned-time.ts";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import builtIn from "./data/built-in.json" with { type: "json" };
import { builtInCities, citiesAddress, defaultPlace, placeNamesAddress } from "./index.ts";
import { builtInFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

const onDisk = new URL(`../../.built/public${citiesAddress}`, import.meta.url);
const bytes = await readFile(onDisk);
const file = JSON.parse(bytes.toString("utf8"));
const index = readPlaceIndex(file);
const names = (typed: string) =>
  searchPlaces(index, typed).map(({ name, countryCode }) => `${name} ${countryCode}`);
const first = (typed: string) => names(typed)[0];

describe("the ten built-in cities", () => {
  test("are whole, and named in six languages", () => {
    expect(() => builtInFile.parse(builtIn)).not.toThrow();
    expect(defaultPlace).toEqual(builtInCities[0]);
    expect(builtInCities.map(({ name }) => name)).toEqual([
      "Cairo",
      "Alexandria",
      "Giza",
      "Luxor",
      "Aswan",
      "Mecca",
      "Medina",
      "Riyadh",
      "Dubai",
      "Istanbul",
    ]);
    expect(defaultPlace).toMatchObject({ latitude: 30.0444, longitude: 31.2357, timeZone: "Africa/Cairo" });
  });

  test("are found by their whole name in any language and case, and not by part of it", () => {
    expect(exactPlace(builtInCities, " cAIRO ")?.name).toBe("Cairo");
    for (const city of builtInCities)
      for (const language of languages)
        expect(exactPlace(builtInCities, placeName(city, language).toUpperCase())?.id).toBe(city.id);
    for (const unknown of ["Cair", "Cairo, Egypt", "Atlantis", "", "   "])
      expect(exactPlace(builtInCities, unknown)).toBeUndefined();
  });

  test("have a qibla of their own, none of them the fixed 115.5", () => {
    const bearings = builtInCities.map((city) => qiblaBearing(city)).filter((bearing) => bearing !== null);
    expect(bearings).toHaveLength(9);
    expect(bearings.map(roundedBearing)).not.toContain(115.5);
  });
});

describe("the city index", () => {
  test("has every city of the package with a zone and a place on the earth", () => {
    expect(index.size).toBe(source.counts.cities);
    for (let at = 0; at < index.size; at++) {
      const place = index.placeAt(at);
      expect(place && place.name !== "" && isTimeZone(place.timeZone)).toBe(true);
      expect(Math.abs(place?.latitude ?? 99)).toBeLessThanOrEqual(90);
      expect(Math.abs(place?.longitude ?? 999)).toBeLessThanOrEqual(180);
    }
  });

  test("is published with its compressed forms, which hold the same", async () => {
    const read = (end: string) => readFile(new URL(`${onDisk.href}${end}`));
    expect(brotliDecompressSync(await read(".br")).equals(bytes)).toBe(true);
    expect(gunzipSync(await read(".gz")).equals(bytes)).toBe(true);
    expect(citiesAddress).toMatch(/^\/places\/cities-[0-9a-f]{8}\.json$/);
  });

  test("keeps the ten's own coordinates", () => {
    for (const city of builtInCities)
      expect(searchPlaces(index, city.name)[0]).toMatchObject({
        id: city.id,
        latitude: city.latitude,
        longitude: city.longitude,
        names: city.names,
      });
  });

  test("finds a city by its name in each language, with and without marks and articles", () => {
    for (const typed of ["القاهرة", "قاهرہ", "Le Caire", "kahire", "KAIRO", "القاهره", "قاهره"])
      expect(first(typed), typed).toBe("Cairo EG");
    for (const typed of ["İstanbul", "istanbul", "إسطنبول", "اسطنبول", "استنبول"])
      expect(first(typed), typed).toBe("Istanbul TR");
    for (const typed of ["مكة المكرمة", "Mekke", "La Mecque", "مکہ", "makkah"])
      expect(first(typed), typed).toBe("Mecca SA");
    expect(first("جاكرتا")).toBe("Jakarta ID");
    expect(first("لاہور")).toBe("Lahore PK");
    expect(first("köln")).toBe("Köln DE");
    expect(first("Cologne")).toBe("Köln DE");
    expect(first("Londres")).toBe("London GB");
    expect(first("Москва")).toBe("Moscow RU");
    expect(first("東京")).toBe("Tokyo JP");
  });

  test("puts the whole name before a beginning, and the populous before the small", () => {
    expect(names("paris").slice(0, 1)).toEqual(["Paris FR"]);
    expect(names("london").slice(0, 2)).toEqual(["London GB", "London CA"]);
    expect(names("alexandria")[0]).toBe("Alexandria EG");
    expect(names("jak")[0]).toBe("Jakarta ID");
    expect(names("york")).toContain("New York City US");
  });

  test("forgives a slip of the finger", () => {
    expect(names("jakrta")[0]).toBe("Jakarta ID");
    expect(names("istambull")[0]).toBe("Istanbul TR");
    expect(names("kuala lumpor")[0]).toBe("Kuala Lumpur MY");
    expect(names("القاهؤة")[0]).toBe("Cairo EG");
    expect(names("islmabad")).toContain("Islamabad PK");
    expect(names("marrakehc")).toContain("Marrakesh MA");
  });

  test("says that a place is not found by finding none", () => {
    for (const unknown of ["xqzzwv", "", "   ", "!!", "\n", "1234567890"]) expect(names(unknown)).toEqual([]);
    expect(names("Paris, France")[0]).toBe("Paris FR");
  });

  test("distinguishes two places with one name in one country", () => {
    const places = searchPlaces(index, "springfield").filter(({ countryCode }) => countryCode === "US");
    expect(new Set(places.map(({ region }) => region)).size).toBe(places.length);
    expect(searchPlaces(index, "jakarta")[0]?.region).toBe("");
  });

  test("says of a name in its small file what it says as a whole", async () => {
    const typed =
      "Manchester,مانشستر,Bursa,Lyon,Aleppo,حلب,Surabaya,فیصل آباد,San José,Paris,Springfield,ST. JOHN'S,Nowhereville,!";
    for (const name of typed.split(",")) {
      const file = nameFileOf(name);
      if (file === undefined) continue;
      const address = new URL(`../../.built/public${placeNamesAddress(file)}`, import.meta.url);
      const small = (await readFile(`${address.pathname}.br`)).length;
      expect(small, name).toBeLessThan(9000);
      expect(placeInNames(JSON.parse(await readFile(address, "utf8")), name), name).toEqual(
        placeNamed(index, name),
      );
    }
    expect(nameFileOf("!")).toBeUndefined();
  });

  test("answers in a fraction of the time that reading the names once takes, whatever is typed", () => {
    const typed = [
      "a",
      "an",
      "san",
      "istanbul",
      "القاهرة",
      "new y",
      "xqzzwvbn",
      "kuala lumpor",
      "saint petersbrug",
    ];
    // Searching without an index would have to read it first.
    const reading = cpuTimeOf(() => readPlaceIndex(file));
    const slowest = Math.max(...typed.map((each) => cpuTimeOf(() => searchPlaces(index, each))));
    expect(slowest).toBeLessThan(reading / 4);
  });
});
