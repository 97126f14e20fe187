import { describe, expect, test } from "vitest";
import { readOwnPhrases, targetOf } from "./own-phrases.ts";

describe("own phrases", () => {
  test("take whole targets from 1 to 100,000, in the digits of all six languages", () => {
    expect(["7", " 100000 ", "٣٣", "۱۰۰"].map(targetOf)).toEqual([7, 100_000, 33, 100]);
    expect(["0", "-1", "1.5", "100001", "", "abc", "1e9"].map(targetOf)).toEqual(Array(7).fill(undefined));
  });

  test("leave out what is no phrase", () => {
    const sound = { id: "own-1", text: "سبحان الله وبحمده", target: 100 };
    const spoilt = [
      null,
      4,
      { ...sound, text: " " },
      { ...sound, text: "x".repeat(201) },
      { ...sound, target: 0 },
    ];
    expect(readOwnPhrases([sound, ...spoilt])).toEqual([sound]);
    expect(readOwnPhrases({ own: 1 })).toBeUndefined();
    expect(readOwnPhrases(Array(80).fill(sound))).toHaveLength(50);
  });
});
