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
import { upcomingNotices } from "#domain/prayer-times/prayer-notices.ts";
import { prayerCalculation } from "./prayer-calculation.ts";
import { usePrayerNotices } from "./use-prayer-notices.ts";

const settings = vi.hoisted(() => {
  const on = { isOn: true, minutesBefore: 0 };
  return { fajr: on, dhuhr: on, asr: on, maghrib: on, isha: on };
});
vi.mock("#app/browser/notifications.ts", () => ({ notify: vi.fn(), notificationPermission: vi.fn() }));
vi.mock("./notice-sound.ts", () => ({ playNoticeSound: vi.fn(async () => true) }));
vi.mock("#app/storage/prayer-settings.ts", async (original) => ({
  ...(await original<typeof import("#app/storage/prayer-settings.ts")>()),
  useSavedNotices: () => ({ notices: settings }),
}));
vi.mock("#app/storage/saved-iqamah.ts", async (original) => ({
  ...(await original<typeof import("#app/storage/saved-iqamah.ts")>()),
  useSavedIqamah: () => ({ iqamah: { mosque: "", rules: {}, jumuah: null, length: 10, noticeBefore: null } }),
}));

const mecca = exactPlace(builtInCities, "Mecca");
if (!mecca) throw new Error("Mecca is not built in");
const { place, calculation } = prayerCalculation(mecca, null, {});
const morning = Date.UTC(2026, 10, 21, 7);
const [dhuhr, asr] = upcomingNotices(place, calculation, settings, morning);
const dhuhrAt = dhuhr?.at ?? Number.NaN;
const asrAt = asr?.at ?? Number.NaN;

function openPage(now: number) {
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(MessagesProvider, { language: "en", messages: {}, children });
  return renderHook(
    (at: number) =>
      usePrayerNotices({ now: at, isLive: true }, place, calculation, Math.floor(at / 86_400_000)),
    { initialProps: now, wrapper },
  );
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  storedHush.write(0);
});

test("a prayer is announced once when its time comes", async () => {
  vi.mocked(notificationPermission).mockReturnValue("granted");
  const { rerender } = openPage(dhuhrAt - 2000);
  await waitFor(() => {
    rerender(dhuhrAt + 1000);
    expect(notify).toHaveBeenCalledOnce();
  });
  expect(notify).toHaveBeenCalledWith("Dhuhr", expect.stringContaining("Dhuhr"), "prayer-dhuhr");
  rerender(dhuhrAt + 2000);
  expect(notify).toHaveBeenCalledOnce();
});

test("nothing is announced without permission", () => {
  vi.mocked(notificationPermission).mockReturnValue("denied");
  openPage(dhuhrAt - 2000).rerender(dhuhrAt + 1000);
  expect(notify).not.toHaveBeenCalled();
});

test("a prayer from before the page was opened is not announced, the next one is", async () => {
  vi.mocked(notificationPermission).mockReturnValue("granted");
  const { rerender } = openPage(dhuhrAt + 60_000);
  await waitFor(() => {
    rerender(asrAt + 1000);
    expect(notify).toHaveBeenCalled();
  });
  expect(vi.mocked(notify).mock.calls.map(([title]) => title)).toEqual(["Asr"]);
});

test("a hush keeps a prayer silent and ends by itself", async () => {
  vi.mocked(notificationPermission).mockReturnValue("granted");
  storedHush.write(dhuhrAt + 60_000);
  const { rerender } = openPage(dhuhrAt - 2000);
  // The code of the notices has loaded once a later prayer is announced.
  for (const at of [dhuhrAt + 1000, dhuhrAt + 2000]) rerender(at);
  await waitFor(() => {
    rerender(asrAt + 1000);
    expect(notify).toHaveBeenCalledOnce();
  });
  expect(notify).toHaveBeenCalledWith("Asr", expect.stringContaining("Asr"), "prayer-asr");
});

test("after the clock was set back the prayers of that time are announced", async () => {
  vi.mocked(notificationPermission).mockReturnValue("granted");
  const { rerender } = openPage(asrAt - 2000);
  await waitFor(() => {
    rerender(asrAt + 1000);
    expect(notify).toHaveBeenCalledOnce();
  });
  rerender(dhuhrAt - 2000);
  rerender(dhuhrAt + 1000);
  expect(notify).toHaveBeenLastCalledWith("Dhuhr", expect.stringContaining("Dhuhr"), "prayer-dhuhr");
});
