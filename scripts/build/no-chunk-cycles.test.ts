import { expect, test } from "vitest";
import { cycleAmong } from "./no-chunk-cycles.ts";

test("a circle of files is found by its way round, and none where files only share", () => {
  const shared: [string, string[]][] = [
    ["start", ["page", "app"]],
    ["page", ["part", "app"]],
    ["part", ["app"]],
    ["app", []],
  ];
  expect(cycleAmong(new Map(shared))).toBeUndefined();
  expect(cycleAmong(new Map([...shared, ["app", ["part"]]]))).toEqual(["part", "app", "part"]);
  expect(cycleAmong(new Map([["alone", ["alone"]]]))).toEqual(["alone", "alone"]);
});
