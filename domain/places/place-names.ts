import { foldPlaceName } from "./fold-place-name.ts";
import { type Place, placeId } from "./place.ts";
import type { PlaceIndex } from "./place-index.ts";

/** The place that each folded name means, one of several files. */
export type PlaceNameFile = Readonly<Record<string, Omit<Place, "id">>>;

/** The number of files that the names are divided into: a question about one city fetches a few kilobytes. */
const nameFileCount = 512;

/** The most characters of a typed name that are read, as in `placeNamed`. */
const longest = 80;

/** The number of the file that has a folded name, 0 to 511. */
function fileOf(folded: string): number {
  let sum = 0;
  for (let index = 0; index < folded.length; index++) sum = (sum * 31 + folded.charCodeAt(index)) % 65_521;
  return sum % nameFileCount;
}

/** Every name of the index with the place that `placeNamed` finds by it, divided among the files. */
export function placeNameFiles({ text, owners, placeAt }: PlaceIndex): PlaceNameFile[] {
  const files = Array.from({ length: nameFileCount }, (): Record<string, Omit<Place, "id">> => ({}));
  // The index has the most populous places first.
  const first = new Map<string, number>();
  const firstByOwnName = new Map<string, number>();
  const put = (map: Map<string, number>, name: string, owner: number) =>
    map.has(name) || map.set(name, owner);
  for (const [line, name] of text.slice(1, -1).split("\n").entries()) {
    const owner = owners[line] ?? 0;
    put(first, name, owner);
    if (owners[line - 1] !== owner) put(firstByOwnName, name, owner);
  }
  for (const [name, owner] of first) {
    const found = placeAt(firstByOwnName.get(name) ?? owner);
    const file = files[fileOf(name)];
    if (!found || !file || name.length > longest) continue;
    const { id: _, ...place } = found;
    file[name] = place;
  }
  return files;
}

/** The number of the file to look in for what was typed; undefined where nothing is left of it. */
export function nameFileOf(typed: string): number | undefined {
  const folded = foldPlaceName(typed.slice(0, longest));
  return folded === "" ? undefined : fileOf(folded);
}

/** What `placeNamed` finds in the whole index, from the file of that name. */
export function placeInNames(file: PlaceNameFile, typed: string): Place | undefined {
  const folded = foldPlaceName(typed.slice(0, longest));
  const place = Object.hasOwn(file, folded) ? file[folded] : undefined;
  return place && { id: placeId(place.countryCode, place.latitude, place.longitude), ...place };
}
