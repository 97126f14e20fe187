/**
 * Seven weight levels, -3 to 3; two of them make one character of this alphabet, the first being the low
 * digit.
 */
const weightAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw";
export const largestLevel = 3;
const levels = 2 * largestLevel + 1;

/**
 * Logistic regression over hashed features (Weinberger et al. 2009): the sign of the score is the class of a
 * message, its size the confidence. There are twice as many weights as characters.
 */
export type LinearModel = { readonly bias: number; readonly scale: number; readonly weights: string };

const shortestPiece = 3;
const longestPiece = 5;
const stemLength = 4;

/** FNV-1a, 32 bit (draft-eastlake-fnv). */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  return value >>> 0;
}

/** Lower case without marks, apostrophes and signs; one form of each Arabic letter; letters doubled at most. */
function plainWords(message: string): string[] {
  return message
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, "")
    .replace(/[ىی]/g, "ي")
    .replace(/ک/g, "ك")
    .replace(/[ةہھۃ]/g, "ه")
    .replace(/ı/g, "i")
    .replace(/[’'`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/(.)\1{2,}/gu, "$1$1")
    .trim()
    .split(" ");
}

/**
 * The features of a message as 32-bit hashes: each word and its runs of 3 to 5 characters, pairs of
 * neighbouring words in full and by their first letters, and pairs with one word between.
 */
export function featuresOf(message: string): number[] {
  const features = new Set<number>();
  const words = plainWords(message);
  for (const [at, word] of words.entries()) {
    const padded = ` ${word} `;
    for (let length = shortestPiece; length <= longestPiece; length += 1)
      for (let from = 0; from + length <= padded.length; from += 1)
        features.add(hash(`${length}${padded.slice(from, from + length)}`));
    features.add(hash(`w${word}`));
    const before = words[at - 1];
    if (before === undefined) continue;
    features.add(hash(`b${before} ${word}`));
    features.add(hash(`s${before.slice(0, stemLength)} ${word.slice(0, stemLength)}`));
    const further = words[at - 2];
    if (further !== undefined) features.add(hash(`g${further} ${word}`));
  }
  return [...features];
}

const pairOf = new Map([...weightAlphabet].map((letter, at) => [letter, at]));

function levelAt(weights: string, index: number): number {
  const pair = pairOf.get(weights[index >> 1] ?? "") ?? 0;
  return (index % 2 === 0 ? pair % levels : Math.floor(pair / levels)) - largestLevel;
}

/** Packs an even number of levels into the characters of a model. */
export function packLevels(all: readonly number[]): string {
  let packed = "";
  for (let at = 0; at < all.length; at += 2) {
    const [first = 0, second = 0] = [all[at], all[at + 1]];
    packed += weightAlphabet[first + largestLevel + levels * (second + largestLevel)] ?? "";
  }
  return packed;
}

/** The score of a message: above 0 it more likely than not belongs to the model's class. */
export function scoreOf(features: readonly number[], { bias, scale, weights }: LinearModel): number {
  const count = weights.length * 2;
  const sum = features.reduce((total, feature) => total + levelAt(weights, feature % count), 0);
  return bias + (sum * scale) / Math.sqrt(features.length);
}
