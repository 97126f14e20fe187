import { describe, expect, test } from "vitest";
import { linesOf } from "./card-lines.ts";

const widthOf = (line: string) => line.length;

describe("the lines of an image card", () => {
  test("break at spaces and hold as many words as fit", () => {
    expect(linesOf("one two three four", 9, widthOf)).toEqual(["one two", "three", "four"]);
  });

  test("keep every word, also one that is wider than a line", () => {
    expect(linesOf("a verylongword b", 5, widthOf)).toEqual(["a", "verylongword", "b"]);
  });

  test("end where the text breaks", () => {
    expect(linesOf("one\ntwo", 20, widthOf)).toEqual(["one", "two"]);
    expect(linesOf("", 20, widthOf)).toEqual([]);
  });

  test("keep a pause mark with the word before it, and what a space that does not break holds together", () => {
    expect(linesOf("ab \u06da cd\u00a0ef", 2, (line) => line.length)).toEqual(["ab \u06da", "cd\u00a0ef"]);
  });
});
