import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { resumeReading } from "#app/router/before-first-paint.ts";
import { resumedAddress, storedLastRead } from "./last-read.ts";
import { lastReadKey } from "./reader-address.ts";

const base = "https://riwaq.example/";

/** What the head script does at an address, where that text is stored as the last verse read. */
function browserAt(address: string, lastRead: string | null) {
  const url = new URL(address, base);
  const seen = { reloads: 0, address: address, state: undefined as unknown };
  const location = {
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    reload: () => {
      seen.reloads += 1;
    },
  };
  const replaceState = (state: unknown, _: string, to: string) => {
    seen.state = state;
    seen.address = url.pathname + to;
  };
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { replaceState });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === lastReadKey ? lastRead : null) });
  resumeReading();
  return seen;
}

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("a reader opened without a place", () => {
  test("stays at the beginning while nothing was read", () => {
    expect(resumedAddress("/digital-quran", base)).toBeUndefined();
    expect(browserAt("/digital-quran", null).reloads).toBe(0);
  });

  test.each([
    ["/digital-quran", "/digital-quran?surah=36&verse=13"],
    ["/complete-quran", "/complete-quran?surah=36&verse=13"],
    ["/digital-quran#tajweed", "/digital-quran?surah=36&verse=13#tajweed"],
    ["/complete-quran?translations=2", "/complete-quran?translations=2&surah=36&verse=13"],
    ["/digital-quran?lang=ar", "/digital-quran?lang=ar&surah=36&verse=13"],
  ])("goes on where the person stopped: %s", (asked, opened) => {
    storedLastRead.write({ surah: 36, ayah: 13 });
    expect(resumedAddress(asked, base)).toBe(opened);
    expect(browserAt(asked, "36:13")).toEqual({ reloads: 1, address: opened, state: { isResumed: true } });
  });

  test.each([
    "/digital-quran?surah=2",
    "/complete-quran?surah=999",
    "/digital-quran?verse=3",
    "/complete-quran?tab=bookmarks",
    "/digital-quran?q=mercy",
    "/quran-resources",
    "/digital-quranic",
    "/",
  ])("gives way to what an address asks for: %s", (asked) => {
    storedLastRead.write({ surah: 36, ayah: 13 });
    expect(resumedAddress(asked, base)).toBeUndefined();
    expect(browserAt(asked, "36:13")).toMatchObject({ reloads: 0, address: asked });
  });

  test.each(["", "36", "115:1", "2:300", "36:13:1", "{}"])(
    "takes nothing from a damaged note: %j",
    (text) => {
      localStorage.setItem(lastReadKey, text);
      expect(storedLastRead.read()).toBeUndefined();
      expect(resumedAddress("/digital-quran", base)).toBeUndefined();
    },
  );
});
