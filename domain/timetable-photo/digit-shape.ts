import type { Box, Ink } from "./ink.ts";

/** How a digit looks: its ink in a grid over its box, 0 to 1, its width by its height, and its height by the line's. */
export type Shape = { readonly grid: readonly number[]; readonly aspect: number; readonly height: number };

/** Columns and rows of the grid. */
const columns = 8;
const rows = 10;
/** Steps of ink in a learnt shape, one hexadecimal digit each. */
const steps = 15;

/** The shape of a piece of ink in a line of that height. */
export function shapeOf(ink: Ink, piece: Box, lineHeight: number): Shape {
  const [wide, high] = [piece.right - piece.left, piece.bottom - piece.top];
  // Each part of the grid is looked at in the middle of four by four places.
  const parts = 4;
  const grid = Array.from({ length: columns * rows }, (_, part) => {
    let sum = 0;
    for (let place = 0; place < parts * parts; place++) {
      const across = ((part % columns) + ((place % parts) + 0.5) / parts) / columns;
      const down = (Math.floor(part / columns) + (Math.floor(place / parts) + 0.5) / parts) / rows;
      const [x, y] = [piece.left + Math.floor(across * wide), piece.top + Math.floor(down * high)];
      sum += ink.dots[y * ink.width + x] ?? 0;
    }
    return sum / (parts * parts);
  });
  return { grid, aspect: wide / high, height: high / lineHeight };
}

/** A shape as text: width and height in hundredths, and the grid in hexadecimal. */
export function writeShape({ grid, aspect, height }: Shape): string {
  const ink = grid.map((part) => Math.round(part * steps).toString(16)).join("");
  return `${Math.round(aspect * 100)} ${Math.round(height * 100)} ${ink}`;
}

/** Reads what `writeShape` wrote. */
export function readShape(text: string): Shape {
  const [aspect = "", height = "", ink = ""] = text.split(" ");
  return {
    aspect: Number(aspect) / 100,
    height: Number(height) / 100,
    grid: [...ink].map((step) => Number.parseInt(step, 16) / steps),
  };
}

/** How unlike two shapes are: below 5 they are the same digit, above 20 hardly. */
export function unlikeness(a: Shape, b: Shape): number {
  const ink = a.grid.reduce((sum, part, index) => sum + (part - (b.grid[index] ?? 0)) ** 2, 0);
  return ink + 8 * Math.log(a.aspect / b.aspect) ** 2 + 8 * Math.log(a.height / b.height) ** 2;
}
