// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, render, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useReckoning } from "#app/storage/hijri-reckoning.ts";
import { builtInCities } from "#content/cities/index.ts";
import { exactPlace } from "#domain/places/exact-place.ts";
import { aroundNow, nextPrayer } from "#domain/prayer-times/next-prayer.ts";
import { timetable } from "#domain/prayer-times/timetable.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { PrayerAside } from "./prayer-aside.tsx";
import { prayerCalculation } from "./prayer-calculation.ts";

const { wrapper } = await inEnglish("prayer", "shell");
const mecca = exactPlace(builtInCities, "Mecca");
if (!mecca) throw new Error("Mecca is not built in");
const placed = prayerCalculation(mecca, null, {});
const setting = { ...placed, isReady: true, origin: "chosen" } as const;

const fast = () => document.querySelector("[data-fasting]");

function show(month: number, day: number) {
  cleanup();
  const [today] = timetable(placed.place, { year: 2026, month, day }, 1, placed.calculation);
  // Half past nine in the evening in Mecca.
  const now = Date.UTC(2026, month - 1, day, 18, 30);
  const next = nextPrayer(aroundNow(placed.place, now, placed.calculation), now);
  render(
    <PrayerAside
      setting={setting}
      today={today}
      next={next}
      now={now}
      placeLabel="Mecca"
      isLive
      onOpen={() => undefined}
    />,
    { wrapper },
  );
}

afterEach(cleanup);

test("suhur and iftar are shown on the days of Ramadan by the authority that the person chose", async () => {
  // By Umm al-Qura Ramadan 1447 began on 18 February 2026, in Pakistan a day later.
  show(2, 18);
  await waitFor(() =>
    expect(fast()?.textContent).toMatch(/^Fasting today: from 5:\d\d AM to 6:\d\d PM, 12 h \d+ min$/),
  );
  const { result } = renderHook(() => useReckoning("SA"), { wrapper });
  act(() => result.current.choice.save("pakistan"));
  await waitFor(() => expect(fast()).toBeNull());
  show(2, 19);
  await waitFor(() => expect(fast()).not.toBeNull());
  show(3, 20);
  await waitFor(() => expect(fast()).not.toBeNull());
  const back = renderHook(() => useReckoning("SA"), { wrapper });
  act(() => back.result.current.choice.save("place"));
  await waitFor(() => expect(fast()).toBeNull());
});

test("the next prayer and its time stand in the title of the page", async () => {
  show(2, 18);
  await waitFor(() => expect(document.title).toMatch(/^Fajr 5:\d\d AM · /));
});
