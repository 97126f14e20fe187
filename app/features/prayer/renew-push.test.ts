import { beforeEach, describe, expect, test, vi } from "vitest";
import { storedPush } from "#app/storage/stored-push.ts";
import type { Place } from "#domain/places/place.ts";
import { renewPush, stopPush } from "./renew-push.ts";

const { server, browser } = vi.hoisted(() => ({
  server: { plans: new Set<string>(), isAsked: false, mayHear: Promise.resolve() },
  browser: { endpoint: "" },
}));

vi.mock("#app/api/push.ts", () => ({
  askPushKey: async () => ({ isDone: true, answer: { key: "key" } }),
  uploadPlan: async (_language: string, { endpoint }: { endpoint: string }) => {
    server.isAsked = true;
    await server.mayHear;
    server.plans.add(endpoint);
    return { isDone: true, answer: { until: 1 } };
  },
  forgetPlan: async (_language: string, endpoint: string) => {
    server.plans.delete(endpoint);
    return { isDone: true, answer: {} };
  },
}));
vi.mock("#app/browser/notifications.ts", () => ({ notificationPermission: () => "granted" }));
vi.mock("#app/offline/notice-words.ts", () => ({ keepNoticeWords: async () => undefined }));
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
    }),
  };
});

const now = Date.UTC(2026, 10, 22, 8);

/** What each side holds, and what the device keeps. */
const held = () => [browser.endpoint !== "", server.plans.size, storedPush.read()];

/** Plans other moments than before, up to where the server is asked to hold them; the second act lets it. */
async function planHalfway() {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.mayHear = promise;
  server.isAsked = false;
  const planning = renewPush("en", now + 7_200_000);
  await vi.waitFor(() => expect(server.isAsked).toBe(true));
  return [planning, resolve] as const;
}

describe("planning and its end", () => {
  beforeEach(async () => {
    server.mayHear = Promise.resolve();
    await stopPush("en");
  });

  test("what is planned is held by both sides until it is ended", async () => {
    expect(await renewPush("en", now)).toEqual({ until: 1 });
    expect(held()).toEqual([true, 1, true]);
    expect(await stopPush("en")).toBe(true);
    expect(held()).toEqual([false, 0, false]);
  });

  test("a plan that was on its way when it was ended does not come back", async () => {
    await renewPush("en", now);
    const [planning, goOn] = await planHalfway();
    await stopPush("en");
    goOn();
    expect(await planning).toBe("ended");
    expect(held()).toEqual([false, 0, false]);
  });

  test("who ends it and switches it on again at once has it on", async () => {
    await renewPush("en", now);
    const [planning, goOn] = await planHalfway();
    await stopPush("en");
    const again = renewPush("en", now);
    goOn();
    expect(await again).toEqual({ until: 1 });
    expect(await planning).toBe("ended");
    expect(held()).toEqual([true, 1, true]);
  });
});
