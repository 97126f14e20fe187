import { describe, expect, test } from "vitest";
import { isInRange, readingPlaceOf, verseParameter } from "./reading-place.ts";

const placeOf = (search: string) => readingPlaceOf(new URLSearchParams(search));

describe("the place that an address requests", () => {
  test("is the named verse, or the first of the named surah", () => {
    expect(placeOf("surah=2&verse=255")).toEqual({ surah: 2, ayah: 255, isVerseRequested: true });
    expect(placeOf("surah=18")).toEqual({ surah: 18, ayah: 1, isVerseRequested: false });
    expect(placeOf("")).toEqual({ surah: 1, ayah: 1, isVerseRequested: false });
  });

  test.each(["0", "115", "abc", "", "1e1", "-3", "２"])("says that there is no surah %j", (value) => {
    const place = placeOf(new URLSearchParams({ surah: value, verse: "2" }).toString());
    expect(place).toEqual({
      surah: 1,
      ayah: 1,
      isVerseRequested: false,
      problem: { kind: "noSuchSurah", value },
    });
  });

  test.each(["0", "300", "abc"])("says that the surah has no verse %j", (value) => {
    const place = placeOf(`surah=2&verse=${value}`);
    expect(place).toMatchObject({ surah: 2, ayah: 1, problem: { kind: "noSuchVerse", value } });
  });

  test("may be a range, which ends with the surah at the latest", () => {
    expect(placeOf("surah=2&verse=255-257")).toEqual({
      surah: 2,
      ayah: 255,
      to: 257,
      isVerseRequested: true,
    });
    expect(placeOf("surah=2&verse=285–400")).toMatchObject({ ayah: 285, to: 286 });
    expect(placeOf("surah=2&verse=7-7")).toEqual({ surah: 2, ayah: 7, isVerseRequested: true });
    const place = placeOf("surah=2&verse=255-257");
    expect([254, 255, 257, 258].map((verse) => isInRange(place, verse))).toEqual([false, true, true, false]);
    expect(isInRange(placeOf("surah=2&verse=255"), 255)).toBe(false);
    expect([verseParameter(255, 257), verseParameter(255)]).toEqual(["255-257", "255"]);
  });

  test.each(["9-3", "0-5", "400-500", "5-", "-5", "1-2-3"])("is no range %j", (value) => {
    expect(placeOf(`surah=2&verse=${value}`)).toMatchObject({ ayah: 1, problem: { kind: "noSuchVerse" } });
  });

  test("cuts a long value off", () => {
    expect(placeOf(`surah=${"9".repeat(5000)}`).problem?.value.length).toBe(40);
  });
});
