import { expect, test } from "vitest";
import { spaceByGroup } from "./measure-space.ts";

const stamp = "0".repeat(32);
const operation = (kind: string, key: string, body: string) => ({ kind, key, slot: "", stamp, body });

test("the space is listed by group, the largest first, in the bytes that the account counts", () => {
  const operations = [
    operation("bookmark", "2:255", "x"),
    operation("favourite-verse", "2:255", "x"),
    operation("note", "1:1", "حمد".repeat(100)),
    operation("of.the.future", "a", "x"),
    operation("toString", "a", "x"),
  ];
  expect(spaceByGroup(operations)).toEqual([
    ["notes", 4 + 3 + 32 + 602],
    ["bookmarks", 8 + 5 + 32 + 3 + (15 + 5 + 32 + 3)],
    ["other", 13 + 1 + 32 + 3 + (8 + 1 + 32 + 3)],
  ]);
  expect(spaceByGroup([])).toEqual([]);
});
