// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { loadStructure } from "#content/quran/index.ts";
import { listSpeed, nextPace, paces, storedPace } from "./pace.ts";

const { page: starts } = await loadStructure();

test("a page passes in its time, and a part of it in that part of the time", () => {
  // Page 42 has 2:253 to 2:256; in this list each verse is 300 px high.
  const top = (ayah: number) => ayah * 300;
  expect(listSpeed({ surah: 2, ayah: 255 }, 286, starts, top, 60)).toBe((4 * 300) / 60);
  // Of the 15 verses of page 604 four are of surah 112.
  expect(listSpeed({ surah: 112, ayah: 2 }, 4, starts, top, 30)).toBeCloseTo((4 * 300) / (30 * (4 / 15)));
  expect(listSpeed({ surah: 114, ayah: 6 }, 6, starts, top, 30)).toBeCloseTo((6 * 300) / (30 * (6 / 15)));
  expect(listSpeed({ surah: 2, ayah: 255 }, 286, starts, () => undefined, 60)).toBeUndefined();
});

test("the speed goes up and down by steps, stays at the ends, and is remembered where it is one of them", () => {
  expect([nextPace(90, 1), nextPace(90, -1)]).toEqual([75, 120]);
  expect([nextPace(paces[0], 1), nextPace(300, -1)]).toEqual([20, 300]);
  expect(nextPace(77, 1)).toBe(75);
  localStorage.setItem("reader.pace", "60");
  expect(storedPace.read()).toBe(60);
  localStorage.setItem("reader.pace", "-1");
  expect(storedPace.read()).toBe(90);
});
