import { expect, test } from "vitest";
import { largestOwnSet, longestSetName, movedItem, ownSetOf, readOwnSet } from "./own-set.ts";

test("a stored set is read, and anything else is not", () => {
  expect(readOwnSet({ name: "Dawn", dhikrs: ["a", "b"] })).toEqual({ name: "Dawn", dhikrs: ["a", "b"] });
  for (const wrong of [null, "x", 4, [], {}, { name: 1, dhikrs: [] }, { name: "x", dhikrs: "a" }])
    expect(readOwnSet(wrong)).toBeUndefined();
});

test("a set has each id once, no more than fit, and a name that is not too long", () => {
  expect(ownSetOf("", ["a", "b", "a", 7, "", "no id", "c"]).dhikrs).toEqual(["a", "b", "c"]);
  const many = Array.from({ length: 300 }, (_, at) => `dhikr-${at}`);
  expect(ownSetOf("", many).dhikrs).toEqual(many.slice(0, largestOwnSet));
  expect([...ownSetOf("🌙".repeat(200), []).name]).toHaveLength(longestSetName);
});

test("an item moves to any other place, and the others stay in their order", () => {
  const list = ["a", "b", "c", "d"];
  expect(movedItem(list, 0, 3)).toEqual(["b", "c", "d", "a"]);
  expect(movedItem(list, 3, 1)).toEqual(["a", "d", "b", "c"]);
  for (const [from, to] of [
    [0, 0],
    [-1, 2],
    [4, 0],
    [1, 4],
    [1, -1],
  ] as const)
    expect(movedItem(list, from, to)).toBe(list);
});
