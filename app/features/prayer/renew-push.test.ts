import { beforeEach, describe, expect, test, vi } from "vitest";
import { storedPush } from "#app/storage/stored-push.ts";
import type { Place } from "#domain/places/place.ts";
import { renewPush, stopPush } from "./renew-push.ts";

const { server, browser } = vi.hoisted(() => ({
  server: { plans: new Set<string>(), hasReceived: false, mayStore: Promise.resolve() },
  browser: { endpoint: "" },
}));

vi.mock("#app/api/push.ts", () => ({
  fetchPushKey: async () => ({ isDone: true, answer: { key: "key" } }),
  uploadPlan: async (_language: string, { endpoint }: { endpoint: string }) => {
    server.hasReceived = true;
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
vi.mock("#app/offline/notice-words.ts", () => ({ saveNoticeWords: async () => undefined }));
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
});
