import { describe, expect, test } from "vitest";
import { readBuilt } from "#tests/support/read-built.ts";
import { grownWindow, loadFirstReading, neighbours, windowAround } from "./reading.ts";

describe("the window of verses in the first paint", () => {
  test("has all of a short surah, and at least ten verses around the requested one of a long surah", () => {
    expect(windowAround(3, 7)).toEqual({ from: 1, to: 7 });
    expect(windowAround(255, 286)).toEqual({ from: 251, to: 263 });
    expect(windowAround(1, 286)).toEqual({ from: 1, to: 13 });
    expect(windowAround(286, 286)).toEqual({ from: 274, to: 286 });
  });

  test("has all of a requested range, and the beginning of a very long one", () => {
    expect(windowAround(255, 286, 257)).toEqual({ from: 251, to: 265 });
    expect(windowAround(10, 286, 286)).toEqual({ from: 6, to: 78 });
  });

  test("grows to the end, then to the beginning, then stops", () => {
    let window = windowAround(255, 286);
    for (let step = 0; step < 60; step++) window = grownWindow(window, 286, 6);
    expect(window).toEqual({ from: 1, to: 286 });
    expect(grownWindow({ from: 251, to: 263 }, 286, 6)).toEqual({ from: 251, to: 269 });
  });

  test("has neighbours, except at the ends of the surah", () => {
    expect(neighbours({ from: 1, to: 13 }, 286)).toEqual({ earlier: undefined, later: { from: 14, to: 26 } });
    expect(neighbours({ from: 274, to: 286 }, 286).later).toBeUndefined();
    expect(neighbours({ from: 251, to: 263 }, 286).earlier).toEqual({ from: 238, to: 250 });
  });
});

test("a page opens with the Arabic alone where its translation does not load, and not without the Arabic", async () => {
  const request = {
    place: { surah: 112, ayah: 1, isVerseRequested: false },
    language: "en",
    edition: "en",
  } as const;
  const without = (part: string) => (address: string) =>
    address.includes(part) ? Promise.reject(new Error("no network")) : readBuilt(address);
  expect(await loadFirstReading({ ...request, read: readBuilt })).toMatchObject({ edition: "en" });
  const alone = await loadFirstReading({ ...request, read: without("/en-") });
  expect(alone).toMatchObject({ edition: null, translation: null });
  expect(alone.arabic).toHaveLength(4);
  await expect(loadFirstReading({ ...request, read: without("/arabic-") })).rejects.toThrow(
    "cannot be fetched",
  );
});
