// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useSavedIqamah } from "#app/storage/saved-iqamah.ts";
import { builtInCities } from "#content/cities/index.ts";
import { exactPlace } from "#domain/places/exact-place.ts";
import type { Place } from "#domain/places/place.ts";
import { noIqamah } from "#domain/prayer-times/iqamah.ts";
import { aroundNow, currentPrayer, nextPrayer } from "#domain/prayer-times/next-prayer.ts";
import { substitutedTimes } from "#domain/prayer-times/substituted-times.ts";
import { timetable } from "#domain/prayer-times/timetable.ts";
import { calendarDayIn } from "#domain/zoned-time.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { prayerCalculation } from "./prayer-calculation.ts";
import { TodayList } from "./today-list.tsx";

const { wrapper } = await inEnglish("prayer");
const mecca = exactPlace(builtInCities, "Mecca");
if (!mecca) throw new Error("Mecca is not built in");
const placed = prayerCalculation(mecca, null, {});
const setting = { ...placed, isReady: true, origin: "chosen" } as const;

const tromso: Place = {
  id: "NO:69.6489,18.9551",
  name: "Tromsø",
  names: {},
  countryCode: "NO",
  region: "",
  latitude: 69.6489,
  longitude: 18.9551,
  timeZone: "Europe/Oslo",
};

function show(time: string, at = placed) {
  const now = Date.parse(time);
  const around = aroundNow(at.place, now, at.calculation);
  const [today] = timetable(at.place, calendarDayIn(at.place.timeZone, now), 1, at.calculation);
  if (!around || !today) throw new Error("no times");
  const next = nextPrayer(around, now);
  render(
    <TodayList
      today={today}
      now={now}
      current={currentPrayer(around, now)}
      next={"mark" in next ? next : undefined}
      setting={{ ...setting, ...at }}
      placeLabel={at.place.name}
      isLive
    />,
    { wrapper },
  );
}

const row = (moment: string) => document.querySelector(`[data-moment="${moment}"]`);

afterEach(cleanup);

test("the day has a time for every prayer, the current one is marked and the next one named", () => {
  show("2026-11-21T10:00:00Z");
  for (const moment of [
    "fajr",
    "sunrise",
    "dhuhr",
    "asr",
    "sunset",
    "maghrib",
    "isha",
    "midnight",
    "lastThird",
  ])
    expect(row(moment)?.querySelector("dd")?.textContent, moment).toMatch(/\d{1,2}:\d{2}/);
  expect(row("dhuhr")?.getAttribute("aria-current")).toBe("time");
  expect(row("asr")?.querySelector("dt")?.textContent).toBe("Asrnext");
});

test("after isha the next prayer is tomorrow's fajr", () => {
  show("2026-11-21T18:00:00Z");
  expect(row("isha")?.getAttribute("aria-current")).toBe("time");
  expect(row("fajr")?.querySelector("dt")?.textContent).toBe("Fajrnext, tomorrow, Sun 22 Nov");
});

test("at noon of a day without sunset no prayer is running, and what the sun does not give is named", async () => {
  const noon = "2026-06-21T10:00:00Z";
  show(noon, prayerCalculation(tromso, null, {}));
  expect(row("sunrise")?.getAttribute("aria-current")).toBeNull();
  expect(row("dhuhr")?.querySelector("dt")?.textContent).toBe("Dhuhrnext");
  cleanup();
  show(
    noon,
    prayerCalculation(tromso, null, { substitute: { kind: "latitude", latitude: 45 } }, substitutedTimes),
  );
  expect(
    await screen.findByText(/the sun gives no time here for: Fajr, Sunrise, Asr, Maghrib and Isha/),
  ).toBeTruthy();
  expect(row("maghrib")?.querySelector("dd")?.textContent).toMatch(/^20:3\d|^8:3\d/);
});

test("on request come the ends, the times without voluntary prayer and duha, with what is now", async () => {
  show("2026-11-21T06:00:00Z");
  const more = document.querySelector("details");
  if (!more) throw new Error("no further times");
  more.open = true;
  fireEvent(more, new Event("toggle"));
  const duha = await screen.findByText(/Two rakahs: Sahih Muslim 720/);
  expect(duha).toBeTruthy();
  const period = (name: string) => document.querySelector(`[data-period="${name}"]`);
  expect(period("duha")?.getAttribute("aria-current")).toBe("time");
  expect(period("rising")?.getAttribute("aria-current")).toBeNull();
  expect(period("end-fajr")?.querySelector("dd")?.textContent).toBe(
    row("sunrise")?.querySelector("dd")?.textContent,
  );
  expect(screen.getByText(/Sahih Muslim 831/)).toBeTruthy();
});

test("a prayer explains its time with the method and its authority", async () => {
  show("2026-11-21T10:00:00Z");
  fireEvent.click(screen.getByRole("button", { name: "Why this time: Fajr" }));
  const dialog = await screen.findByRole("dialog", { name: "Why this time: Fajr" });
  expect(dialog.textContent).toContain("18.5°");
  expect(dialog.textContent).toContain("Umm al-Qura University, Makkah");
});

test("the iqamah stands beside its adhan, and is counted down while it is near", async () => {
  const settings = renderHook(() => useSavedIqamah());
  const rules = { dhuhr: { after: 20 }, asr: { at: 16 * 60 } };
  act(() => settings.result.current.saveIqamah({ ...noIqamah, rules }));
  // Dhuhr is at 12:07 in Mecca.
  show("2026-11-21T09:15:00Z");
  await waitFor(() => expect(row("dhuhr")?.textContent).toMatch(/Iqamah 12:27 PM, 12m left/));
  expect(row("asr")?.textContent).toContain("Iqamah 4:00 PM");
  expect(row("fajr")?.querySelector("[data-iqamah]")).toBeNull();
  act(() => settings.result.current.saveIqamah(noIqamah));
});
