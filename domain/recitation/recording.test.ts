import { describe, expect, test } from "vitest";
import { addressesOf, boundedRange, opening } from "./passage.ts";
import { bySurah, byVerse } from "./recording.testing.ts";
import { surahAddresses, verseAddresses } from "./recording.ts";

describe("addresses of a recording", () => {
  test("fill surah and ayah in three digits, or the running number", () => {
    expect(verseAddresses(byVerse, { surah: 2, ayah: 255 })).toEqual([
      { host: "first.example", url: "https://first.example/002255.mp3", sendsCors: true },
      { host: "second.example", url: "https://second.example/262.mp3", sendsCors: false },
    ]);
    expect(surahAddresses(bySurah, 7).map(({ url }) => url)).toEqual(["https://surahs.example/007.mp3"]);
  });

  test("are none for a verse or surah that does not exist or was not recorded", () => {
    expect(verseAddresses(byVerse, { surah: 1, ayah: 8 })).toEqual([]);
    expect(verseAddresses(bySurah, { surah: 1, ayah: 1 })).toEqual([]);
    expect(surahAddresses(bySurah, 45)).toEqual([]);
    expect(surahAddresses(byVerse, 1)).toEqual([]);
  });

  test("of a basmala are those of 1:1", () => {
    const [address] = addressesOf(byVerse, { part: "basmala", surah: 67, ayah: 1 });
    expect(address?.url).toBe("https://first.example/001001.mp3");
  });
});

test("the basmala opens every surah but the first and the ninth, and no later verse", () => {
  const led = Array.from({ length: 114 }, (_, index) => index + 1).filter(
    (surah) => opening(surah, 1).part === "basmala",
  );
  expect(led).toHaveLength(112);
  expect(led).not.toContain(1);
  expect(led).not.toContain(9);
  expect(opening(2, 2).part).toBe("verse");
});

test.each([
  [
    { surah: 1, from: 3, to: 5 },
    { surah: 1, from: 3, to: 5 },
  ],
  [
    { surah: 1, from: 5, to: 3 },
    { surah: 1, from: 3, to: 5 },
  ],
  [
    { surah: 112, from: -2, to: 900 },
    { surah: 112, from: 1, to: 4 },
  ],
  [
    { surah: 112, from: Number.NaN, to: 2.7 },
    { surah: 112, from: 1, to: 2 },
  ],
])("the range %o is brought within its surah", (asked, bounded) => {
  expect(boundedRange(asked)).toEqual(bounded);
});
