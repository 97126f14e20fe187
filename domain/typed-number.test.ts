import { expect, test } from "vitest";
import { asciiDigits, typedNumber } from "./typed-number.ts";

test("digits of every language become ASCII digits, and all else stays", () => {
  expect(asciiDigits("٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹")).toBe("01234567890123456789");
  expect(asciiDigits("سورة ٢: abc")).toBe("سورة 2: abc");
});

test("a number is read in the digits that the page itself prints", () => {
  expect(["18", "١٨", "۱۸", " 18 "].map(typedNumber)).toEqual([18, 18, 18, 18]);
  expect(["18.5", "18,5", "١٨٫٥", "۱۸٫۵", "18."].map(typedNumber)).toEqual([18.5, 18.5, 18.5, 18.5, 18]);
  expect(["-5", "−5", "؜-٥", "‎-۵"].map(typedNumber)).toEqual([-5, -5, -5, -5]);
});

test("what is not a number is undefined", () => {
  for (const typed of ["", " ", "-", ".", "abc", "1e3", "0x10", "1,2,3", "Infinity"])
    expect(typedNumber(typed), typed).toBeNaN();
});
