import { isFolded } from "./fold-place-name.ts";
import { type Place, placeId } from "./place.ts";

/**
 * The published file: places by descending population, one per line, with columns separated by tabs: name, country,
 * region, index of the zone, latitude, longitude, Arabic name, Urdu name, and all folded names separated by `|`, the first its
 * own unless folding only makes it lower case.
 */
export type PlaceIndexFile = {
  readonly zones: readonly string[];
  /** Names in every language by the line of their place. */
  readonly named: Readonly<Record<number, Place["names"]>>;
  readonly places: string;
};

/** Places ready to be searched. */
export type PlaceIndex = {
  readonly size: number;
  readonly placeAt: (index: number) => Place | undefined;
  /** Every folded name on a line of its own, the first line being 0. */
  readonly text: string;
  /** The start of each line of `text`, and the place it names. */
  readonly starts: Int32Array;
  readonly owners: Int32Array;
  /** The letters of each name as bits, to skip names that share too few. */
  readonly letters: Int32Array;
};

/** Reads the published file once, when the search box is first used. */
export function readPlaceIndex({ zones, named, places }: PlaceIndexFile): PlaceIndex {
  const lines = places.split("\n");
  const names: string[] = [];
  const owners: number[] = [];
  for (const [index, line] of lines.entries()) {
    const columns = line.split("\t");
    const name = columns[0] ?? "";
    const others = columns[8] ? columns[8].split("|") : [];
    for (const each of isFolded(name.toLowerCase()) ? [name.toLowerCase(), ...others] : others) {
      names.push(each);
      owners.push(index);
    }
  }
  const starts = new Int32Array(names.length);
  const letters = new Int32Array(names.length);
  let at = 1;
  for (const [index, name] of names.entries()) {
    starts[index] = at;
    letters[index] = letterBits(name);
    at += name.length + 1;
  }
  return {
    size: lines.length,
    placeAt: (index) => readPlace(lines[index], zones, named[index]),
    text: `\n${names.join("\n")}\n`,
    starts,
    owners: Int32Array.from(owners),
    letters,
  };
}

function readPlace(
  line: string | undefined,
  zones: readonly string[],
  named: Place["names"] | undefined,
): Place | undefined {
  if (line === undefined) return undefined;
  const [name = "", countryCode = "", region = "", zone = "", latitude = "", longitude = "", ar, ur] =
    line.split("\t");
  return {
    id: placeId(countryCode, latitude, longitude),
    name,
    names: named ?? { ...(ar ? { ar } : {}), ...(ur ? { ur } : {}) },
    countryCode,
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone: zones[Number(zone)] ?? "UTC",
  };
}

/** A bit for each letter of a name, 32 letters sharing one. */
export function letterBits(name: string): number {
  let bits = 0;
  for (let index = 0; index < name.length; index++) bits |= 1 << (name.charCodeAt(index) & 31);
  return bits;
}
