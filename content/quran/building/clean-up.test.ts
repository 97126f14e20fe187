import { describe, expect, test } from "vitest";
import {
  cleaned,
  isCleaned,
  withoutBracketedNoteMarks,
  withoutNumberAndStop,
  withoutNumberInParentheses,
  withoutTrailingNoteMarks,
  withSingleSpaces,
} from "./clean-up.ts";

describe("the rules that clean a translation", () => {
  test("a number in parentheses goes from the start and stays elsewhere", () => {
    expect(withoutNumberInParentheses("(255)  Allah (1)")).toBe("Allah (1)");
    expect(withoutNumberInParentheses("(the Day)")).toBe("(the Day)");
  });

  test("bracketed figures go, bracketed words stay", () => {
    expect(withoutBracketedNoteMarks("[All] praise is [due] to Allah,[2] Lord[14]")).toBe(
      "[All] praise is [due] to Allah, Lord",
    );
  });

  test("a figure with a closing parenthesis goes with the space before it", () => {
    expect(withoutTrailingNoteMarks("Tuhan1) semesta alam 25)")).toBe("Tuhan semesta alam");
    expect(withoutTrailingNoteMarks("(yang lurus)")).toBe("(yang lurus)");
  });

  test("a figure with a full stop goes from the start only", () => {
    expect(withoutNumberAndStop("100. (Ibrahim berdoa,)")).toBe("(Ibrahim berdoa,)");
    expect(withoutNumberAndStop("tahun 100. Lalu")).toBe("tahun 100. Lalu");
  });

  test("line breaks, no-break spaces and runs of spaces become one space", () => {
    expect(withSingleSpaces(" kamu, \nwahai  orang\u00a0itu ")).toBe("kamu, wahai orang itu");
  });

  test("each translation goes through its own rules, in order", () => {
    expect(cleaned("en", "(1) In the name,[2]  of Allah ")).toBe("In the name, of Allah");
    expect(cleaned("id", "100. (doa) Tuhan1) kami")).toBe("(doa) Tuhan kami");
    expect(cleaned("tr", "(1) böyle kalır")).toBe("(1) böyle kalır");
  });

  test("the Arabic and the other texts go through none", () => {
    const untouched = " (1) a  b[2] ";
    for (const id of ["arabic", "imlaei", "transliteration", "words"] as const) {
      expect(isCleaned(id)).toBe(false);
      expect(cleaned(id, untouched)).toBe(untouched);
    }
  });
});
