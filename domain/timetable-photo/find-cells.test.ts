import { describe, expect, test } from "vitest";
import { cellSheet, greyFile } from "./cell-sheet.ts";
import { findCells, piecesIn } from "./find-cells.ts";
import { type GreyImage, greyOf, turned } from "./grey-image.ts";
import { inkOf, skewOf } from "./ink.ts";
import { digitsOfScript, readDigits } from "./read-digits.ts";

/** A drawing on grey paper, darker towards the right, each dot drawn as four by four. */
function drawn(width: number, height: number, isInk: (x: number, y: number) => boolean): GreyImage {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data[y * width + x] = (isInk(x, y) ? 30 : 240) * (1 - (0.3 * x) / width);
  return { width, height, data };
}

/** Four rows and five columns of words of three bars each, in a frame of lines. */
function table(): GreyImage {
  return drawn(700, 420, (x, y) => {
    const [column, row] = [Math.floor((x - 50) / 120), Math.floor((y - 40) / 80)];
    if (column < 0 || column > 4 || row < 0 || row > 3) return false;
    const [inX, inY] = [(x - 50) % 120, (y - 40) % 80];
    if (inX < 2 || inY < 2) return true;
    return inY > 30 && inY < 52 && inX > 35 && inX < 83 && (inX - 35) % 16 < 9;
  });
}

describe("a picture of a table", () => {
  test("is straightened, and its cells are found within the lines", () => {
    for (const degrees of [0, 2.5, -3]) {
      const picture = turned(table(), degrees);
      expect(skewOf(inkOf(picture))).toBeCloseTo(degrees, 0);
      const { rows, height } = findCells(picture);
      expect(rows.map((row) => row.filter((cell) => cell !== undefined).length)).toEqual([5, 5, 5, 5]);
      expect(Math.abs(height - 21)).toBeLessThanOrEqual(4);
    }
  });

  test("becomes a sheet with a line for each cell, and a file that says its size", () => {
    const { image, lines } = cellSheet(findCells(table()));
    expect(lines).toHaveLength(20);
    expect(lines.at(-1)).toMatchObject({ row: 3, column: 4 });
    expect(
      lines.every(({ top, bottom }, index) => bottom > top && top > (lines[index - 1]?.bottom ?? 0)),
    ).toBe(true);
    const file = greyFile(image);
    expect(String.fromCharCode(...file.subarray(0, 2))).toBe("P5");
    expect(file.length).toBeGreaterThan(image.width * image.height);
  });

  test("without a table gives no cells: white, black, noise, a single line", () => {
    const noise = drawn(300, 200, (x, y) => (x * 7919 + y * 104_729) % 3 === 0);
    for (const picture of [
      drawn(200, 200, () => false),
      drawn(200, 200, () => true),
      noise,
      drawn(300, 200, (_, y) => y === 100),
      drawn(1, 1, () => true),
    ])
      expect(findCells(picture).rows).toEqual([]);
  });

  test("is grey by the lightness of its colours", () => {
    const colours = Uint8ClampedArray.from([255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255]);
    expect([...greyOf(3, 1, colours).data]).toEqual([255, 0, 150]);
  });
});

describe("the digits that were learnt", () => {
  test("are twelve of each face, without those of the other script", () => {
    for (const [script, count] of [
      ["arabic", 9],
      ["persian", 9],
    ] as const) {
      const digits = digitsOfScript(script);
      const faces = new Set(digits.map(({ face }) => face));
      expect(faces.size).toBeGreaterThanOrEqual(6);
      expect(digits).toHaveLength(faces.size * count);
      for (const { shape } of digits) expect(shape.grid).toHaveLength(80);
    }
  });

  test("take dots for zeros and for the colon, and what is no digit for a question mark", () => {
    // A zero, a colon, a zero, and a block that is no digit.
    const dots: [number, number, number, number][] = [
      [20, 28, 6, 6],
      [40, 22, 5, 5],
      [40, 36, 5, 5],
      [60, 28, 6, 6],
      [80, 20, 22, 22],
    ];
    const picture = drawn(130, 60, (x, y) =>
      dots.some(([left, top, wide, high]) => x >= left && x < left + wide && y >= top && y < top + high),
    );
    const ink = inkOf(picture);
    const pieces = dots.map(([left, top, wide, high]) => ({
      left,
      top,
      right: left + wide,
      bottom: top + high,
    }));
    expect(readDigits(ink, pieces, 22, digitsOfScript("arabic"))).toMatch(/^0:0[?\d]{1,2}$/);
    expect(piecesIn(findCells(picture), { left: 0, top: 0, right: 1, bottom: 1 })).toEqual([]);
  });
});
