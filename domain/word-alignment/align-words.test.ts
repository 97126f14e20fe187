import fc from "fast-check";
import { expect, test } from "vitest";
import { alignWords } from "./align-words.ts";

const words = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 });

test("every word of both lists stands once and in order", () => {
  fc.assert(
    fc.property(words, words, (own, other) => {
      const pairs = alignWords(own, other);
      expect(pairs.flatMap((pair) => pair.own ?? [])).toEqual([...own.keys()]);
      expect(pairs.flatMap((pair) => pair.other ?? [])).toEqual([...other.keys()]);
      for (const pair of pairs)
        expect(pair.isSame).toBe(
          pair.own !== undefined && pair.other !== undefined && own[pair.own] === other[pair.other],
        );
    }),
  );
});

test("one changed, one missing and one added word are found", () => {
  const pairs = alignWords(["a", "b", "c", "d"], ["a", "x", "c", "d", "e"]);
  expect(pairs.filter(({ isSame }) => !isSame)).toEqual([
    { own: 1, other: 1, isSame: false },
    { own: undefined, other: 4, isSame: false },
  ]);
  expect(alignWords(["a", "b"], ["b"])).toContainEqual({ own: 0, other: undefined, isSame: false });
  expect(alignWords([], [])).toEqual([]);
});
