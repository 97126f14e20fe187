import { describe, expect, test } from "vitest";
import { unitMarks } from "./find-verses.ts";

const marked = (text: string, from: number, to: number) =>
  unitMarks(text, [[from, to]]).map(([start, end]) => text.slice(start, end));

describe("marks in a text", () => {
  test("count a character beyond the first plane as two units", () => {
    expect(marked("a🕌bc", 2, 3)).toEqual(["b"]);
  });

  test("include the diacritics of their last letter", () => {
    const text = "\u0645\u064e\u0644\u0650\u0643\u0650";
    expect(marked(text, 0, 3)).toEqual(["\u0645\u064e\u0644\u0650"]);
  });

  test("do not split an alef from the lam it is joined with", () => {
    const text = "\u0648\u0644\u064e\u0623\u0647";
    expect(marked(text, 3, 5)).toEqual(["\u0644\u064e\u0623\u0647"]);
    expect(marked(text, 0, 3)).toEqual(["\u0648\u0644\u064e\u0623"]);
  });

  test("are inside the text, in order, and do not overlap", () => {
    expect(unitMarks("abc", [[2, 9]])).toEqual([[2, 3]]);
    expect(
      unitMarks("abcdef", [
        [0, 3],
        [2, 4],
        [4, 5],
      ]),
    ).toEqual([
      [0, 3],
      [3, 4],
      [4, 5],
    ]);
    expect(unitMarks("", [[0, 4]])).toEqual([]);
  });
});
