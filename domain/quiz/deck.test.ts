import fc from "fast-check";
import { expect, test } from "vitest";
import { deckRunOf, freshRuns, partFor, seedAfter } from "./deck.ts";

const pool = Array.from({ length: 83 }, (_, at) => at);

test("any five tests in a row draw on parts that share nothing, whatever the seed and the count", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(1e9), fc.integer({ min: 1, max: 16 }), (deck, run, count) => {
      const row = [`${deck}.${run}`];
      while (row.length < freshRuns) row.push(seedAfter(row.at(-1) ?? ""));
      const drawn = row.flatMap((seed) => partFor(pool, count, deckRunOf(seed), "words").slice(0, count));
      expect(drawn).toHaveLength(count * freshRuns);
      expect(new Set(drawn).size).toBe(drawn.length);
    }),
  );
});

test("every part comes in its turn, the same for the same seed and in another order in another row", () => {
  const partOf = (seed: string) => partFor(pool, 16, deckRunOf(seed), "words");
  expect(partOf("a.3")).toEqual(partOf("a.3"));
  expect(partOf("a.8").toSorted()).toEqual(partOf("a.3").toSorted());
  expect(partOf("b.3").toSorted()).not.toEqual(partOf("a.3").toSorted());
});

test("a seed without a number is the first of its row, and a pool that is too small is no pool", () => {
  expect(deckRunOf("one")).toEqual({ deck: "one", run: 0 });
  expect(seedAfter("one")).toBe("one.1");
  expect(seedAfter("one.9")).toBe("one.10");
  expect(deckRunOf(".")).toEqual({ deck: ".", run: 0 });
  expect(() => partFor(pool, 17, deckRunOf("one"), "words")).toThrow(RangeError);
});
