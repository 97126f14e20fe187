import { allowedTypos, editDistance } from "./edit-distance.ts";
import { foldPlaceName } from "./fold-place-name.ts";
import type { Place } from "./place.ts";
import { letterBits, type PlaceIndex } from "./place-index.ts";

/**
 * Places whose name equals, starts with, or has a word that starts with the typed text, then those that only resemble
 * it; within each the more populous first. Empty where nothing does.
 */
export function searchPlaces(index: PlaceIndex, typed: string, limit = 8): Place[] {
  const whole = foldPlaceName(typed.slice(0, 80));
  const found = whole ? ranked(index, whole, limit) : [];
  if (found.length > 0 || !/[,،(]/.test(typed)) return found;
  // `Paris, France`: the part before the comma is the place.
  const first = foldPlaceName(typed.split(/[,،(]/)[0] ?? "");
  return first && first !== whole ? ranked(index, first, limit) : [];
}

/** The most populous place with exactly that name in any language, its own name before others; undefined for none. */
export function placeNamed(index: PlaceIndex, typed: string): Place | undefined {
  const query = foldPlaceName(typed.slice(0, 80));
  const lines = query ? linesOf(index, `\n${query}\n`) : [];
  const own = lines.filter((line) => index.owners[line - 1] !== index.owners[line]);
  const [owner] = ownersOf(index, own.length > 0 ? own : lines);
  return owner === undefined ? undefined : index.placeAt(owner);
}

function ranked(index: PlaceIndex, query: string, limit: number): Place[] {
  const owners = new Set<number>();
  const take = (more: readonly number[]) => {
    for (const owner of more) if (owners.size < limit) owners.add(owner);
  };
  const exact = linesOf(index, `\n${query}\n`);
  const isOwnName = (line: number) => index.owners[line - 1] !== index.owners[line];
  take(ownersOf(index, exact.filter(isOwnName)));
  take(ownersOf(index, exact));
  for (const pattern of [`\n${query}`, ` ${query}`])
    if (owners.size < limit) take(ownersOf(index, linesOf(index, pattern)));
  if (owners.size < limit) take(alike(index, query));
  return [...owners].flatMap((owner) => index.placeAt(owner) ?? []);
}

/** Lines that match the pattern. */
function linesOf({ text, starts }: PlaceIndex, pattern: string): number[] {
  const found: number[] = [];
  const isAtStart = pattern.startsWith("\n");
  for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1))
    found.push(lineAt(starts, isAtStart ? at + 1 : at));
  return found;
}

/** The places of these names, most populous first. */
function ownersOf({ owners }: PlaceIndex, lines: readonly number[]): number[] {
  return [...new Set(lines.map((line) => owners[line] ?? 0))].sort((a, b) => a - b);
}

function lineAt(starts: Int32Array, position: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
}

/** Places whose names, or beginnings of names, differ by a few typing errors; fewest errors first. */
function alike({ text, starts, owners, letters }: PlaceIndex, query: string): number[] {
  const limit = allowedTypos(query.length);
  if (limit === 0) return [];
  const bits = letterBits(query);
  const best = new Map<number, number>();
  for (let line = 0; line < starts.length; line++) {
    if (bitCount(bits & ~(letters[line] ?? 0)) > limit) continue;
    const start = starts[line] ?? 0;
    const end = (starts[line + 1] ?? text.length) - 1;
    if (end - start < query.length - limit) continue;
    const mistakes = mistakesIn(query, text.slice(start, end), limit);
    const owner = owners[line] ?? 0;
    if (mistakes <= limit && mistakes < (best.get(owner) ?? limit + 1)) best.set(owner, mistakes);
  }
  return [...best].sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([owner]) => owner);
}

function mistakesIn(query: string, name: string, limit: number): number {
  if (name.length <= query.length + limit) return editDistance(query, name, limit);
  // While typing, the beginning of a longer name also counts, at the cost of half an error more.
  return editDistance(query, name.slice(0, query.length), limit) + 0.5;
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
