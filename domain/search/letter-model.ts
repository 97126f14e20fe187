import type { Coder } from "./range-coder.ts";

/**
 * Predicts the letters of a sorted word list from the letters before, mixing three models in the logistic
 * domain with integers only (the method of M. Mahoney's lpaq, "Data Compression Explained", §4.3.2).
 */
const letterBits = 6;
export const letterCapacity = 1 << letterBits;
const memories = 3;
const weightOne = 65536;

const squashPoints = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
  3901, 3975, 4024, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
];

/** 4096 / (1 + e^(-x/256)) for x from -2047 to 2047, by interpolation. */
function squash(x: number): number {
  if (x > 2047) return 4095;
  if (x < -2047) return 1;
  const part = x & 127;
  const index = (x >> 7) + 16;
  return ((squashPoints[index] ?? 0) * (128 - part) + (squashPoints[index + 1] ?? 4095) * part + 64) >> 7;
}

/** The inverse of `squash`. */
const stretches = (() => {
  const table = new Int16Array(4096);
  let filled = 0;
  for (let x = -2047; x <= 2047; x++) {
    const value = squash(x);
    for (let index = filled; index <= value; index++) table[index] = x;
    filled = Math.max(filled, value + 1);
  }
  table.fill(2047, filled);
  return table;
})();

const tableBits = 16;
const tableMask = (1 << tableBits) - 1;
/** The step of a probability by how often it was updated, of 65,536. */
const rates = Uint16Array.from({ length: 61 }, (_, seen) => Math.floor(65536 / (seen + 1.6)));

type LetterCoder = (
  before1: number,
  before2: number,
  before3: number,
  above: number,
  letter: number,
) => number;

/** Codes one letter, 0 to 63, given the three letters before it and the letter of the word above (64: unknown). */
export function letterModel(coder: Coder): LetterCoder {
  const chance = new Uint16Array(memories << tableBits).fill(32768);
  const seen = new Uint8Array(memories << tableBits);
  const weights = new Int32Array(memories * (letterCapacity + 1)).fill(Math.floor(weightOne * 0.4));

  const learn = (slot: number, bit: number): void => {
    const p = chance[slot] ?? 0;
    const count = seen[slot] ?? 0;
    chance[slot] = p + ((((bit === 1 ? 65535 : 0) - p) * (rates[count] ?? 0)) >> 16);
    if (count < 60) seen[slot] = count + 1;
  };

  return (before1, before2, before3, above, letter) => {
    const base0 = (above * 64 + before1) * 64;
    const base1 = (before1 * 64 + before2) * 64;
    const base2 = Math.imul((before1 * 64 + before2) * 64 + before3, 0x9e3779b1) >>> 12;
    const weight = above * memories;
    let node = 1;
    for (let index = letterBits - 1; index >= 0; index--) {
      const slot0 = (base0 + node) & tableMask;
      const slot1 = ((base1 + node) & tableMask) | (1 << tableBits);
      const slot2 = ((base2 + Math.imul(node, 0x2f0b4c47)) & tableMask) | (2 << tableBits);
      const logit0 = stretches[(chance[slot0] ?? 0) >> 4] ?? 0;
      const logit1 = stretches[(chance[slot1] ?? 0) >> 4] ?? 0;
      const logit2 = stretches[(chance[slot2] ?? 0) >> 4] ?? 0;
      const weight0 = weights[weight] ?? 0;
      const weight1 = weights[weight + 1] ?? 0;
      const weight2 = weights[weight + 2] ?? 0;
      const mixed = Math.trunc((weight0 * logit0 + weight1 * logit1 + weight2 * logit2) / weightOne) | 0;
      const guess = squash(mixed);
      const bit = coder.codeBit(Math.min(Math.max(guess << 4, 32), 65503), (letter >> index) & 1);
      const error = ((bit << 12) - guess) * 10;
      weights[weight] = weight0 + ((logit0 * error + 0x2000) >> 14);
      weights[weight + 1] = weight1 + ((logit1 * error + 0x2000) >> 14);
      weights[weight + 2] = weight2 + ((logit2 * error + 0x2000) >> 14);
      learn(slot0, bit);
      learn(slot1, bit);
      learn(slot2, bit);
      node = (node << 1) | bit;
    }
    return node & (letterCapacity - 1);
  };
}
