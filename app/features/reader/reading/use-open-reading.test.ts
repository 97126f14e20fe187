// @vitest-environment happy-dom
import { readFile } from "node:fs/promises";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { storedLastRead } from "#app/storage/last-read.ts";
import { textAddress } from "#content/quran/index.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { firstWindow, loadReading } from "./reading.ts";
import { readingPlaceOf } from "./reading-place.ts";
import { useOpenReading } from "./use-open-reading.ts";

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

describe("a surah that is opened", () => {
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
  });
});
