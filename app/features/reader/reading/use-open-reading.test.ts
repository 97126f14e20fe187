import { readFile } from "node:fs/promises";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { storedLastRead } from "#app/storage/last-read.ts";
import { surahs, textAddress } from "#content/quran/index.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { firstWindow, loadReading, type Reading } from "./reading.ts";
import { readingPlaceOf } from "./reading-place.ts";
import { useFollowedAddress, useOpenReading } from "./use-open-reading.ts";

// @vitest-environment happy-dom

const published = async (address: string): Promise<unknown> =>
  JSON.parse(await readFile(`.built/public${address}`, "utf8"));
const network = vi.hoisted(() => ({ read: async (_address: string): Promise<unknown> => undefined }));
vi.mock("#app/browser/read-published.ts", () => ({
  readPublished: (address: string) => network.read(address),
}));

const { wrapper, toast } = await inEnglish("reader");

/** A reader that was opened at an address, with the verses that the server sends. */
async function openReader(search: string, state?: unknown) {
  navigate(`/digital-quran${search}`, { state });
  const place = readingPlaceOf(new URLSearchParams(search));
  const whole = await loadReading({ place, language: "en", edition: "en", read: published });
  return renderHook(() => useOpenReading(firstWindow(whole), { edition: "en" }), { wrapper });
}

describe("a surah that is opened", () => {
  beforeEach(() => {
    network.read = published;
    localStorage.clear();
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    toast.mockClear();
  });

  test("starts with the verses of the page, then is completed and verified", async () => {
    const { result } = await openReader("?surah=2&verse=255");
    expect(result.current.reading.arabic).toHaveLength(13);
    expect(result.current.verification.kind).toBe("checking");
    await waitFor(() => expect(result.current.verification.kind).toBe("verified"));
    expect(result.current.reading.arabic).toHaveLength(286);
    expect(result.current.reading.place).toMatchObject({ surah: 2, ayah: 255 });
    expect(result.current.isLoading).toBe(false);
  });

  test("does not show a verse that was altered on its way", async () => {
    network.read = async (address) => {
      const text = await published(address);
      if (address !== textAddress("arabic", 2)) return text;
      return (text as string[]).map((verse, at) => (at === 254 ? `${verse}\u064e` : verse));
    };
    const { result } = await openReader("?surah=2");
    await waitFor(() => expect(result.current.verification.kind).toBe("altered"));
    const { arabic } = result.current.reading;
    expect(arabic.flatMap((verse, at) => (verse ? [] : [at + 1]))).toEqual([255]);
  });

  test("says that the rest did not load, and loads it on request", async () => {
    network.read = () => Promise.reject(new Error("offline"));
    const { result } = await openReader("?surah=2");
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    expect(result.current.reading.arabic).toHaveLength(13);
    network.read = published;
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ hasFailed: false, isLoading: true });
    await waitFor(() => expect(result.current.reading.arabic).toHaveLength(286));
  });

  test("gives way to the surah and the verse that the address names next", async () => {
    const { result } = await openReader("?surah=112");
    act(() => navigate("/digital-quran?surah=36&verse=9"));
    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(result.current.reading.name.name).toBe("Ya-Sin"));
    expect(result.current.reading.place.ayah).toBe(9);
    act(() => navigate("/digital-quran?surah=36&verse=40"));
    expect(result.current.reading.place.ayah).toBe(40);
  });

  test("is not moved by an address that only follows the scrolling", async () => {
    const { result } = await openReader("?surah=112&verse=1");
    act(() => navigate("/digital-quran?surah=112&verse=3", { replace: true, state: { isFollowed: true } }));
    expect(result.current.reading.place.ayah).toBe(1);
  });

  test("says where it continues, and offers the beginning", async () => {
    await openReader("?surah=2&verse=255", { isResumed: true });
    expect(toast).toHaveBeenCalledTimes(1);
    const shown = toast.mock.calls[0]?.[0];
    expect(shown).toMatchObject({
      title: "Continuing at Al-Baqarah 2:255",
      action: { label: "Start at the beginning" },
    });
    act(() => shown?.action?.onClick());
    expect(location.search).toBe("?surah=1");
  });

  test("is remembered at the verse that the address names", async () => {
    await openReader("?surah=2&verse=255");
    expect(storedLastRead.read()).toEqual({ surah: 2, ayah: 255 });
    act(() => navigate("/digital-quran?surah=2&verse=256", { replace: true }));
    expect(storedLastRead.read()).toEqual({ surah: 2, ayah: 256 });
    act(() => navigate("/digital-quran?surah=2&verse=999", { replace: true }));
    expect(storedLastRead.read()).toEqual({ surah: 2, ayah: 256 });
    act(() => navigate("/digital-quran?surah=2&verse=257&plan=memorising", { replace: true }));
    expect(storedLastRead.read()).toEqual({ surah: 2, ayah: 256 });
  });
});

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

describe("the address of a reader", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

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
