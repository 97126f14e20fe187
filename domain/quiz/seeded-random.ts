/** Numbers from 0 to under 1, the same ones for the same seed. */
export type Random = () => number;

/** Seeds longer than this are read up to here. */
const longestSeed = 64;

/** FNV-1a, 32 bits: Fowler, Noll, Vo, http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** A generator for any text at all: xorshift32 (Marsaglia 2003, Journal of Statistical Software 8/14). */
export function seededRandom(seed: string): Random {
  // xorshift never leaves zero, so zero is no state.
  let state = hash(seed.slice(0, longestSeed)) || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  // The first numbers of neighbouring states are close together.
  for (let round = 0; round < 8; round++) next();
  return next;
}

/** A whole number from 0 to under `end`. */
function below(end: number, random: Random): number {
  return Math.floor(random() * end);
}

/** One of a list; undefined of an empty one. */
export function oneOf<T>(list: readonly T[], random: Random): T | undefined {
  return list[below(list.length, random)];
}

/** The list in another order (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at--) {
    const other = below(at + 1, random);
    const [one, two] = [order[at] as T, order[other] as T];
    order[at] = two;
    order[other] = one;
  }
  return order;
}
