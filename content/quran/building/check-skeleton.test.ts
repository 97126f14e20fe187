import { describe, expect, test } from "vitest";
import { checkSkeletons, consonantSkeleton, spellingSkeleton } from "./check-skeleton.ts";
import { crossSource, packageOf } from "./described-sources.ts";
import { readArabic, readSecondText } from "./read-packages.ts";

const arabic = readArabic(packageOf("arabic")).map(({ text }) => text);
const second = readSecondText(crossSource("secondText")).map(({ text }) => text);

describe("the letters of the Arabic", () => {
  test("are those of the second source in every verse without exception", () => {
    expect(arabic).toHaveLength(6236);
    expect(checkSkeletons("arabic", arabic, second, [])).toEqual([]);
  });

  test("are rejected when one letter is missing, naming the verse", () => {
    const broken = arabic.with(261, (arabic[261] ?? "").replace("ل", ""));
    expect(checkSkeletons("arabic", broken, second, [])).toMatchObject([{ text: "arabic", verse: "2:255" }]);
    expect(checkSkeletons("arabic", broken, second, ["2:255"])).toEqual([]);
  });

  test("are rejected when two verses are swapped", () => {
    const [one = "", two = ""] = arabic;
    const swapped = arabic.with(0, two).with(1, one);
    expect(checkSkeletons("arabic", swapped, second, []).map(({ verse }) => verse)).toEqual(["1:1", "1:2"]);
  });

  test("are compared without vowels, marks and spaces", () => {
    expect(consonantSkeleton(arabic[0] ?? "")).toHaveLength(19);
    expect(consonantSkeleton("۞ \u064e\u0640")).toBe("");
  });

  test("are compared with modern spelling without the letters it adds", () => {
    expect(spellingSkeleton("الليل")).toBe(spellingSkeleton("ٱلَّيۡلِ"));
    expect(spellingSkeleton("كتاب")).toBe(spellingSkeleton("كِتَٰب"));
  });
});
