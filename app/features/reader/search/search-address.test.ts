import { describe, expect, test } from "vitest";
import {
  choicesInAddress,
  filterOf,
  longestQueryInAddress,
  queryInAddress,
  withSearch,
} from "./search-address.ts";

const none = { isOnlyThisSurah: false, juz: undefined, revelation: undefined, language: undefined };

describe("a search in the address", () => {
  test("is read as it was written, and other parameters stay", () => {
    const choices = { isOnlyThisSurah: true, juz: 30, revelation: "meccan", language: "fr" } as const;
    const search = withSearch("surah=2&verse=255", "الصلاة", choices);
    expect(new URLSearchParams(search).get("verse")).toBe("255");
    expect(queryInAddress(search)).toBe("الصلاة");
    expect(choicesInAddress(search)).toEqual(choices);
  });

  test("is removed with its filters when the query is blank", () => {
    const search = withSearch("surah=2&q=x&withinJuz=3", "  ", { ...none, juz: 3 });
    expect(search).toBe("surah=2");
  });

  test("has the beginning of a long query", () => {
    expect(queryInAddress(withSearch("", "ا".repeat(10_000), none))).toHaveLength(longestQueryInAddress);
  });

  test("ignores invalid filters", () => {
    const search = "within=page&withinJuz=31&revelation=x&searchLanguage=xx";
    expect(choicesInAddress(search)).toEqual(none);
    expect(choicesInAddress("withinJuz=1.5")).toEqual(none);
  });

  test("can be limited to the open surah", () => {
    expect(filterOf({ ...none, isOnlyThisSurah: true, revelation: "medinan" }, 18)).toEqual({
      surah: 18,
      revelation: "medinan",
    });
    expect(filterOf(none, 18)).toEqual({});
  });
});
