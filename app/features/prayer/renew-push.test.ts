import { beforeEach, describe, expect, test, vi } from "vitest";
import type { NoticeWords } from "#app/offline/notice-words.ts";
import { storedReminder } from "#app/storage/athkar-reminder.ts";
import { storedPush } from "#app/storage/stored-push.ts";
import type { Place } from "#domain/places/place.ts";
import type { PlannedNotice } from "#domain/prayer-times/notice-plan.ts";
import { renewPush, stopPush } from "./renew-push.ts";

const { server, browser, reminders } = vi.hoisted(() => ({
  server: {
    plans: new Set<string>(),
    hasReceived: false,
    mayStore: Promise.resolve(),
    notices: [] as readonly PlannedNotice[],
  },
  browser: { endpoint: "", words: undefined as NoticeWords | undefined },
  reminders: {
    ramadan: false,
    arafah: false,
    ashura: false,
    shawwal: false,
    white: false,
    weekdays: false,
    kahf: false,
    noFast: false,
  },
}));

vi.mock("#app/api/push.ts", () => ({
  fetchPushKey: async () => ({ isDone: true, answer: { key: "key" } }),
  uploadPlan: async (
    _language: string,
    { endpoint }: { endpoint: string },
    notices: readonly PlannedNotice[],
  ) => {
    server.hasReceived = true;
    server.notices = notices;
    await server.mayStore;
    server.plans.add(endpoint);
    return { isDone: true, answer: { until: 1 } };
  },
  deletePlan: async (_language: string, endpoint: string) => {
    server.plans.delete(endpoint);
    return { isDone: true, answer: {} };
  },
}));
vi.mock("#app/browser/notifications.ts", () => ({ notificationPermission: () => "granted" }));
vi.mock("#app/offline/notice-words.ts", () => ({
  saveNoticeWords: async (words: NoticeWords) => {
    browser.words = words;
  },
}));
vi.mock("#app/offline/push.ts", async () => {
  const { storedPush } = await import("#app/storage/stored-push.ts");
  return {
    subscribeToPush: async () => {
      browser.endpoint = "https://push.example/1";
      return { endpoint: browser.endpoint };
    },
    endPush: async () => {
      storedPush.write(false);
      const { endpoint } = browser;
      browser.endpoint = "";
      return endpoint || undefined;
    },
  };
});
vi.mock("#app/storage/known-place.ts", () => {
  const isOn = { isOn: true, minutesBefore: 0 };
  const notices = { fajr: isOn, dhuhr: isOn, asr: isOn, maghrib: isOn, isha: isOn };
  return {
    readKnownPrayer: async ({ fallback }: { fallback: Place }) => ({
      place: fallback,
      method: null,
      choices: {},
      notices,
      iqamah: { mosque: "", rules: {}, jumuah: null, length: 10, noticeBefore: null },
      reminders,
      reckoning: { calendar: "umm_alqura", adjustment: 0 },
      is24Hour: true,
    }),
  };
});

const now = Date.UTC(2026, 10, 22, 8);

/** Whether the browser is subscribed, how many plans the server has, and the setting stored on the device. */
const currentState = () => [browser.endpoint !== "", server.plans.size, storedPush.read()];

/** Starts a new plan and stops where the server has received it; the returned function lets the server store it. */
async function planHalfway() {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.mayStore = promise;
  server.hasReceived = false;
  const planning = renewPush("en", now + 7_200_000);
  await vi.waitFor(() => expect(server.hasReceived).toBe(true));
  return [planning, resolve] as const;
}

describe("renewing and stopping push notices", () => {
  beforeEach(async () => {
    server.mayStore = Promise.resolve();
    await stopPush("en");
  });

  test("browser, server and device have the plan until it is stopped", async () => {
    expect(await renewPush("en", now)).toEqual({ until: 1 });
    expect(currentState()).toEqual([true, 1, true]);
    expect(await stopPush("en")).toBe(true);
    expect(currentState()).toEqual([false, 0, false]);
  });

  test("a plan that was being uploaded when notices were stopped is undone", async () => {
    await renewPush("en", now);
    const [planning, letServerStore] = await planHalfway();
    await stopPush("en");
    letServerStore();
    expect(await planning).toBe("ended");
    expect(currentState()).toEqual([false, 0, false]);
  });

  test("notices switched off and on again during an upload are on", async () => {
    await renewPush("en", now);
    const [planning, letServerStore] = await planHalfway();
    await stopPush("en");
    const again = renewPush("en", now);
    letServerStore();
    expect(await again).toEqual({ until: 1 });
    expect(await planning).toBe("ended");
    expect(currentState()).toEqual([true, 1, true]);
  });

  test("of a reminder the server learns the time alone, and its words stay on the device", async () => {
    Object.assign(reminders, { weekdays: true, kahf: true });
    await renewPush("en", now);
    Object.assign(reminders, { weekdays: false, kahf: false });
    const days = server.notices.filter((notice) => "isDay" in notice);
    // From Sunday 22 November 2026: two Mondays, Thursdays and Fridays, and the Monday after them is too far.
    expect(days).toHaveLength(6);
    expect(new Set(days.flatMap(Object.keys))).toEqual(new Set(["at", "isDay"]));
    expect(server.notices.map(({ at }) => at)).toEqual(
      server.notices.map(({ at }) => at).toSorted((a, b) => a - b),
    );
    const said = days.map(({ at }) => browser.words?.days?.[at]);
    expect(said[0]).toMatchObject({ title: "Tomorrow: Monday fast", tag: "day-2026-11-23" });
    expect(said[0]?.body).toMatch(/^Suhur until \d\d:\d\d, iftar at \d\d:\d\d$/);
    expect(said[2]).toMatchObject({
      title: "Tomorrow: Surah Al-Kahf",
      body: "It is read on Friday or the night before.",
    });
  });

  test("times for athkar are planned beside the prayers, their words stay on the device", async () => {
    storedReminder.write({ isOn: true, minute: 0, every: 30, until: 1439 });
    await renewPush("en", now);
    storedReminder.write({ isOn: false, minute: 390, until: 1320 });
    // Fourteen days of athkar every half hour do not fit: those that are nearest are planned.
    expect(server.notices).toHaveLength(500);
    const times = server.notices.map(({ at }) => at);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
    const athkar = server.notices.filter((notice) => "isDay" in notice);
    expect(new Set(athkar.flatMap(Object.keys))).toEqual(new Set(["at", "isDay"]));
    expect(athkar.map(({ at }) => browser.words?.days?.[at]?.tag)).toEqual(athkar.map(() => "athkar"));
    const apart = server.notices.flatMap((one) =>
      "prayer" in one ? athkar.map(({ at }) => Math.abs(at - one.at)) : [],
    );
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(2 * 60_000);
  });
});
