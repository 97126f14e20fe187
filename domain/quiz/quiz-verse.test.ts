import fc from "fast-check";
import { expect, test } from "vitest";
import { wordsOf } from "./quiz-verse.ts";

test("words joined are the text, signs that stand alone with their neighbour", () => {
  expect(wordsOf("۞ ا ب ۖ ج")).toEqual(["۞ ا", "ب ۖ", "ج"]);
  const part = fc.constantFrom("اب", "ج", "ۖ", "۞");
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), (parts) => {
      fc.pre(parts.some((one) => one === "اب" || one === "ج"));
      const text = parts.join(" ");
      expect(wordsOf(text).join(" ")).toBe(text);
    }),
  );
});
