// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { surahs } from "#content/quran/index.ts";
import type { Reading } from "./reading.ts";
import { readingPlaceOf } from "./reading-place.ts";
import { useFollowedAddress } from "./use-followed-address.ts";

const place = (search: string) => readingPlaceOf(new URLSearchParams(search));

/** A reading of a surah, of which only the place matters here. */
function readingOf(search: string): Reading {
  const requested = place(search);
  const surah = surahs[requested.surah - 1];
  if (!surah) throw new Error(`no surah ${requested.surah}`);
  return {
    place: requested,
    surah,
    name: { number: surah.number, name: surah.arabicName, meaning: "" },
    window: { from: 1, to: surah.ayahs },
    arabic: [],
    hash: null,
    translation: null,
    edition: null,
    second: null,
    secondEdition: null,
    transliteration: null,
  };
}

/** A reader at an address, with the verse that stands where the eye reads. */
function open(search: string) {
  history.replaceState(null, "", `/digital-quran${search}`);
  const card = document.createElement("li");
  document.elementFromPoint = () => card;
  const hook = renderHook(({ reading }) => useFollowedAddress(reading), {
    initialProps: { reading: readingOf(search) },
  });
  const scrollTo = (ayah: number) => {
    card.dataset.ayah = String(ayah);
    dispatchEvent(new Event("scrollend"));
  };
  return { ...hook, scrollTo };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the address of a reader", () => {
  test("names the verse being read a moment after the scrolling has ended", () => {
    const { scrollTo } = open("?surah=2");
    scrollTo(7);
    expect(location.search).toBe("?surah=2");
    vi.advanceTimersByTime(200);
    expect(location.search).toBe("?surah=2&verse=7");
    expect(history.state).toMatchObject({ isFollowed: true });
  });

  test("is written once for many scrolls, and keeps its other parameters", () => {
    const write = vi.spyOn(history, "replaceState");
    const { scrollTo } = open("?surah=2&verse=5&translations=2");
    write.mockClear();
    for (const ayah of [6, 7, 8]) scrollTo(ayah);
    vi.advanceTimersByTime(1000);
    expect(write).toHaveBeenCalledTimes(1);
    expect(location.search).toBe("?surah=2&verse=8&translations=2");
  });

  test("stays without a verse at the beginning of a surah", () => {
    const { scrollTo } = open("?surah=2");
    scrollTo(1);
    vi.advanceTimersByTime(1000);
    expect(location.search).toBe("?surah=2");
  });

  test("keeps a requested range while a verse of it is read", () => {
    const { scrollTo } = open("?surah=2&verse=255-257");
    scrollTo(256);
    vi.advanceTimersByTime(1000);
    expect(location.search).toBe("?surah=2&verse=255-257");
    scrollTo(260);
    vi.advanceTimersByTime(1000);
    expect(location.search).toBe("?surah=2&verse=260");
  });

  test("is left alone while it requests another surah or page", () => {
    const { scrollTo } = open("?surah=2");
    history.replaceState(null, "", "/digital-quran?surah=3");
    scrollTo(7);
    vi.advanceTimersByTime(1000);
    expect(location.search).toBe("?surah=3");
    history.replaceState(null, "", "/prayer?surah=2");
    scrollTo(8);
    vi.advanceTimersByTime(1000);
    expect(location.search).toBe("?surah=2");
  });

  test("names the verse at once when the page goes away, and no verse after the reader is closed", () => {
    const { scrollTo, unmount } = open("?surah=2");
    scrollTo(7);
    dispatchEvent(new Event("pagehide"));
    expect(location.search).toBe("?surah=2&verse=7");
    scrollTo(9);
    unmount();
    vi.advanceTimersByTime(1000);
    expect(location.search).toBe("?surah=2&verse=7");
  });
});
