import { describe, expect, test } from "vitest";
import { directionOf, isLanguage, languages, preferredLanguage } from "./language.ts";

describe("language", () => {
  test("accepts the six codes and nothing else", () => {
    expect(languages.every(isLanguage)).toBe(true);
    for (const wrong of ["xx", "EN", "", undefined, 3]) expect(isLanguage(wrong)).toBe(false);
  });

  test("Arabic and Urdu run right to left, the others left to right", () => {
    expect(languages.filter((language) => directionOf(language) === "rtl")).toEqual(["ar", "ur"]);
  });

  test("finds the first of ours among a browser's preferences", () => {
    expect(preferredLanguage(["de-DE", "fr-CA", "en"])).toBe("fr");
    expect(preferredLanguage(["in-ID"])).toBe("id");
    expect(preferredLanguage(["de", "zh-Hans"])).toBeUndefined();
  });
});
