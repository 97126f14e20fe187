import type { BuiltInFile, PackageCity } from "#content/cities/schema.ts";
import { editDistance } from "#domain/places/edit-distance.ts";
import { foldPlaceName, isFolded } from "#domain/places/fold-place-name.ts";
import type { Place } from "#domain/places/place.ts";
import type { PlaceIndexFile } from "#domain/places/place-index.ts";

/**
 * A city with at least this many people is found by its names in every script, a smaller one by Latin and
 * Arabic names.
 */
const everyScriptFrom = 500_000;

const arabicName = /^[\p{Script=Arabic}\p{M}\s\u200c-]+$/u;
// Excludes machine transliterations, which start with a small letter, and airport codes of three capitals.
const latinName = /^(?!\p{Lu}{3}$)\p{Lu}[\p{Script=Latin}\p{M}\s.'’-]*$/u;
const notInArabic = /[\u0679\u067e\u0686\u0688\u0691\u0698\u06a9\u06af\u06ba-\u06d5]/u;
const onlyInUrdu = /[\u0679\u0688\u0691\u06ba\u06c1\u06d2]/u;
const notInUrdu = /[\u0643\u0649\u064a\u06c6\u06c7\u06ce\u06d5\u0629]/u;

/**
 * The ten built-in cities first, then the package's cities by falling population. `listed` has names in all
 * languages by a city's GeoNames number.
 */
export function placeIndexFile(
  cities: readonly PackageCity[],
  ours: BuiltInFile["cities"],
  listed: ReadonlyMap<string, Place["names"]>,
): PlaceIndexFile {
  const own = new Map(ours.map((city) => [city.geonamesId, city]));
  const ordered = [
    ...ours.flatMap(({ geonamesId }) => cities.find(({ id }) => id === geonamesId) ?? []),
    ...cities.filter(({ id }) => !own.has(id)).toSorted((a, b) => b.population - a.population),
  ];
  const zones = [...new Set(ordered.map(({ tz }) => tz))].sort();
  const zoneIndex = new Map(zones.map((zone, index) => [zone, index]));
  const seen = new Map<string, number>();
  for (const { name, country } of ordered)
    seen.set(`${country} ${name}`, (seen.get(`${country} ${name}`) ?? 0) + 1);
  const lines = ordered.map((city) => {
    const mine = own.get(city.id);
    const name = mine?.names.en ?? city.name;
    const isDouble = (seen.get(`${city.country} ${city.name}`) ?? 0) > 1;
    const names = mine?.names ?? listed.get(city.id);
    const arabic = names?.ar ?? arabicOf(city);
    const urdu = names?.ur ?? urduOf(city);
    return [
      name,
      city.country,
      isDouble ? city.adminCode : "",
      zoneIndex.get(mine?.timeZone ?? city.tz),
      mine ? String(mine.latitude) : coordinate(city.lat),
      mine ? String(mine.longitude) : coordinate(city.lon),
      arabic ?? "",
      urdu ?? "",
      foldedNames(city, name, [arabic ?? "", urdu ?? "", ...Object.values(names ?? {})]).join("|"),
    ].join("\t");
  });
  const named = ordered.flatMap(({ id }, line) => {
    const names = own.get(id)?.names ?? listed.get(id);
    return names ? [[line, names] as const] : [];
  });
  return { zones, named: Object.fromEntries(named), places: lines.join("\n") };
}

/**
 * Three decimals are a hundred metres: a quarter of a second of sun. The built-in cities keep all of theirs.
 */
export function coordinate(degrees: number): string {
  return String(Math.round(degrees * 1000) / 1000);
}

/** The city's first name in Arabic letters that are not specific to another language. */
export function arabicOf({ alternativeNames }: PackageCity): string | undefined {
  return alternativeNames.find((name) => arabicName.test(name) && !notInArabic.test(name));
}

/** The city's first name with letters that only Urdu has. */
export function urduOf({ alternativeNames }: PackageCity): string | undefined {
  const possible = alternativeNames.filter((name) => arabicName.test(name) && !notInUrdu.test(name));
  return possible.find((name) => onlyInUrdu.test(name));
}

/**
 * All names folded, the city's main name first, without those that the search's typo tolerance already
 * matches.
 */
function foldedNames(city: PackageCity, own: string, shown: readonly string[]): string[] {
  const isUseful = (name: string) =>
    arabicName.test(name) ||
    latinName.test(name) ||
    (city.population >= everyScriptFrom && !/[a-z]/i.test(name));
  const first = foldPlaceName(own);
  const usefulNames = [...new Set([first, ...shown.map(foldPlaceName)])].filter((name) => name !== "");
  for (const name of [city.name, city.asciiname, ...city.alternativeNames.filter(isUseful)]) {
    const folded = foldPlaceName(name);
    const isNear = (other: string) =>
      other === folded || (folded.length >= 4 && editDistance(folded, other, 1) <= 1);
    if (folded.length > 1 && !usefulNames.some(isNear)) usefulNames.push(folded);
  }
  return isFolded(own.toLowerCase()) ? usefulNames.slice(1) : usefulNames;
}
