/** A set of athkar that a person has put together. */
export type OwnSet = {
  /** What the person calls it; empty where they gave it no name. */
  readonly name: string;
  /** Ids of its remembrances, in the order in which they are said; each once. */
  readonly dhikrs: readonly string[];
};

/** Longest name, in characters. */
export const longestSetName = 60;

/** Most remembrances of a set: its link must fit an address. */
export const largestOwnSet = 100;

const duaMark = "dua_";

/** The key in a set of a supplication of the collection of duas; anything else is the id of a dhikr. */
export const duaInSet = (id: string): string => `${duaMark}${id}`;
export const isDuaInSet = (key: string): boolean => key.startsWith(duaMark);
/** The id of the supplication that a set has under a key; undefined for a dhikr. */
export const duaOfSet = (key: string): string | undefined =>
  isDuaInSet(key) ? key.slice(duaMark.length) : undefined;

const isId = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Za-z0-9_-]{1,80}$/.test(value);

/** A set with its name shortened, and without what is no id, doubled, or beyond the largest size. */
export function ownSetOf(name: string, ids: readonly unknown[]): OwnSet {
  // By characters, so that none is cut in two.
  const short = [...name].slice(0, longestSetName).join("");
  return { name: short, dhikrs: [...new Set(ids.filter(isId))].slice(0, largestOwnSet) };
}

/** Reads a stored set; undefined for anything else. */
export function readOwnSet(value: unknown): OwnSet | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { name, dhikrs } = value as { readonly name?: unknown; readonly dhikrs?: unknown };
  return typeof name === "string" && Array.isArray(dhikrs) ? ownSetOf(name, dhikrs) : undefined;
}

/** The list with the item at one index moved to another, both from 0; the same list where either does not exist. */
export function movedItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const [item] = list.slice(from, from + 1);
  if (item === undefined || from < 0 || to < 0 || to >= list.length || from === to) return list;
  const others = [...list.slice(0, from), ...list.slice(from + 1)];
  return [...others.slice(0, to), item, ...others.slice(to)];
}
