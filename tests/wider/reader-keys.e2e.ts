import type { Page } from "@playwright/test";
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { fulfillWithSound, generateTone, mockAudioHosts } from "#tests/support/generated-sound.ts";

// Requests of a service worker would bypass the mocked hosts.
test.use({ serviceWorkers: "block" });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenReady(page);
}

const panel = (page: Page) => page.getByRole("region", { name: "Player", exact: true });

/** From the button that plays a verse, j and k move the focus to verses, whose names have their number and words. */
async function moveFromPlay(page: Page, ayah: number): Promise<void> {
  await page.getByRole("button", { name: `Play verse ${ayah}`, exact: true }).focus();
  await page.keyboard.press("j");
  const next = page.locator(`#verse-${ayah + 1}`);
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute("aria-current", "true");
  const words = await next.locator("[data-arabic]").innerText();
  await expect(next).toHaveAccessibleName(`Verse ${ayah + 1} ${words}`);
  await page.keyboard.press("j");
  await expect(page.locator(`#verse-${ayah + 2}`)).toBeFocused();
  await page.keyboard.press("k");
  await expect(next).toBeFocused();
}

test("the reader lists its shortcuts on ?, and each does what it says", async ({ page }) => {
  await mockAudioHosts(page, { "everyayah.com": (route) => fulfillWithSound(route, generateTone(20)) });
  await open(page, "/complete-quran?surah=67");
  await expect(page.locator("[data-ayah]")).toHaveCount(30);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list.getByText("Play or pause the verse")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();

  await page.keyboard.press("j");
  await expect(page.locator("#verse-1")).toHaveAttribute("aria-current", "true");
  await moveFromPlay(page, 1);
  await page.keyboard.press("k");
  await expect(page.locator("#verse-1")).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("b");
  await expect(page.getByText("Bookmarked", { exact: true })).toBeVisible();
  await page.keyboard.press("t");
  await expect(page.locator("#verse-1 [data-translation]")).toHaveCount(0);
  const size = () =>
    page
      .locator("#verse-1 [data-arabic]")
      .evaluate((verse) => Number.parseFloat(getComputedStyle(verse).fontSize));
  const before = await size();
  await page.keyboard.press("+");
  await expect.poll(size).toBeGreaterThan(before);
  await page.keyboard.press("-");
  await expect.poll(size).toBe(before);
  await page.keyboard.press("w");
  await expect(page.getByRole("region", { name: "Word by word" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Word by word" })).toHaveCount(0);
  await page.keyboard.press(" ");
  await expect(panel(page).getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await page.keyboard.press(" ");
  await expect(panel(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/surah=68/);
  await page.keyboard.press("p");
  await expect(page).toHaveURL(/surah=67/);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("j?");
  await expect(page.getByRole("searchbox")).toHaveValue("j?");
  await expect(list).toBeHidden();
});

test("the reader handles every key that is pressed faster than it can render", async ({ page }) => {
  await open(page, "/digital-quran?surah=18&verse=10");
  await expect(page.locator("[data-ayah]")).toHaveCount(110);
  await page.evaluate(() => {
    for (let key = 0; key < 20; key += 1)
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "j", code: "KeyJ", bubbles: true, cancelable: true }),
      );
  });
  await expect(page.locator("#verse-30")).toHaveAttribute("aria-current", "true");
  await expect(page.locator("#verse-30")).toBeInViewport();
  await expect(page).toHaveURL(/surah=18&verse=30$/);
  await moveFromPlay(page, 30);
});

test("the reader goes on from where a scroll stopped, though the address changes at that moment", async ({
  page,
}) => {
  await open(page, "/digital-quran?surah=18&verse=10");
  await expect(page.locator("[data-ayah]")).toHaveCount(110);
  const read = await page.evaluate(async () => {
    dispatchEvent(new WheelEvent("wheel"));
    scrollBy(0, 900);
    await new Promise((resolve) => addEventListener("scrollend", resolve, { once: true }));
    const [x, y] = [document.documentElement.clientWidth / 2, innerHeight * 0.3];
    const verse = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-ayah]");
    // The thread is busy so long that the address is due to change at the moment of the key.
    for (const from = performance.now(); performance.now() - from < 400; );
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key: "j", code: "KeyJ", bubbles: true, cancelable: true }),
    );
    return Number(verse?.dataset.ayah);
  });
  expect(read).toBeGreaterThan(10);
  await expect(page.locator(`#verse-${read + 1}`)).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(new RegExp(`surah=18&verse=${read + 1}$`));
});

test("the shortcuts work in the digital mushaf in Arabic", async ({ page }) => {
  await setLanguage(page, "ar");
  await open(page, "/digital-quran?surah=112");
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "؟", code: "Slash", bubbles: true })),
  );
  await expect(page.getByRole("dialog", { name: "اختصارات لوحة المفاتيح" })).toBeVisible();
  await expect(page.getByRole("dialog").getByText("كلمات الآية وعلامتها وملاحظتها")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("j");
  await expect(page.locator("#verse-1")).toHaveAttribute("aria-current", "true");
});
