import { describe, expect, test } from "vitest";
import { buildStructure, checkPartCounts } from "./build-structure.ts";
import { agreedBoundaries, checkBoundaries, type ReviewedDifference } from "./check-boundaries.ts";

const reviewed: ReviewedDifference = {
  kind: "hizbQuarter",
  first: ["1:5"],
  second: ["1:4"],
  follow: "second",
  reason: "for this test",
};

describe("boundaries of two sources", () => {
  test("pass when they agree", () => {
    expect(checkBoundaries("juz", [1, 149], [1, 149], [])).toEqual([]);
  });

  test("are rejected where only one has them, naming source and verse", () => {
    expect(checkBoundaries("juz", [1, 149], [1, 150], [])).toEqual([
      { text: "juz", verse: "2:142", cause: "begins a part in the first source only" },
      { text: "juz", verse: "2:143", cause: "begins a part in the second source only" },
    ]);
  });

  test("pass where the difference was reviewed, for that kind only", () => {
    expect(checkBoundaries("hizbQuarter", [1, 5], [1, 4], [reviewed])).toEqual([]);
    expect(checkBoundaries("ruku", [1, 5], [1, 4], [reviewed])).toHaveLength(2);
  });

  test("are rejected when a reviewed difference no longer exists", () => {
    expect(checkBoundaries("hizbQuarter", [1, 4], [1, 4], [reviewed])).toEqual([
      {
        text: "hizbQuarter",
        verse: "1:5",
        cause: "is listed as a difference of the first source and is none",
      },
      {
        text: "hizbQuarter",
        verse: "1:4",
        cause: "is listed as a difference of the second source and is none",
      },
    ]);
  });

  test("follow the source that the review chose", () => {
    const numberOf = (key: string) => Number(key.split(":")[1]);
    expect(agreedBoundaries("hizbQuarter", [1, 5, 7], [reviewed], numberOf)).toEqual([1, 4, 7]);
    expect(agreedBoundaries("hizbQuarter", [1, 5, 7], [{ ...reviewed, follow: "first" }], numberOf)).toEqual([
      1, 5, 7,
    ]);
  });

  test("of the packages agree and have the numbers of the Madinah mushaf", async () => {
    const structure = await buildStructure();
    expect(checkPartCounts(structure)).toEqual([]);
    expect(structure.hizbQuarter).toContain(1851);
    expect(structure.hizbQuarter).not.toContain(1852);
    expect(checkPartCounts({ ...structure, page: structure.page.slice(1) })).toEqual([
      { text: "page", cause: "has 603 parts, not 604" },
    ]);
  });
});
