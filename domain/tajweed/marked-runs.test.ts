import fc from "fast-check";
import { expect, test } from "vitest";
import { markedRuns } from "./marked-runs.ts";

test("a span is cut out with the signs on its letters", () => {
  const span = { from: 2, to: 3 };
  expect(markedRuns("مِنْ ب", [span])).toEqual([
    { text: "مِ", span: undefined },
    { text: "نْ", span },
    { text: " ب", span: undefined },
  ]);
});

test("a span on a sign alone takes its letter with it", () => {
  const span = { from: 1, to: 2 };
  expect(markedRuns("رَٰ ب", [span])[0]).toEqual({ text: "رَٰ", span });
});

test("neighbouring spans stay apart, and of two that overlap the first wins", () => {
  const [one, two] = [
    { from: 0, to: 1 },
    { from: 1, to: 2 },
  ];
  expect(markedRuns("اب", [one, two]).map(({ span }) => span)).toEqual([one, two]);
  expect(markedRuns("اب", [{ from: 0, to: 2 }, two])).toHaveLength(1);
});

test("the runs joined are the text, whatever the spans", () => {
  const spans = fc.array(
    fc.tuple(fc.nat(20), fc.nat(6)).map(([from, length]) => ({ from, to: from + length })),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("ا", "ب", "َ", "ٰ", " ", "😀") }), spans, (text, marks) => {
      const joined = markedRuns(text, marks)
        .map((run) => run.text)
        .join("");
      expect(joined).toBe(text);
    }),
  );
});
