import { expect, test } from "vitest";
import { byTurns } from "./by-turns.ts";

test("the places of a list take the variants by turns", () => {
  expect([0, 1, 2, 3].map((place) => byTurns(["en", "ar", "ur"], place))).toEqual([
    ["en"],
    ["ar"],
    ["ur"],
    ["en"],
  ]);
});
