// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { storedLastRead } from "#app/storage/last-read.ts";
import { useSavedPosition } from "./saved-position.ts";

const place = (surah: number, ayah: number) => ({ surah, ayah });

function open(search: string, isShown = true) {
  navigate(`/digital-quran${search}`);
  return renderHook((shown: boolean) => useSavedPosition(shown), { initialProps: isShown });
}

const go = (search: string, state?: unknown) =>
  act(() => navigate(`/digital-quran${search}`, { replace: true, state }));

/** The verse that was opened, so far below the top of the screen. */
function standsAt(ayah: number, top: number) {
  const verse = document.createElement("div");
  verse.id = `verse-${ayah}`;
  verse.getBoundingClientRect = () => new DOMRect(0, top, 300, 100);
  document.body.replaceChildren(verse);
}

beforeEach(() => {
  localStorage.clear();
  storedLastRead.write(place(36, 13));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test("a verse that is looked up leaves the reading place alone until a screen was read from it", () => {
  standsAt(10, 72);
  open("?surah=18&verse=10");
  go("?surah=18&verse=11", { isFollowed: true });
  expect(storedLastRead.read()).toEqual(place(36, 13));
  standsAt(10, -innerHeight);
  go("?surah=18&verse=17", { isFollowed: true });
  expect(storedLastRead.read()).toEqual(place(18, 17));
  standsAt(10, 0);
  go("?surah=18&verse=12", { isFollowed: true });
  expect(storedLastRead.read()).toEqual(place(18, 12));
  go("?surah=55&verse=60");
  expect(storedLastRead.read()).toEqual(place(18, 12));
});

test("a page that is turned, or the next verse, is read on", () => {
  open("?surah=18&verse=10");
  go("?surah=18&verse=11");
  expect(storedLastRead.read()).toEqual(place(36, 13));
  go("?surah=18&verse=16", { isReadOn: true });
  expect(storedLastRead.read()).toEqual(place(18, 16));
});

test("where one continues, and a surah without a verse, are read at once", () => {
  standsAt(13, 72);
  open("?surah=36&verse=13");
  go("?surah=36&verse=14", { isFollowed: true });
  expect(storedLastRead.read()).toEqual(place(36, 14));
  go("?surah=18");
  expect(storedLastRead.read()).toEqual(place(18, 1));
});

test("a place is remembered only once its text is shown", () => {
  const { rerender } = open("?surah=36&verse=13");
  rerender(false);
  go("?surah=36&verse=28", { isReadOn: true });
  expect(storedLastRead.read()).toEqual(place(36, 13));
  rerender(true);
  expect(storedLastRead.read()).toEqual(place(36, 28));
});
