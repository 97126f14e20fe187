import type { BrowserContext, Page, Route } from "@playwright/test";
import { faintEdges } from "#tests/accessibility/faint-edges.ts";
import { inBothThemes } from "#tests/accessibility/in-both-themes.ts";
import { movingMeanwhile } from "#tests/accessibility/moving-parts.ts";
import { expect as anyExpect, axeFaults, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { fulfillWithSound, generateTone, mockAudioHosts } from "#tests/support/generated-sound.ts";

/** Milliseconds; a pack is about two hundred files, which load after the worker's own. */
const expect = anyExpect.configure({ timeout: 60_000 });

test.describe.configure({ timeout: 150_000 });
test.use({
  serviceWorkers: "allow",
  allowedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|net::ERR|Failed to load resource|CORS policy/,
});

const host = "everyayah.com";

const row = (page: Page, id: string) => page.locator(`[data-pack="${id}"]`);

const statusOf = (page: Page, id: string, status: string) =>
  expect(row(page, id)).toHaveAttribute("data-status", status);

async function openPacks(page: Page, address: string, trigger = "Save for offline"): Promise<void> {
  await page.goto(address);
  await whenReady(page);
  const moving = await movingMeanwhile(page, async () => {
    await page.getByRole("button", { name: trigger, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
  expect(moving).toEqual([]);
}

async function cutNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test("Urdu saved for offline use is read and searched without a network, in surahs never opened before", async ({
  page,
  context,
}) => {
  await setLanguage(page, "ur");
  await openPacks(page, "/digital-quran?surah=1", "انٹرنیٹ کے بغیر کے لیے محفوظ کریں");
  const urdu = row(page, "text/ur");
  await expect(urdu).toContainText("ڈاؤن لوڈ ہوگا");
  expect(await page.evaluate(() => navigator.storage.estimate().then(({ usage = 0 }) => usage))).toBeLessThan(
    20_000_000,
  );
  await urdu.getByRole("button").first().click();
  await statusOf(page, "text/ur", "saved");
  expect(await inBothThemes(page, axeFaults, faintEdges)).toEqual([]);

  await cutNetwork(context);
  await page.goto("/digital-quran?surah=2&verse=255");
  await whenReady(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "ur");
  await expect(page.locator("#verse-255")).toBeInViewport();
  await expect(page.locator("[data-ayah]")).toHaveCount(286);
  await expect(page.locator("#verse-255 [lang=ur]").first()).toContainText("خدا");
  await page.locator("[data-opens-search]").click();
  const box = page.getByRole("search").getByRole("searchbox");
  await box.fill("صبر");
  const cards = page.locator("section li").filter({ has: page.locator("[data-found-arabic]") });
  await expect(cards.first().locator("mark").first()).toBeVisible();
  await page.goto("/digital-quran?surah=36");
  await expect(page.locator("[data-ayah]")).toHaveCount(83);
});

test("a pack is paused, resumed after a reload, cancelled and deleted; files of other packs stay", async ({
  page,
  context,
}) => {
  const waiting: Route[] = [];
  let isHeld = true;
  await context.route(/\/texts\/quran\/fr-[0-9a-f]+\/\d+\.json$/, (route) =>
    isHeld && waiting.push(route) > 5 ? undefined : route.continue(),
  );
  const savedFiles = () =>
    page.evaluate(async () => {
      const urls = (await (await caches.open("published")).keys()).map(({ url }) => url);
      return {
        french: urls.filter((url) => /\/fr-/.test(url)).length,
        arabic: urls.filter((url) => /\/texts\/quran\/arabic-/.test(url)).length,
      };
    });
  await page.addInitScript(() => {
    Object.assign(window, { persisted: 0 });
    navigator.storage.persist = async () => {
      Object.assign(window, { persisted: (window as unknown as { persisted: number }).persisted + 1 });
      return true;
    };
  });
  const persisted = () => page.evaluate(() => (window as unknown as { persisted: number }).persisted);
  await openPacks(page, "/credits");
  await expect(page.getByRole("dialog")).toContainText(
    /Riwaq takes up .+ of the .+ that this browser allows/,
  );
  await expect(row(page, "text/ar")).toContainText(/ to download, .+ on this device/);
  expect(await persisted()).toBe(0);
  await row(page, "text/ar").getByRole("button", { name: "Save العربية for offline" }).click();
  await statusOf(page, "text/ar", "saved");
  expect(await persisted()).toBe(1);
  await row(page, "text/fr").getByRole("button", { name: "Save Français for offline" }).click();
  await statusOf(page, "text/fr", "saving");
  await expect.poll(async () => (await savedFiles()).french).toBeGreaterThan(2);
  await row(page, "text/fr").getByRole("button", { name: "Pause Français" }).click();
  await statusOf(page, "text/fr", "paused");
  isHeld = false;
  await openPacks(page, "/credits");
  await statusOf(page, "text/fr", "paused");
  await expect(row(page, "text/fr")).toContainText(/Paused at 1[12]\d of 231 files/);
  await row(page, "text/fr").getByRole("button", { name: "Resume Français" }).click();
  await statusOf(page, "text/fr", "saved");
  expect(await savedFiles()).toEqual({ french: 115, arabic: 114 });
  await row(page, "text/fr").getByRole("button", { name: "Remove Français" }).click();
  await statusOf(page, "text/fr", "absent");
  expect(await savedFiles()).toEqual({ french: 0, arabic: 114 });
  await statusOf(page, "text/ar", "saved");
});

test("a surah saved from a host with CORS plays without a network, in the ranges that the player requests", async ({
  page,
  context,
}) => {
  let isCut = false;
  const sound = generateTone(20);
  const asked = await mockAudioHosts(page, {
    [host]: (route) => (isCut ? route.abort("internetdisconnected") : fulfillWithSound(route, sound)),
  });
  await openPacks(page, "/digital-quran?surah=112");
  const pack = row(page, "audio/alafasy/112");
  await expect(pack).toContainText("5 files");
  expect(asked).toEqual([]);
  await pack.getByRole("button", { name: /^Save 112\. / }).click();
  await statusOf(page, "audio/alafasy/112", "saved");
  expect(new Set(asked).size).toBe(5);
  const saved = await page.evaluate(async () => {
    const cache = await caches.open("recitations");
    const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    return Promise.all(answers.map(async (answer) => (await answer?.blob())?.size));
  });
  expect(saved).toEqual(Array(5).fill(sound.length));

  isCut = true;
  await cutNetwork(context);
  const answered: { status: number; isFromWorker: boolean }[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".mp3"))
      answered.push({ status: response.status(), isFromWorker: response.fromServiceWorker() });
  });
  await page.goto("/digital-quran?surah=112");
  await whenReady(page);
  await page.getByRole("button", { name: "Play verse 2", exact: true }).click();
  const player = page.getByRole("region", { name: "Player" });
  await expect(player).toHaveAttribute("data-listening", "playing");
  const slider = player.getByRole("slider", { name: "Position" });
  await slider.press("PageUp");
  await expect.poll(async () => Number(await slider.getAttribute("aria-valuenow"))).toBeGreaterThan(5);
  await expect(player).toHaveAttribute("data-listening", "playing");
  expect(answered.length).toBeGreaterThan(0);
  expect(new Set(answered.map(({ status, isFromWorker }) => `${status} ${isFromWorker}`))).toEqual(
    new Set(["206 true"]),
  );
});

test("from a host without CORS nothing is saved, and the person is told", async ({ page }) => {
  await page.route(/^https:\/\/[^/]+\/.*\.mp3$/, (route) =>
    route.fulfill({
      status: 200,
      contentType: "audio/wav",
      headers: { "access-control-allow-origin": "https://another.example" },
      body: generateTone(1),
    }),
  );
  await openPacks(page, "/digital-quran?surah=112");
  const pack = row(page, "audio/alafasy/112");
  await pack.getByRole("button", { name: /^Save 112\. / }).click();
  await statusOf(page, "audio/alafasy/112", "failed");
  await expect(pack).toContainText("doesn’t let other sites save its files");
  await pack.getByRole("button", { name: /^Cancel 112\. / }).click();
  await statusOf(page, "audio/alafasy/112", "absent");
});
