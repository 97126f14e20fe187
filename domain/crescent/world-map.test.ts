import { expect, test } from "vitest";
import { crescentOn } from "./crescent.ts";
import { areaOf, cellsPath, crescentMap, isCrescentMap, landGrid, landRows, mapGrid } from "./world-map.ts";

test("a map has every cell's class, as the crescent of its centre", () => {
  const evening = Date.parse("2026-03-19") / 86_400_000;
  const map = crescentMap(evening);
  expect(isCrescentMap(map)).toBe(true);
  expect(isCrescentMap(["A"])).toBe(false);
  for (const [row, column] of [
    [10, 20],
    [20, 5],
    [12, 54],
  ] as const) {
    const place = {
      latitude: mapGrid.north - row * mapGrid.height,
      longitude: mapGrid.west + column * mapGrid.width,
    };
    const crescent = crescentOn(evening, place);
    expect(map[row]?.[column]).toBe(typeof crescent === "string" ? "-" : crescent.yallop);
  }
  // The evening of a new moon: only the west of America sees it, and the further west the better.
  expect(areaOf(map, "AB")).toBeGreaterThan(0.02);
  expect(areaOf(map, "AB")).toBeLessThan(0.35);
  expect(areaOf(map, "ABCDEF-")).toBeCloseTo(1, 9);
  expect(map[20]?.slice(60, 80)).not.toMatch(/[AB]/);
}, 30_000);

test("the land has its continents, and paths cover their cells", () => {
  const rows = landRows();
  const isLand = (latitude: number, longitude: number) =>
    rows[Math.floor((landGrid.north - latitude) / 2)]?.[Math.floor((longitude + 180) / 2)] === "#";
  expect([isLand(24, 45), isLand(0, 22), isLand(-25, 133), isLand(40, -100)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([isLand(0, -150), isLand(-40, 80), isLand(40, -40)]).toEqual([false, false, false]);
  expect(cellsPath(["AAB-", "-BB-"], "A", { top: 12, height: 3, width: 4 })).toBe("M0 12h8v3h-8z");
  expect(cellsPath(["AAB-", "-BB-"], "AB", { top: 0, height: 3, width: 4 })).toBe(
    "M0 0h12v3h-12zM4 3h8v3h-8z",
  );
});
