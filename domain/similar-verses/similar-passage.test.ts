import { describe, expect, test } from "vitest";
import { differingWords, isConfusable, likeness } from "./similar-passage.ts";

const words = (text: string) => text.split(" ");

describe("the likeness of two verses", () => {
  const own = words("a b c d e f g h");

  test("is found within longer ones, with two words more at each end", () => {
    const other = words("x y z c d q f g h");
    const found = likeness(own, other);
    expect(found).toMatchObject({ ownFrom: 0, ownTo: 8, otherFrom: 1, otherTo: 9, same: 5 });
    expect(differingWords(own, other, found)).toEqual({ own: [0, 1, 4], other: [1, 2, 5] });
  });

  test("that is whole is none to confuse, nor is one of few words", () => {
    expect(isConfusable(likeness(own, own))).toBe(false);
    expect(isConfusable(likeness(own, words("a b x y z q r s")))).toBe(false);
    expect(isConfusable(likeness(own, words("a b c d e f g i")))).toBe(true);
    expect(likeness(own, [])).toMatchObject({ same: 0 });
  });
});
