import type { Page } from "@playwright/test";
import { axeFaults, expect, setLanguage, test, whenHeadingFocused, whenReady } from "#tests/support/e2e.ts";
import {
  fulfillRange,
  fulfillWithSound,
  generateTone,
  mockAudioHosts,
} from "#tests/support/generated-sound.ts";

/** Alafasy's hosts, in the order in which they are tried. */
const [best, second] = ["server8.mp3quran.net", "download.quranicaudio.com"] as const;

// Requests of a service worker would bypass the mocked hosts.
test.use({ serviceWorkers: "block" });

const long = generateTone(40);
/** Long enough to play through the whole test. */
const longest = generateTone(100);
const inParts = (sound: Buffer) => (route: Parameters<typeof fulfillRange>[0]) => fulfillRange(route, sound);
const sounds = (sound: Buffer) => (route: Parameters<typeof fulfillWithSound>[0]) =>
  fulfillWithSound(route, sound);

const panel = (page: Page) => page.locator("[data-streaming]");
const bar = (page: Page) => page.locator("[data-listening]");
const reciters = (page: Page) => page.getByRole("region", { name: "Reciters" });
const surahs = (page: Page) => page.getByRole("region", { name: "Surahs" });
const recent = (page: Page) => page.getByRole("region", { name: "Recently played" }).getByRole("button");
const isPlaying = (page: Page) =>
  expect(panel(page)).toHaveAttribute("data-streaming", "playing", { timeout: 15_000 });

async function open(page: Page, address = "/quran-streaming"): Promise<void> {
  await page.goto(address);
  await whenReady(page);
}

const chooseReciter = (page: Page, name: string | RegExp) =>
  reciters(page).getByRole("button", { name }).click();
const chooseSurah = (page: Page, name: string | RegExp) => surahs(page).getByRole("button", { name }).click();
const play = (page: Page) => panel(page).getByRole("button", { name: "Play", exact: true }).click();

test("a surah is found, streamed, and goes on playing on other pages", async ({ page }) => {
  const asked = await mockAudioHosts(page, { [best]: sounds(longest) });
  await open(page);
  await expect(reciters(page).getByRole("listitem")).toHaveCount(25);
  await expect(panel(page).getByRole("button", { name: "Play", exact: true })).toBeDisabled();
  const search = reciters(page).getByRole("searchbox");
  await search.fill("zzz");
  await expect(reciters(page).getByText("No reciters found", { exact: true })).toBeVisible();
  await search.fill("العَفاسي");
  await expect(reciters(page).getByRole("listitem")).toHaveCount(1);
  await chooseReciter(page, /Alafasy/);
  await chooseSurah(page, /Al-Kahf/);
  await expect(page).toHaveURL(/reciter=mp3quran-123&surah=18/);
  await expect(panel(page)).toContainText("Surah Al-Kahf");
  expect(asked).toEqual([]);
  await play(page);
  await isPlaying(page);
  expect(asked).toEqual([`${best}/afs/018.mp3`]);
  await expect(panel(page).locator("[data-total]")).toHaveText("1:40");
  await expect(panel(page).getByRole("slider", { name: "Volume" })).toHaveAttribute("aria-valuenow", "70");
  await expect(bar(page)).toBeHidden();
  expect(await axeFaults(page)).toEqual([]);
  const session = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.metadata?.artist]);
  await expect.poll(session).toEqual(["Surah Al-Kahf", "Mishary Rashid Alafasy"]);

  await page.locator("footer").getByRole("link", { name: "Credits and privacy" }).click();
  await whenHeadingFocused(page, "Credits and privacy");
  await expect(page).toHaveURL(/credits/);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toHaveAttribute("data-listening", "playing");
  await page.locator("footer").getByRole("link", { name: "Quran Streaming", exact: true }).click();
  await whenHeadingFocused(page, "Quran Streaming");
  await isPlaying(page);
  await expect(panel(page)).toContainText("Surah Al-Kahf");
  await panel(page).getByRole("button", { name: "Pause", exact: true }).click();
  await expect(panel(page)).toHaveAttribute("data-streaming", "paused");
});

test("only the surahs that the reciter has are offered, and playback resumes where it was left", async ({
  page,
}) => {
  await mockAudioHosts(page, { "server6.mp3quran.net": inParts(longest) });
  await open(page);
  await chooseReciter(page, /Idrees Abkar/);
  await expect(surahs(page).getByRole("button")).toHaveCount(111);
  await expect(surahs(page).getByRole("button", { name: /Al-Ahqaf/ })).toHaveCount(0);
  await surahs(page).getByRole("searchbox").fill("112");
  await expect(surahs(page).getByRole("button")).toHaveCount(1);
  await chooseSurah(page, /Al-Ikhlas/);
  await play(page);
  await isPlaying(page);
  // Nine tenths of it, and what has played since.
  const nearItsEnd = /^1:(29|3\d)$/;
  // Before its length is known there is nothing to press on.
  await expect(panel(page).locator("[data-total]")).toHaveText("1:40");
  // The press waits until nothing moves any more.
  const position = panel(page).getByRole("slider", { name: "Position" });
  const { width, height } = (await position.boundingBox()) ?? { width: 0, height: 0 };
  await position.click({ position: { x: width * 0.9, y: height / 2 } });
  await expect(panel(page).locator("[data-elapsed]")).toHaveText(nearItsEnd);
  await panel(page).getByRole("button", { name: "Pause", exact: true }).click();

  await open(page, "/quran-streaming");
  await expect(reciters(page).getByRole("list").getByRole("button", { pressed: true })).toContainText(
    "Idrees Abkar",
  );
  await recent(page).first().click();
  await expect(panel(page)).toContainText(/Goes on at 1:(29|3\d)/);
  await play(page);
  await isPlaying(page);
  await expect(panel(page).locator("[data-elapsed]")).toHaveText(nearItsEnd);
});

test("recently played shows the last five pairs, newest first, none twice, and opens them again", async ({
  page,
}) => {
  await open(page);
  await chooseReciter(page, /Alafasy/);
  for (const name of [/Al-Fatihah/, /Ya-Sin/, /Al-Mulk/, /Al-Ikhlas/, /Al-Falaq/, /An-Nas\b/, /Ya-Sin/])
    await chooseSurah(page, name);
  const shown = ["Ya-Sin", "An-Nas", "Al-Falaq", "Al-Ikhlas", "Al-Mulk"];
  await expect(recent(page)).toHaveCount(5);
  for (const [at, name] of shown.entries()) await expect(recent(page).nth(at)).toContainText(name);
  await page.reload();
  await whenReady(page);
  await expect(recent(page)).toHaveCount(5);
  await recent(page).nth(4).click();
  await expect(panel(page)).toContainText("Surah Al-Mulk");
  await expect(recent(page).first()).toContainText("Al-Mulk");
});

test("the next surah follows automatically, and the page with it", async ({ page }) => {
  const short = generateTone(3);
  await mockAudioHosts(page, {
    [best]: (route, file) => (file === "112.mp3" ? fulfillWithSound(route, short) : inParts(long)(route)),
  });
  await open(page, "/quran-streaming?reciter=mp3quran-123&surah=112");
  await play(page);
  await expect(panel(page)).toContainText("Surah Al-Falaq", { timeout: 20_000 });
  await expect(page).toHaveURL(/surah=113/);
  const playsOn = panel(page).getByRole("switch", { name: "Play on to the next surah" });
  await playsOn.click();
  await expect(playsOn).not.toBeChecked();
  await isPlaying(page);
  await panel(page).getByRole("slider", { name: "Position" }).press("End");
  await expect(panel(page)).toHaveAttribute("data-streaming", "ended", { timeout: 20_000 });
  await expect(panel(page)).toContainText("Surah Al-Falaq");
});

test("the list is refreshed from its host on request, and works without it", async ({ page }) => {
  const asked: string[] = [];
  let isUp = true;
  await page.route("https://www.mp3quran.net/**", (route) => {
    asked.push(route.request().url());
    if (!isUp) return route.fulfill({ status: 200, json: { reciters: "none" } });
    const isArabic = route.request().url().endsWith("language=ar");
    const moshaf = [{ moshaf_type: 11, server: "https://server8.mp3quran.net/new/", surah_list: "1,112," }];
    const name = isArabic ? "قارئ جديد" : "A New Reciter";
    return route.fulfill({ status: 200, json: { reciters: [{ id: 9999, name, moshaf }] } });
  });
  const sound = await mockAudioHosts(page, { [best]: sounds(long) });
  await open(page);
  expect(asked).toEqual([]);
  const refresh = page.getByRole("button", { name: "Refresh the list from its host" });
  await refresh.click();
  await expect(reciters(page).getByText("The list is up to date.")).toBeVisible();
  await expect(reciters(page).getByRole("listitem")).toHaveCount(26);
  isUp = false;
  await refresh.click();
  await expect(reciters(page).getByText("The host’s list couldn’t be updated.")).toBeVisible();
  await page.reload();
  await whenReady(page);
  await chooseReciter(page, /A New Reciter/);
  await expect(surahs(page).getByRole("listitem")).toHaveCount(2);
  await chooseSurah(page, /Al-Ikhlas/);
  await play(page);
  await isPlaying(page);
  expect(sound).toEqual([`${best}/new/112.mp3`]);
});

test.describe("a host that is down", () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR/ });

  test("is replaced by the next one without a message", async ({ page }) => {
    await mockAudioHosts(page, { [second]: sounds(long) });
    await open(page, "/quran-streaming?reciter=mp3quran-123&surah=67");
    await play(page);
    await isPlaying(page);
    await expect(page.getByText(best)).toHaveCount(0);
  });

  test("without another shows an error, and can be retried", async ({ page }) => {
    let isUp = false;
    await mockAudioHosts(page, {
      [best]: (route) => (isUp ? fulfillWithSound(route, long) : route.abort("connectionrefused")),
    });
    await open(page, "/quran-streaming?reciter=mp3quran-123&surah=67");
    await play(page);
    // Wait for what disappears by itself first.
    const toasts = page.getByRole("region", { name: "Notifications (F8)" });
    await expect(toasts.getByText("Playback Error", { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(panel(page)).toHaveAttribute("data-streaming", "failed");
    await expect(panel(page)).toContainText("Failed to play audio. Please try again.");
    isUp = true;
    await play(page);
    await isPlaying(page);
  });
});

test("whole surahs cannot be saved from hosts without CORS, and the page says why", async ({ page }) => {
  await open(page, "/quran-streaming?reciter=mp3quran-123&surah=67");
  // As long as a person presses: the player, which comes meanwhile, must not push the button away.
  await page.getByRole("button", { name: "Save for offline", exact: true }).click({ delay: 150 });
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("This recording plays only with a connection: server8.mp3quran.net");
  await expect(sheet.locator('[data-pack^="audio/"]')).toHaveCount(0);
  await sheet.getByLabel("Reciter").selectOption("alafasy");
  await expect(sheet.locator('[data-pack="audio/alafasy/67"]')).toContainText("31 files");
});

test.describe("on a phone, in Arabic", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("tabs separate reciters and surahs, and the recording's source and rewaya are shown", async ({
    page,
  }) => {
    await setLanguage(page, "ar");
    await mockAudioHosts(page, { "server13.mp3quran.net": sounds(long) });
    await open(page);
    const list = (name: string) => page.getByRole("region", { name, exact: true });
    await expect(list("السور")).toBeHidden();
    await list("القراء").getByRole("searchbox").fill("الحصري");
    await list("القراء")
      .getByRole("button", { name: /الحصري/ })
      .click();
    // The next step is the choice of a surah.
    await expect(page.getByRole("tab", { name: "السور" })).toHaveAttribute("aria-selected", "true");
    await expect(list("القراء")).toBeHidden();
    await list("السور").getByRole("searchbox").fill("٦٧");
    await list("السور").getByRole("button", { name: /الملك/ }).click();
    const bar = page.getByRole("region", { name: "المشغّل" });
    await bar.getByRole("button", { name: "إعدادات المشغّل" }).click();
    const whole = page.getByRole("dialog").locator("[data-streaming]");
    await whole.getByLabel("التسجيل").selectOption({ label: "ورش عن نافع · مرتَّل" });
    await whole.getByRole("button", { name: "تشغيل", exact: true }).click();
    await expect(whole).toHaveAttribute("data-streaming", "playing", { timeout: 15_000 });
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await bar.getByRole("button", { name: "إيقاف مؤقت", exact: true }).click();
    await page.getByRole("button", { name: "اعرف المزيد" }).click();
    await expect(page.getByRole("dialog")).toContainText("قالون عن نافع");
    await expect(page.getByRole("dialog")).toContainText("server13.mp3quran.net");
    expect(await axeFaults(page)).toEqual([]);
  });

  test("the list comes first, and the player docks above the bottom bar once a surah is chosen", async ({
    page,
  }) => {
    await setLanguage(page, "en");
    await open(page);
    await expect(page.getByRole("region", { name: "Player" })).toHaveCount(0);
    const first = await reciters(page).getByRole("listitem").first().boundingBox();
    expect(first?.y).toBeLessThan(400);
    await reciters(page).getByRole("button", { name: "mujawwad, with melody" }).click();
    expect(await reciters(page).getByRole("listitem").count()).toBeLessThan(25);
    await chooseReciter(page, /Al-Husary/);
    await chooseSurah(page, /Al-Kahf/);
    const dock = page.getByRole("region", { name: "Player" });
    await expect(dock).toContainText("Surah Al-Kahf");
    const box = await dock.boundingBox();
    expect(box?.height).toBe(56);
    const bottomBar = await page.getByRole("navigation", { name: "Quick access" }).boundingBox();
    expect((box?.y ?? 0) + 56).toBe(bottomBar?.y);
    await dock.getByRole("button", { name: "Player settings" }).click();
    // Each slider is named, and its name is to be seen.
    await expect(page.getByRole("dialog").getByText("Volume", { exact: true })).toBeVisible();
  });
});
