import type { CDPSession, Page } from "@playwright/test";
import { pushReceiver } from "#server/services/push/sealed-push.testing.ts";
import { wholeBrowser } from "#tests/support/browsers.ts";
import { expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { generateTone } from "#tests/support/generated-sound.ts";
import { openSheet } from "#tests/support/prayer-page.ts";

test.use({ serviceWorkers: "allow", launchOptions: wholeBrowser, timezoneId: "Africa/Cairo" });

/**
 * Mocks the push service, which a test browser does not have: a subscription with real keys
 * at an endpoint of Chrome's service. Everything else is the browser's own.
 */
async function mockPushService(page: Page): Promise<void> {
  const { p256dh, auth } = pushReceiver();
  const endpoint = `https://fcm.googleapis.com/fcm/send/e2e-${Date.now()}-${Math.random()}`;
  await page.addInitScript(
    (subscription) => {
      const saved = "private.e2e.push";
      const made = () => {
        const key = localStorage.getItem(saved);
        if (!key) return null;
        const bytes = Uint8Array.from(JSON.parse(key));
        return {
          ...subscription,
          options: { applicationServerKey: bytes.buffer },
          toJSON: () => ({ ...subscription, expirationTime: null }),
          unsubscribe: async () => {
            localStorage.removeItem(saved);
            return true;
          },
        } as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => made();
      PushManager.prototype.subscribe = async (options) => {
        const text = String(options?.applicationServerKey).replaceAll("-", "+").replaceAll("_", "/");
        localStorage.setItem(saved, JSON.stringify([...atob(text)].map((sign) => sign.charCodeAt(0))));
        const subscribed = made();
        if (!subscribed) throw new Error("nothing was subscribed");
        return subscribed;
      };
    },
    { endpoint, keys: { p256dh, auth } },
  );
}

/** The registration id of the site's service worker in the devtools protocol. */
async function registrationOf(tools: CDPSession): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    const id = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId;
    if (id) resolve(id);
  });
  await tools.send("ServiceWorker.enable");
  return promise;
}

/**
 * Tags of the notifications displayed from here on, by the browser's own record. Asking the worker while one is
 * pending makes Chromium lose it, so the worker is asked only once it is displayed.
 */
async function watchDisplayed(page: Page): Promise<readonly string[]> {
  const displayed: string[] = [];
  const tools = await page.context().newCDPSession(page);
  tools.on("BackgroundService.backgroundServiceEventReceived", ({ backgroundServiceEvent: event }) => {
    if (event.eventName === "Notification displayed") displayed.push(event.instanceId);
  });
  await tools.send("BackgroundService.startObserving", { service: "notifications" });
  await tools.send("BackgroundService.setRecording", { shouldRecord: true, service: "notifications" });
  return displayed;
}

/** The notifications that the service worker shows, by tag. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const notices = await worker.getNotifications();
    return notices.map(({ tag, title, body, lang, dir }) => ({ tag, title, body, lang, dir }));
  });

const closedSwitch = (page: Page, name = "Also while Riwaq is closed") => page.getByRole("switch", { name });

test.describe("without permission", () => {
  test.use({ serviceWorkers: "block" });

  test("the page says why no notification comes, and still has the times", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, "permission", { get: () => "denied" });
      Notification.requestPermission = async () => "denied";
    });
    await page.goto("/prayer");
    await whenReady(page);
    await openSheet(page, "settings");
    await page.getByRole("button", { name: "Enable", exact: true }).click();
    await expect(page.getByText(/blocks notifications from this site/)).toBeVisible();
    await expect(page.getByText("Enabled", { exact: true })).toBeHidden();
    await expect(closedSwitch(page)).toBeHidden();
    await expect(page.locator("[data-moment=fajr] dd")).toHaveText(/\d:\d\d/);
  });
});

test("with no page open: only times and names are uploaded; notifications arrive in the person's language, never late", async ({
  page,
  context,
  baseURL,
}) => {
  await setLanguage(page, "ar");
  await mockPushService(page);
  await context.grantPermissions(["notifications"]);
  const uploads: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/push/")) uploads.push({ url: request.url(), body: request.postData() });
  });
  // The open page would also announce a prayer that starts meanwhile.
  await page.clock.setFixedTime(Date.now());
  await page.goto("/prayer");
  await whenReady(page);
  await openSheet(page, "settings");
  const toggle = closedSwitch(page, "وكذلك ورواق مغلق");
  await expect(page.getByText(/وقد تدل|قد تدل على الإقليم/)).toBeVisible();
  await toggle.click();
  await expect(page.getByText(/مُجدوَلة حتى/)).toBeVisible({ timeout: 60_000 });
  await expect(toggle).toBeChecked();

  const renewed = uploads.find(({ url }) => String(url).includes("/renew"));
  const { notices, ...rest } = JSON.parse(String(renewed?.body));
  expect(Object.keys(rest)).toEqual(["subscription"]);
  expect(notices.length).toBeGreaterThanOrEqual(65);
  expect(new Set(notices.flatMap((notice: object) => Object.keys(notice)))).toEqual(
    new Set(["at", "prayer"]),
  );

  const tools = await context.newCDPSession(page);
  const registrationId = await registrationOf(tools);
  const deliver = (payload: unknown) =>
    tools.send("ServiceWorker.deliverPushMessage", {
      origin: new URL(baseURL ?? "").origin,
      registrationId,
      data: JSON.stringify(payload),
    });
  const displayed = await watchDisplayed(page);
  await deliver({ at: Date.now() - 3_600_000, prayer: "isha" });
  await deliver({ at: Date.now() - 60_000, prayer: "fajr" });
  await expect.poll(() => displayed).toEqual(["prayer-fajr"]);
  expect(await shown(page)).toEqual([
    { tag: "prayer-fajr", title: "الفجر", body: "دخل وقت الفجر.", lang: "ar", dir: "rtl" },
  ]);
  await deliver({ hasEnded: true });
  await expect.poll(() => displayed).toEqual(["prayer-fajr", "prayer-ended"]);
  expect((await shown(page)).map(({ tag }) => tag).sort()).toEqual(["prayer-ended", "prayer-fajr"]);

  await toggle.click();
  await expect(page.getByText("أُوقفت، وحُذف ما كان على الخادم.")).toBeVisible();
  expect(uploads.some(({ url }) => String(url).includes("/forget"))).toBe(true);
});

test("each visit renews the plan, and revoked permission ends it", async ({ page, context }) => {
  await mockPushService(page);
  await context.grantPermissions(["notifications"]);
  await page.goto("/prayer");
  await whenReady(page);
  await openSheet(page, "settings");
  await closedSwitch(page).click();
  await expect(page.getByText(/Planned until/)).toBeVisible({ timeout: 60_000 });
  const renewed = page.waitForRequest(/\/api\/push\/renew/);
  await page.goto("/digital-quran");
  await renewed;
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
  const forgotten = page.waitForRequest(/\/api\/push\/forget/);
  await page.goto("/digital-quran");
  await forgotten;
});

test("while the page is open a prayer is announced on time, with the sound of one's own file", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["notifications"]);
  await page.addInitScript(() => {
    const played: string[] = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      played.push(this.src);
      return play.call(this);
    };
    Object.assign(window, { played });
  });
  await page.goto("/prayer");
  await whenReady(page);
  await openSheet(page, "settings");
  const chooser = page.getByLabel("Choose an audio file");
  await chooser.setInputFiles({ name: "no-sound.wav", mimeType: "audio/wav", buffer: Buffer.from("words") });
  await expect(page.getByText("This browser cannot play that file.")).toBeVisible();
  await chooser.setInputFiles({
    name: "adhan of mine.wav",
    mimeType: "audio/wav",
    buffer: generateTone(0.3),
  });
  await expect(page.getByText("adhan of mine.wav")).toBeVisible();

  // A minute before maghrib in Cairo on 21 November 2026 (16:55 local time).
  await page.clock.install({ time: new Date("2026-11-21T14:53:00Z") });
  await page.reload();
  await whenReady(page);
  await page.clock.runFor(5000);
  await expect(page.locator("[data-next]")).toHaveAttribute("data-next", "maghrib");
  await openSheet(page, "settings");
  await expect(page.getByText("adhan of mine.wav")).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active !== null));
  const displayed = await watchDisplayed(page);
  await page.clock.runFor(300_000);
  await expect.poll(() => displayed).toHaveLength(1);
  expect((await shown(page)).map(({ title }) => title)).toEqual(["Maghrib"]);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { played: string[] }).played.length))
    .toBe(1);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText(/^None: notices come/)).toBeVisible();
});
