import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type DrillPlace,
  type DrillRule,
  drillOrders,
  drillSteps,
  nextPlace,
  partsOf,
  roundsOf,
} from "./stacked-drill.ts";

const rule = fc
  .record({
    from: fc.integer({ min: 1, max: 20 }),
    more: fc.nat(9),
    order: fc.constantFrom(...drillOrders),
    times: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ from, more, order, times }): DrillRule => ({ from, to: from + more, order, times }));

test("a stacked drill joins each verse to those before it", () => {
  expect(drillSteps({ from: 1, to: 3, order: "stacked", times: 2 })).toEqual([
    { from: 1, to: 1 },
    { from: 1, to: 2 },
    { from: 1, to: 3 },
  ]);
});

test("any drill comes to its end after exactly its rounds", () => {
  fc.assert(
    fc.property(rule, (drill) => {
      let place: DrillPlace | undefined = { step: 0, round: 0 };
      let recited = 0;
      while (place) {
        expect(roundsOf(drill, place)).toEqual({
          done: recited,
          all: drillSteps(drill).length * drill.times,
        });
        recited++;
        place = nextPlace(drill, place);
      }
      expect(recited).toBe(drillSteps(drill).length * drill.times);
    }),
  );
});

test("the parts of a verse are all its words, each once, in order", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("قال", "قالۖ", "ربۚ", "إن")), (words) => {
      const parts = partsOf(words);
      expect(parts.flatMap(({ from, to }) => words.slice(from, to))).toEqual(words);
      for (const { from, to } of words.length ? parts : [])
        expect(to - from).toBeGreaterThan(3 - (parts.length === 1 ? 3 : 0));
    }),
  );
});
