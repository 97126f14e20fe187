import { hasLetterOf, type Writing, writings } from "./writing.ts";

/**
 * Seven weight levels, -3 to 3; two of them make one character of this alphabet, the first being the low
 * digit.
 */
const weightAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw";
export const largestLevel = 3;
const levels = 2 * largestLevel + 1;

/** Weights by their writing, twice as many as characters; those of a writing that a message lacks may be missing. */
export type Weights = Readonly<Partial<Record<Writing, string>>>;

/**
 * Logistic regression over hashed features (Weinberger et al. 2009): the sign of the score is the class of a
 * message, its size the confidence.
 */
export type LinearModel = { readonly bias: number; readonly scale: number };

/** The features of a message as 32-bit hashes, by the writing of their letters. */
export type Features = Readonly<Record<Writing, readonly number[]>>;

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
 * The features of a message: each word and its runs of 3 to 5 characters, pairs of neighbouring words in full and by
 * their first letters. What has no letter of a known writing is no feature.
 */
export function featuresOf(message: string): Features {
  const features = { latin: new Set<number>(), arabic: new Set<number>() };
  const add = (kind: string, text: string) => {
    // A pair of both writings counts for the Arabic one.
    const writing = (["arabic", "latin"] as const).find((one) => hasLetterOf(one, text));
    if (writing) features[writing].add(hash(`${kind}${text}`));
  };
  const words = plainWords(message);
  for (const [at, word] of words.entries()) {
    const padded = ` ${word} `;
    for (let length = shortestPiece; length <= longestPiece; length += 1)
      for (let from = 0; from + length <= padded.length; from += 1)
        add(String(length), padded.slice(from, from + length));
    add("w", word);
    const before = words[at - 1];
    if (before === undefined) continue;
    add("b", `${before} ${word}`);
    add("s", `${before.slice(0, stemLength)} ${word.slice(0, stemLength)}`);
  }
  return { latin: [...features.latin], arabic: [...features.arabic] };
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

/**
 * The score of a message: above 0 it more likely than not belongs to the model's class. Throws RangeError where the
 * weights of one of its writings are missing.
 */
export function scoreOf(features: Features, { bias, scale }: LinearModel, all: Weights): number {
  let sum = 0;
  for (const writing of writings) {
    const weights = all[writing];
    if (weights === undefined && features[writing].length > 0)
      throw new RangeError(`the weights of ${writing} letters are missing`);
    for (const feature of features[writing])
      sum += levelAt(weights ?? "", feature % ((weights ?? "").length * 2));
  }
  const count = features.latin.length + features.arabic.length;
  return bias + (count === 0 ? 0 : (sum * scale) / Math.sqrt(count));
}
