/** One bit for each letter of a word; letters may share a bit. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

/** How many bits of a mask are set, added up in parallel. */
function bitCount(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The share of letters that words with these masks may have in common, 0 to 1. */
export const sharedLetters = (one: number, other: number): number =>
  (2 * bitCount(one & other)) / Math.max(1, bitCount(one) + bitCount(other));

const longestCompared = 24;

/** For each letter by its code, the places at which a word has it, as bits; cleared after each use. */
const placesOf = new Int32Array(0x700);

/**
 * The share of letters that two words have in the same order, 0 to 1; 0 for words of more than 24 letters. Finds the
 * longest common subsequence with one row of bits, after H. Hyyrö, "Bit-parallel LCS-length computation revisited",
 * 2004.
 */
export function letterLikeness(one: string, other: string): number {
  if (one.length > longestCompared || other.length > longestCompared) return 0;
  for (let at = 0; at < one.length; at++) {
    const code = one.charCodeAt(at);
    placesOf[code] = (placesOf[code] ?? 0) | (1 << at);
  }
  let row = -1;
  for (let at = 0; at < other.length; at++) {
    const met = row & (placesOf[other.charCodeAt(at)] ?? 0);
    row = (row + met) | (row - met);
  }
  for (let at = 0; at < one.length; at++) placesOf[one.charCodeAt(at)] = 0;
  const common = bitCount(~row & ((1 << one.length) - 1));
  return (2 * common) / Math.max(1, one.length + other.length);
}
