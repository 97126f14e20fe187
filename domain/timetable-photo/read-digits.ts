import { readShape, type Shape, shapeOf, unlikeness } from "./digit-shape.ts";
import type { Box, Ink } from "./ink.ts";
import { learntDigits } from "./learnt-digits.ts";

/** A digit of a learnt face. */
export type LearntDigit = { readonly face: string; readonly digit: number; readonly shape: Shape };

/** Arabic-Indic digits, or those of Persian and Urdu, which differ in 4, 5 and 6. */
export type DigitScript = "arabic" | "persian";

const persianOnly = "۴۵۶";
const arabicOnly = "٤٥٦";

/** The digits of a script that were learnt, of several faces. */
export function digitsOfScript(script: DigitScript): readonly LearntDigit[] {
  const left = script === "arabic" ? persianOnly : arabicOnly;
  return Object.entries(learntDigits).flatMap(([face, digits]) =>
    digits
      .filter(([sign = ""]) => !left.includes(sign))
      .map((text) => ({ face, digit: (text.codePointAt(0) ?? 0) & 15, shape: readShape(text.slice(2)) })),
  );
}

/** A piece is so unlike every digit that it is none. */
const mostUnlike = 26;

/**
 * Reads a time in Arabic-Indic or Persian digits from its pieces of ink, as `05:12`; `?` stands for what is no digit.
 * The hour is at the left in these scripts too.
 */
export function readDigits(
  ink: Ink,
  pieces: readonly Box[],
  lineHeight: number,
  digits: readonly LearntDigit[],
): string {
  const isSmall = ({ top, bottom }: Box) => bottom - top < 0.45 * lineHeight;
  const top = Math.min(...pieces.map((piece) => piece.top));
  const bottom = Math.max(...pieces.map((piece) => piece.bottom));
  const signs: string[] = [];
  const left = pieces.toSorted((a, b) => a.left - b.left);
  for (let at = 0; at < left.length; at++) {
    const [piece, next] = [left[at], left[at + 1]];
    if (!piece) continue;
    const isPair = next !== undefined && isSmall(piece) && isSmall(next) && overlap(piece, next) > 0.4;
    if (isPair) {
      signs.push(":");
      at++;
    } else if (isSmall(piece)) {
      const centre = ((piece.top + piece.bottom) / 2 - top) / Math.max(1, bottom - top);
      signs.push(centre > 0.8 ? ":" : "0");
    } else signs.push(digitsOf(ink, piece, lineHeight, digits).text);
  }
  return signs.join("");
}

/** The part of the narrower of two pieces that stands above or below the other. */
function overlap(a: Box, b: Box): number {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared / Math.max(1, Math.min(a.right - a.left, b.right - b.left));
}

type Reading = { readonly text: string; readonly unlikeness: number };

/** The digit of a piece, or the two that touch in it. */
function digitsOf(ink: Ink, piece: Box, lineHeight: number, digits: readonly LearntDigit[]): Reading {
  const whole = nearestDigit(shapeOf(ink, piece, lineHeight), digits);
  const wide = piece.right - piece.left;
  if (wide < 0.6 * lineHeight) return whole;
  let best = whole;
  for (let at = piece.left + Math.ceil(wide * 0.2); at <= piece.right - wide * 0.2; at++) {
    const parts = [tight(ink, { ...piece, right: at }), tight(ink, { ...piece, left: at })];
    const readings = parts.map((part) => part && nearestDigit(shapeOf(ink, part, lineHeight), digits));
    const [first, second] = readings;
    if (!first || !second) continue;
    const mean = (first.unlikeness + second.unlikeness) / 2;
    if (mean < best.unlikeness) best = { text: first.text + second.text, unlikeness: mean };
  }
  return best;
}

/** The box of the ink in a box; undefined without ink. */
function tight({ width, dots }: Ink, box: Box): Box | undefined {
  let [left, top, right, bottom] = [box.right, box.bottom, box.left, box.top];
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++)
      if (dots[y * width + x]) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
  return right > left && bottom > top ? { left, top, right, bottom } : undefined;
}

function nearestDigit(shape: Shape, digits: readonly LearntDigit[]): Reading {
  let best: Reading = { text: "?", unlikeness: mostUnlike };
  for (const { digit, shape: learntShape } of digits) {
    const distance = unlikeness(shape, learntShape);
    if (distance < best.unlikeness) best = { text: String(digit), unlikeness: distance };
  }
  return best;
}
