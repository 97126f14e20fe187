// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useClock } from "#app/browser/use-clock.ts";
import { useSavedIqamah } from "#app/storage/saved-iqamah.ts";
import type { Place } from "#domain/places/place.ts";
import { noIqamah } from "#domain/prayer-times/iqamah.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { prayerCalculation } from "./prayer-calculation.ts";
import { dayNumberIn, usePrayerDay } from "./use-prayer-day.ts";
import { WallScreen } from "./wall-screen.tsx";

const { wrapper } = await inEnglish("prayer", "prayerparts", "iqamah", "calendar");
const london: Place = {
  id: "GB:51.5,-0.1",
  name: "London",
  names: {},
  countryCode: "GB",
  region: "",
  latitude: 51.5074,
  longitude: -0.1278,
  timeZone: "Europe/London",
};
const setting = { ...prayerCalculation(london, null, {}), isReady: true, origin: "chosen" } as const;
const hour = 3_600_000;

function Wall({ onClose = () => undefined }: { readonly onClose?: () => void }) {
  const clock = useClock(Date.now());
  const day = usePrayerDay(
    setting.place,
    setting.calculation,
    dayNumberIn(setting.place.timeZone, clock.now),
  );
  return <WallScreen clock={clock} day={day} setting={setting} placeLabel="London" onClose={onClose} />;
}

/** Lets the device's clock run to an instant. */
async function goTo(time: string) {
  await act(async () => {
    vi.setSystemTime(Date.parse(time));
    await vi.advanceTimersByTimeAsync(1100);
  });
}
const phase = () => document.querySelector(".wall")?.getAttribute("data-phase");
const shown = () => document.querySelector(".wall")?.textContent ?? "";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  // From here on there is no network.
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("no network")));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a week without a reload or a network: adhan, iqamah and prayer, over a midnight and summer time", async () => {
  vi.setSystemTime(Date.parse("2026-03-27T11:00:00Z"));
  const settings = renderHook(() => useSavedIqamah());
  const rules = { fajr: { after: 20 }, dhuhr: { at: 795 }, isha: { after: 10 } };
  act(() => settings.result.current.saveIqamah({ ...noIqamah, mosque: "Masjid an-Nur", rules, jumuah: 810 }));
  render(<Wall />, { wrapper });
  await goTo("2026-03-27T11:00:00Z");
  expect(phase()).toBe("adhan");
  expect(shown()).toMatch(/Masjid an-Nur.*Friday, 27 March 2026.*Next prayerJumu’ah/);
  await goTo("2026-03-27T13:00:00Z");
  expect(phase()).toBe("iqamah");
  expect(shown()).toContain("29:5");
  await goTo("2026-03-27T13:45:00Z");
  expect(phase()).toBe("prayer");
  expect(shown()).toContain("Prayer in progress");
  await goTo("2026-03-27T23:59:59Z");
  expect(shown()).toContain("Saturday, 28 March 2026");
  // Summer time: a quarter past one by the clock on the wall is an hour earlier.
  await goTo("2026-03-29T12:16:00Z");
  expect([phase(), shown().includes("1:16") || shown().includes("13:16")]).toEqual(["prayer", true]);
  await goTo("2026-04-03T12:20:00Z");
  expect(phase()).toBe("iqamah");
  expect(shown()).toContain("Friday, 3 April 2026");
  act(() => settings.result.current.saveIqamah(noIqamah));
});

test("ticks for a day with one timer, and closes with its button", async () => {
  const closed = vi.fn();
  vi.setSystemTime(Date.parse("2026-03-27T11:00:00Z"));
  render(<Wall onClose={closed} />, { wrapper });
  await act(async () => vi.advanceTimersByTimeAsync(10_000));
  const timers = vi.getTimerCount();
  for (let passed = 0; passed < 24; passed += 6)
    await goTo(new Date(Date.parse("2026-03-27T11:00:00Z") + passed * hour).toISOString());
  expect(vi.getTimerCount()).toBe(timers);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(closed).toHaveBeenCalled();
});
