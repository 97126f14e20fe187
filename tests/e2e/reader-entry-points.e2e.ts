import type { Page } from "@playwright/test";
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import {
  fulfillWithSound,
  generateTone,
  mockAudioHosts,
  recordAudioEvents,
} from "#tests/support/generated-sound.ts";

// Requests of a service worker would bypass the mocked hosts.
test.use({ serviceWorkers: "block" });

const best = "everyayah.com";
const tone = generateTone(1);

const withSound = (page: Page, sound = tone) =>
  mockAudioHosts(page, { [best]: (route) => fulfillWithSound(route, sound) });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenReady(page);
}

const onHome = (page: Page) => page.locator("section[aria-labelledby=home-reader]");
const panel = (page: Page) => page.getByRole("region", { name: "Player next to the text" });

async function openHomeReader(page: Page): Promise<void> {
  await open(page, "/");
  await onHome(page).scrollIntoViewIfNeeded();
  await expect(onHome(page).getByRole("combobox")).toBeVisible();
}

test.describe("the reader on the home page", () => {
  test("moves verse by verse within its surah, and a change of surah starts at its first verse and says so", async ({
    page,
  }) => {
    await openHomeReader(page);
    const reader = onHome(page);
    await expect(reader.getByText("Verse 1 of 7")).toBeVisible();
    await expect(reader.getByRole("slider", { name: "Volume" })).toHaveValue("80");
    await expect(reader.getByRole("button", { name: "Previous Verse" })).toBeDisabled();
    for (let verse = 2; verse <= 7; verse++) await reader.getByRole("button", { name: "Next Verse" }).click();
    await expect(reader.getByText("Verse 7 of 7")).toBeVisible();
    await expect(reader.getByRole("button", { name: "Next Verse" })).toBeDisabled();
    await reader.getByRole("combobox").selectOption("113");
    await expect(page.getByText("Surah Changed", { exact: true })).toBeVisible();
    await expect(page.getByText("Now showing Surah 113", { exact: true })).toBeVisible();
    await expect(reader.getByText("Verse 1 of 5")).toBeVisible();
    await expect(reader.locator("[data-home-arabic]")).toContainText("ٱلْفَلَقِ");
  });

  test("hides the translation until it is shown again", async ({ page }) => {
    await openHomeReader(page);
    const translation = onHome(page).locator("[data-home-translation]");
    await expect(translation).toBeVisible();
    await page.getByRole("button", { name: "Hide Translation" }).click();
    await expect(translation).toHaveCount(0);
    await page.reload();
    await whenReady(page);
    await onHome(page).scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Show Translation" }).click();
    await expect(translation).toBeVisible();
  });

  test("plays a verse and then stops; in listen and repeat it waits for the person and goes on", async ({
    page,
  }) => {
    const played = await recordAudioEvents(page);
    // The first verse and the pause after it last until the test has seen them; the second is left during playback.
    const [first, second] = [generateTone(3), generateTone(40)];
    await mockAudioHosts(page, {
      [best]: (route, file) => fulfillWithSound(route, file === "001001.mp3" ? first : second),
    });
    await openHomeReader(page);
    const reader = onHome(page);
    await reader.getByRole("button", { name: "Play Audio" }).click();
    await expect(reader.getByRole("button", { name: "Pause Audio" })).toBeVisible();
    await expect(reader.getByRole("button", { name: "Play Audio" })).toBeVisible({ timeout: 15_000 });
    await expect(reader.getByText("Verse 1 of 7")).toBeVisible();
    const from = (await played()).length;
    await reader.getByRole("button", { name: "Listen and Repeat Mode" }).click();
    await expect(reader.getByText("Your turn to repeat")).toBeVisible({ timeout: 15_000 });
    await expect(reader.getByText("Verse 2 of 7")).toBeVisible({ timeout: 15_000 });
    const sounds = (await played()).slice(from);
    const end = sounds.find(({ type, file }) => type === "ended" && file === "001001.mp3")?.at ?? 0;
    await expect
      .poll(async () =>
        (await played()).some(({ type, file }) => type === "playing" && file === "001002.mp3"),
      )
      .toBe(true);
    const next = (await played()).findLast(({ type, file }) => type === "playing" && file === "001002.mp3");
    expect((next?.at ?? 0) - end).toBeGreaterThan(2700);
    await reader.getByRole("button", { name: "Next Verse" }).click();
    await expect(reader.getByRole("button", { name: "Play Audio" })).toBeVisible();
    await expect(reader.getByText("Verse 3 of 7")).toBeVisible();
  });

  test("is accessible in Arabic from right to left, without a translation to hide", async ({ page }) => {
    await setLanguage(page, "ar");
    await openHomeReader(page);
    await expect(onHome(page).getByText("الآية ١ من ٧")).toBeVisible();
    await expect(page.getByRole("button", { name: "إخفاء الترجمة" })).toHaveCount(0);
    await page.getByRole("button", { name: "الآية التالية" }).click();
    await expect(onHome(page).getByText("الآية ٢ من ٧")).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page has its verse and the link to the surah", async ({ page }) => {
    await page.goto("/?lang=en");
    await expect(onHome(page).getByText("In the name of Allāh", { exact: false })).toBeVisible();
    await onHome(page).getByRole("link", { name: "Open the whole surah" }).click();
    await expect(page.locator("#verse-7")).toBeVisible();
  });

  test("the server's HTML for a range has its verses marked", async ({ page }) => {
    await page.goto("/complete-quran?surah=2&verse=255-257");
    await expect(page.locator("[data-in-range]")).toHaveCount(3);
    await expect(page.locator("#verse-257[data-in-range] [data-arabic]")).not.toBeEmpty();
  });
});

test.describe("playback", () => {
  test("a range is repeated as often as chosen, and the round is announced", async ({ page }) => {
    const played = await recordAudioEvents(page);
    await withSound(page);
    await open(page, "/complete-quran?surah=112");
    await panel(page).getByRole("button", { name: "Player settings" }).click();
    await panel(page).getByLabel("From verse").fill("2");
    await panel(page).getByLabel("To verse").fill("3");
    await panel(page).getByLabel("The range").selectOption("2");
    await panel(page).getByLabel("Pause between rounds").selectOption("0");
    // Recorded as it is announced: a round is over soon.
    const shownStatus = await panel(page)
      .getByRole("status")
      .evaluateHandle((status) => {
        const words = new Set<string | null>();
        const note = () => void words.add(status.textContent);
        new MutationObserver(note).observe(status, { childList: true, characterData: true, subtree: true });
        return words;
      });
    await panel(page).getByRole("button", { name: "Repeat these verses" }).click();
    const rounds = () => shownStatus.evaluate((words) => [...words].filter(Boolean));
    await expect.poll(rounds, { timeout: 30_000 }).toEqual(["Round 1 of 2", "Round 2 of 2"]);
    const said = async () =>
      (await played()).filter(({ type }) => type === "ended").map(({ file }) => file.slice(3, 6));
    await expect.poll(said, { timeout: 15_000 }).toEqual(["002", "003", "002", "003"]);
    await expect(panel(page).getByRole("button", { name: "Play", exact: true })).toBeVisible({
      timeout: 15_000,
    });
  });

  test("speed, sleep timer and listen and repeat are in the player of the complete Quran", async ({
    page,
  }) => {
    await withSound(page, generateTone(20));
    await open(page, "/complete-quran?surah=112");
    await page.getByRole("button", { name: "Play verse 2", exact: true }).click();
    await panel(page).getByRole("button", { name: "Player settings" }).click();
    await panel(page).getByLabel("Speed").selectOption("1.5");
    await panel(page).getByLabel("Sleep timer").selectOption("20");
    await panel(page).getByRole("button", { name: "Player settings" }).click();
    await panel(page).getByRole("button", { name: "Player settings" }).click();
    await expect(panel(page).getByLabel("Sleep timer")).toHaveValue("20");
    await panel(page).getByLabel("Sleep timer").selectOption("surah");
    await panel(page).getByRole("switch", { name: "Listen and repeat" }).click();
    await expect(panel(page).getByRole("switch", { name: "Listen and repeat" })).toBeChecked();
    expect(await axeFaults(page)).toEqual([]);
  });

  test("resumes where it was left", async ({ page }) => {
    await withSound(page, generateTone(30));
    await open(page, "/complete-quran?surah=67");
    await page.getByRole("button", { name: "Play verse 3", exact: true }).click();
    await expect(page.locator("#verse-3")).toHaveAttribute("aria-current", "true");
    await page.reload();
    await whenReady(page);
    await panel(page).getByRole("button", { name: "Continue listening at verse 3" }).click();
    await expect(page.locator("#verse-3")).toHaveAttribute("aria-current", "true");
    await expect(panel(page).getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  });
});

test("several verses are shared with the address that opens them", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/complete-quran?surah=50&verse=10");
  await page.getByRole("button", { name: "Words, label and note of verse 10", exact: true }).click();
  const sheet = page.getByRole("complementary", { name: "Qaf 50:10" });
  await sheet.getByRole("tab", { name: "More" }).click();
  await sheet.getByLabel("From verse 10 to verse").selectOption("12");
  // The clipboard is for the page in front, which the page of an earlier test may still be while it closes.
  await page.bringToFront();
  await sheet.getByRole("button", { name: "Copy these verses" }).click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toMatch(/50:10-12$/);
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await sheet.getByRole("button", { name: "Share these verses" }).click();
  await expect.poll(read).toContain("/complete-quran?surah=50&verse=10-12");
  const text = await read();
  for (const ayah of [10, 11, 12])
    expect(text).toContain(await page.locator(`#verse-${ayah} [data-arabic]`).innerText());
});

test("the next surah starts at its top, with its name announced", async ({ page }) => {
  for (const reader of ["digital-quran", "complete-quran"])
    await test.step(reader, async () => {
      await open(page, `/${reader}?surah=64`);
      await expect(page.locator("[data-ayah]")).toHaveCount(18);
      await page.getByRole("link", { name: "Next surah" }).click();
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toContainText("At-Talaq");
      await expect(heading).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.evaluate(() => scrollTo(0, 2500));
      await expect(page).toHaveURL(/surah=65&verse=\d+$/);
      await page.keyboard.press("p");
      await expect(heading).toContainText("At-Taghabun");
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press("j");
      await expect(page.locator("#verse-1")).toHaveAttribute("aria-current", "true");
    });
});

for (const reader of ["digital-quran", "complete-quran"])
  test(`the number of a verse in ${reader} puts it in the address, and playback goes on`, async ({
    page,
  }) => {
    await withSound(page, generateTone(40));
    // Focusing the number scrolls to it and the address follows the verse that is read: what Back has to return to is
    // the address at the moment of the push.
    await page.addInitScript(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        Object.assign(window, { addressBeforePush: location.href });
        push(...entry);
      };
    });
    await open(page, `/${reader}?surah=67`);
    await page.getByRole("button", { name: "Play verse 2", exact: true }).click();
    const sounding = page.locator("[data-listening]");
    await expect(sounding).toHaveAttribute("data-listening", "playing");
    const verse = page.locator("#verse-9");
    await verse.getByRole("link", { name: "Verse 9", exact: true }).press("Enter");
    await expect(page).toHaveURL(new RegExp(`/${reader}\\?surah=67&verse=9$`));
    await expect.poll(() => verse.evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(120);
    await expect(verse.getByRole("link", { name: "Verse 9", exact: true })).toBeFocused();
    await expect(sounding).toHaveAttribute("data-listening", "playing");
    const left = await page.evaluate(() => String(Reflect.get(window, "addressBeforePush")));
    expect(left).toMatch(new RegExp(`/${reader}\\?surah=67(&verse=[1-8])?$`));
    await page.goBack();
    await expect(page).toHaveURL(left);
    await expect(sounding).toHaveAttribute("data-listening", "playing");
  });
