// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { notificationPermission, notify } from "#app/browser/notifications.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { storedHush } from "#app/storage/hushed-notices.ts";
import { builtInCities } from "#content/cities/index.ts";
import { exactPlace } from "#domain/places/exact-place.ts";
import { instantIn } from "#domain/zoned-time.ts";
import { prayerCalculation } from "./prayer-calculation.ts";
import { useDayReminders } from "./use-day-reminders.ts";

vi.mock("#app/browser/notifications.ts", () => ({ notify: vi.fn(), notificationPermission: vi.fn() }));
vi.mock("#app/storage/day-reminders.ts", () => ({
  useSavedReminders: () => ({ reminders: { ramadan: true, noFast: true } }),
}));

const mecca = exactPlace(builtInCities, "Mecca");
if (!mecca) throw new Error("Mecca is not built in");
const { place, calculation } = prayerCalculation(mecca, null, {});
/** The evening before 1 Ramadan 1447 by Umm al-Qura. */
const evening = instantIn(place.timeZone, { year: 2026, month: 2, day: 17 }, 20);

function openPage(now: number) {
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(MessagesProvider, { language: "en", messages: {}, children });
  return renderHook((at: number) => useDayReminders({ now: at, isLive: true }, place, calculation), {
    initialProps: now,
    wrapper,
  });
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  storedHush.write(0);
});

test("the first day of Ramadan is announced once the evening before, with its times and that it is expected", async () => {
  vi.mocked(notificationPermission).mockReturnValue("granted");
  const { rerender } = openPage(evening - 120_000);
  // The messages load meanwhile.
  await waitFor(() => {
    rerender(evening - 60_000);
    rerender(evening + 1000);
    expect(notify).toHaveBeenCalledOnce();
  });
  rerender(evening + 61_000);
  expect(notify).toHaveBeenCalledOnce();
  const [title, body, tag] = vi.mocked(notify).mock.calls[0] ?? [];
  expect([title, tag]).toEqual(["Tomorrow: Ramadan, day 1", "day-2026-02-18"]);
  expect(body).toMatch(/^Suhur until 5:\d\d AM, iftar at 6:\d\d PM\nThe beginning of this month is only/);
});

/** The evening passes while the page is open and its messages, which were loaded before, are there. */
async function passEvening() {
  const { rerender } = openPage(evening - 120_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  rerender(evening - 60_000);
  rerender(evening + 1000);
}

test("nothing is announced without permission or while notices are hushed", async () => {
  vi.mocked(notificationPermission).mockReturnValue("denied");
  await passEvening();
  vi.mocked(notificationPermission).mockReturnValue("granted");
  storedHush.write(evening + 3_600_000);
  await passEvening();
  expect(notify).not.toHaveBeenCalled();
});
