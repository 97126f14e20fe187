import type { Degrees } from "#domain/prayer-times/calculation-options.ts";
import { blurred, type GreyImage } from "./grey-image.ts";

/** Which dots of a picture are ink: 1, else 0. */
export type Ink = { readonly width: number; readonly height: number; readonly dots: Uint8Array };

/** A box of dots; `right` and `bottom` are outside of it. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Ink is so much darker than the paper around it. */
const darkness = 0.8;

/** The ink of a picture by its surroundings, so that a shadow over the paper is not taken for it. */
export function inkOf(image: GreyImage): Ink {
  const { width, height } = image;
  const smooth = blurred(blurred(image, 1), 1);
  const paper = blurred(smooth, Math.round(Math.max(width, height) / 30));
  const dots = new Uint8Array(width * height);
  for (let at = 0; at < dots.length; at++)
    if ((smooth.data[at] ?? 0) < darkness * (paper.data[at] ?? 0)) dots[at] = 1;
  return { width, height, dots };
}

/** The most that a picture may lie askew. */
const mostSkew: Degrees = 5;

/** By how much the lines of a picture fall to the right, -5 to 5. */
export function skewOf(ink: Ink): Degrees {
  const points: number[] = [];
  for (let y = 0; y < ink.height; y++)
    for (let x = y % 3; x < ink.width; x += 3) if (ink.dots[y * ink.width + x]) points.push(x, y);
  const best = (angles: readonly Degrees[]) =>
    angles.reduce(
      (found, angle) => (sharpness(points, angle) > sharpness(points, found) ? angle : found),
      angles[0] ?? 0,
    );
  const coarse = best(range(-mostSkew, mostSkew, 0.5));
  const finer = best(range(coarse - 0.5, coarse + 0.5, 0.1));
  return best(range(finer - 0.1, finer + 0.1, 0.02));
}

/** How clearly lines stand apart when the points are seen along that angle. */
function sharpness(points: readonly number[], degrees: Degrees): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const counts = new Map<number, number>();
  for (let at = 0; at < points.length; at += 2) {
    const line = Math.round((points[at + 1] ?? 0) - (points[at] ?? 0) * slope);
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/** The connected pieces of ink, each with its box and the number of its dots. */
export function piecesOf({ width, height, dots }: Ink): (Box & { readonly count: number })[] {
  const seen = new Uint8Array(dots.length);
  const pieces: (Box & { count: number })[] = [];
  const open: number[] = [];
  for (let start = 0; start < dots.length; start++) {
    if (!dots[start] || seen[start]) continue;
    seen[start] = 1;
    open.push(start);
    let [left, top, right, bottom, count] = [width, height, 0, 0, 0];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      count++;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const next = at + dy * width + dx;
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
          if (!dots[next] || seen[next]) continue;
          seen[next] = 1;
          open.push(next);
        }
    }
    pieces.push({ left, top, right, bottom, count });
  }
  return pieces;
}
