import { describe, expect, test } from "vitest";
import { readOwnPhrases, targetOf } from "./own-phrases.ts";

describe("own phrases", () => {
  test("have a whole target from 1 to 100,000, in the digits of all six languages", () => {
    expect(["7", " 100000 ", "٣٣", "۱۰۰"].map(targetOf)).toEqual([7, 100_000, 33, 100]);
    expect(["0", "-1", "1.5", "100001", "", "abc", "1e9"].map(targetOf)).toEqual(Array(7).fill(undefined));
  });

  test("are read without entries that are no phrase", () => {
    const valid = { id: "own-1", text: "سبحان الله وبحمده", target: 100 };
    const invalid = [
      null,
      4,
      { ...valid, text: " " },
      { ...valid, text: "x".repeat(201) },
      { ...valid, target: 0 },
    ];
    expect(readOwnPhrases([valid, ...invalid])).toEqual([valid]);
    expect(readOwnPhrases({ own: 1 })).toBeUndefined();
    expect(readOwnPhrases(Array(80).fill(valid))).toHaveLength(50);
  });
});
