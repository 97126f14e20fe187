/** Numbers of features; each piece of a message falls on one of them by its hash. */
export const featureCount = 2 ** 14;

/** A weight is one character of this alphabet: from -31 to 31 times the scale. */
export const weightAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-";
export const largestWeight = 31;

/** Logistic regression: the sign of the score says on which side a message lies, its size how surely. */
export type LinearModel = { readonly bias: number; readonly scale: number; readonly weights: string };

const shortestPiece = 3;
const longestPiece = 5;

/** FNV-1a, 32 bit (draft-eastlake-fnv). */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  return (value >>> 0) % featureCount;
}

/** Lower case without marks, apostrophes and signs, letters at most doubled, a blank at both ends. */
function plain(message: string): string {
  const words = message
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670]/g, "")
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/(.)\1{2,}/gu, "$1$1")
    .trim();
  return ` ${words} `;
}

/** The features of a message: its words, its pairs of words and every run of 3 to 5 characters. */
export function featuresOf(message: string): number[] {
  const text = plain(message);
  const features = new Set<number>();
  for (let length = shortestPiece; length <= longestPiece; length += 1)
    for (let at = 0; at + length <= text.length; at += 1)
      features.add(hash(`${length}${text.slice(at, at + length)}`));
  const words = text.trim().split(" ");
  for (const [at, word] of words.entries()) {
    features.add(hash(`w${word}`));
    if (at > 0) features.add(hash(`b${words[at - 1]} ${word}`));
  }
  return [...features];
}

const weightOf = new Map([...weightAlphabet].map((letter, at) => [letter, at - largestWeight]));

/** How far a message lies on the model's side; 0 is even, above 0 is more likely than not. */
export function scoreOf(features: readonly number[], { bias, scale, weights }: LinearModel): number {
  const sum = features.reduce((so, feature) => so + (weightOf.get(weights[feature] ?? "f") ?? 0), 0);
  return bias + (sum * scale) / Math.sqrt(features.length);
}
