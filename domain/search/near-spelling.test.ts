import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowedChanges, changesBetween, letterSet, setDifference } from "./near-spelling.ts";

describe("near spellings", () => {
  test("an added, missing, different or swapped letter is one change", () => {
    for (const slip of ["forgivness", "forgiiveness", "forgavness".replace("a", "i"), "fogriveness"])
      expect(changesBetween("forgiveness", slip, 2)).toBe(1);
    expect(changesBetween("mercy", "mercy", 1)).toBe(0);
    expect(changesBetween("mercy", "prayer", 2)).toBe(3);
  });

  test("short words allow no change, long ones two", () => {
    expect([3, 4, 7, 8].map(allowedChanges)).toEqual([0, 1, 1, 2]);
  });

  test("the letter sets never exclude a similar word", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcdefصبر"), maxLength: 9 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const changes = changesBetween(one, other, 2);
        expect(changesBetween(other, one, 2)).toBe(changes);
        if (changes <= 2)
          expect(setDifference(letterSet(one), letterSet(other))).toBeLessThanOrEqual(2 * changes);
      }),
    );
  });
});
