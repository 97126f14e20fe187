import { type Crescent, crescentOn, type NoCrescent } from "./crescent.ts";
import type { YallopClass } from "./criteria.ts";
import { landCells } from "./land-cells.ts";

/** The cells for which a map says how visible the crescent is: their size and the centres of the first, in degrees. */
export const mapGrid = { rows: 40, columns: 90, height: 3, width: 4, north: 58.5, west: -178 } as const;

/** Land by cells of two degrees from 72° N and 180° W. */
export const landGrid = { rows: 66, columns: 180, size: 2, north: 72 } as const;

/** Rows of a map from north to south, one letter per cell from west to east: a Yallop class, or `-` for none. */
export type CrescentMap = readonly string[];

function letterOf(crescent: Crescent | NoCrescent): YallopClass | "-" {
  return typeof crescent === "string" ? "-" : crescent.yallop;
}

/** How visible the crescent is everywhere on the evening of a day (numbered from 1 January 1970). */
export function crescentMap(dayNumber: number): CrescentMap {
  return Array.from({ length: mapGrid.rows }, (_, row) =>
    Array.from({ length: mapGrid.columns }, (_, column) =>
      letterOf(
        crescentOn(dayNumber, {
          latitude: mapGrid.north - row * mapGrid.height,
          longitude: mapGrid.west + column * mapGrid.width,
        }),
      ),
    ).join(""),
  );
}

/** True for rows as `crescentMap` makes them. */
export function isCrescentMap(rows: readonly string[]): boolean {
  return (
    rows.length === mapGrid.rows &&
    rows.every((row) => /^[A-F-]+$/.test(row) && row.length === mapGrid.columns)
  );
}

/** The part of the map's area, 0 to 1, with one of those classes. */
export function areaOf(map: CrescentMap, classes: string): number {
  let all = 0;
  let found = 0;
  for (const [row, cells] of map.entries()) {
    // Cells are narrower towards the poles.
    const weight = Math.cos(((mapGrid.north - row * mapGrid.height) * Math.PI) / 180);
    for (const cell of cells) {
      all += weight;
      if (classes.includes(cell)) found += weight;
    }
  }
  return found / all;
}

/** The land as rows of `#` and spaces, from north to south. */
export function landRows(): string[] {
  const bits = Array.from(landCells, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0")).join(
    "",
  );
  return Array.from({ length: landGrid.rows }, (_, row) =>
    bits
      .slice(row * landGrid.columns, (row + 1) * landGrid.columns)
      .replaceAll("1", "#")
      .replaceAll("0", " "),
  );
}

/**
 * An SVG path that fills the cells with one of those letters; x is 0 at 180° W and y is 0 at 72° N, one unit per
 * degree.
 */
export function cellsPath(
  rows: readonly string[],
  letters: string,
  grid: { readonly top: number; readonly height: number; readonly width: number },
): string {
  const runs = new RegExp(`[${letters}]+`, "g");
  return rows
    .flatMap((row, index) =>
      [...row.matchAll(runs)].map(
        ({ 0: run, index: column }) =>
          `M${column * grid.width} ${grid.top + index * grid.height}h${run.length * grid.width}v${grid.height}h${-run.length * grid.width}z`,
      ),
    )
    .join("");
}
