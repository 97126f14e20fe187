import type { Page } from "@playwright/test";
import avatar from "#app/i18n/messages/en/avatar.json" with { type: "json" };
import { expect, test, whenReady } from "#tests/support/e2e.ts";
import { fulfillRange, generateTone, mockAudioHosts } from "#tests/support/generated-sound.ts";

// Requests of a service worker would bypass the mocked hosts.
test.use({ serviceWorkers: "block", allowedErrors: /net::ERR|Failed to load resource/ });

const long = generateTone(30);
const toasts = (page: Page) => page.locator("li[data-state=open]");

const sliders = [
  ["the home reader", "/", (page: Page) => page.getByRole("region", { name: "Quran Reader" }), "Volume", 80],
  [
    "the companion",
    "/",
    (page: Page) => page.getByRole("region", { name: "A companion in recitation" }),
    avatar.volume,
    80,
  ],
  [
    "streaming",
    "/quran-streaming",
    (page: Page) => page.getByRole("region", { name: "Player" }),
    "Volume",
    70,
  ],
  [
    "the complete reader",
    "/complete-quran?surah=112",
    (page: Page) => page.getByRole("region", { name: "Player next to the text" }),
    "Volume",
    70,
  ],
] as const;

test("each volume is its own until one is stored, and the stored one after that", async ({ page }) => {
  const expectAt = async (address: string, stored?: number) => {
    await page.goto(address);
    await whenReady(page);
    for (const [what, , region, name, own] of sliders.filter(([, at]) => at === address))
      await test.step(what, async () => {
        const shown = stored ?? own;
        const heading = region(page).getByRole("heading").first();
        if (address === "/") await heading.scrollIntoViewIfNeeded();
        const slider = region(page).getByRole("slider", { name, exact: true });
        await expect(slider).toBeVisible();
        await expect(slider).toHaveValue(String(shown));
        await expect(slider).toHaveAttribute("aria-valuenow", String(shown));
        await expect(slider).toHaveAttribute("aria-valuetext", `${shown}%`);
      });
  };
  await expectAt("/");
  await expectAt("/complete-quran?surah=112");
  await page.evaluate(() => localStorage.setItem("listening.sound", '{"volume":33,"speed":1}'));
  await expectAt("/", 33);
  await expectAt("/quran-streaming", 33);
});

test("the server's HTML never shows another volume than the stored one", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("listening.sound", '{"volume":33,"speed":1}');
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const slider of document.querySelectorAll<HTMLInputElement>("input[aria-label=Volume]"))
        if (slider.checkVisibility({ visibilityProperty: true })) seen.add(slider.value);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto("/complete-quran?surah=112");
  await whenReady(page);
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  await expect.poll(seen).toEqual(["33"]);
  const slider = page
    .getByRole("region", { name: "Player next to the text" })
    .getByRole("slider", { name: "Volume", exact: true });
  await expect(slider).toBeVisible();
  await expect(slider).toHaveAttribute("aria-valuenow", "33");
  await expect(slider).toHaveAttribute("aria-valuetext", "33%");
});

test("the repeat setting is applied after a verse was played and after a reload", async ({ page }) => {
  await mockAudioHosts(page, { "everyayah.com": (route) => fulfillRange(route, long) });
  await page.goto("/complete-quran?surah=112");
  await whenReady(page);
  const panel = page.getByRole("region", { name: "Player", exact: true });
  await page.getByRole("button", { name: "Play verse 3", exact: true }).click();
  await expect(page.getByRole("button", { name: "Pause verse 3", exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Repeat: none", exact: true }).click();
  await expect(panel.getByRole("button", { name: "Repeat: this verse", exact: true })).toBeVisible();
  await page.reload();
  await whenReady(page);
  await expect(panel.getByRole("button", { name: "Repeat: this verse", exact: true })).toBeVisible();
  await page.goto("/digital-quran?surah=112");
  await whenReady(page);
  await page.getByRole("button", { name: "Play verse 2", exact: true }).click();
  await page.getByRole("button", { name: "Player settings" }).click();
  await expect(page.getByRole("combobox", { name: "Repeat" })).toHaveValue("one");
});

test("a repetition used before starts with one press after a reload, and the slider says verse and time", async ({
  page,
}) => {
  await mockAudioHosts(page, { "everyayah.com": (route) => fulfillRange(route, long) });
  const panel = page.getByRole("region", { name: "Player next to the text" });
  const open = async () => {
    await page.goto("/complete-quran?surah=67&verse=3");
    await whenReady(page);
    await panel.getByRole("button", { name: "Player settings" }).click();
  };
  await open();
  await panel.getByLabel("Each verse").selectOption("2");
  await panel.getByLabel("The range").selectOption("5");
  await panel.getByRole("button", { name: "Repeat these verses" }).click();
  await expect(panel.getByRole("status").filter({ hasText: "Round 1 of 5" })).toBeVisible();
  const before = panel.getByRole("button", { name: /^Each verse: 2 times · range: 5 times/ });
  await expect(before).toBeVisible();
  const volume = panel.getByRole("slider", { name: "Volume" }).first();
  await volume.fill("41");
  await open();
  await expect(volume).toHaveValue("41");
  await before.click();
  await expect(panel.getByRole("status").filter({ hasText: "Round 1 of 5" })).toBeVisible();
  await expect(panel.getByRole("slider", { name: "Position" })).toHaveAttribute(
    "aria-valuetext",
    /^Verse 1: 0:\d\d of 0:30$/,
  );
  await page.goto("/");
  await whenReady(page);
  const home = page.getByRole("region", { name: "Quran Reader" });
  await home.getByRole("heading").first().scrollIntoViewIfNeeded();
  await expect(home.getByRole("slider", { name: "Volume" })).toHaveValue("41");
});

test("a recitation that fails repeatedly says so in one toast, without host names, and offline what is available", async ({
  page,
  context,
}) => {
  const asked = await mockAudioHosts(page, {});
  await page.goto("/digital-quran?surah=112");
  await whenReady(page);
  for (const _ of [1, 2, 3]) {
    const before = asked.length;
    await page.getByRole("button", { name: "Play verse 2", exact: true }).click();
    // Until it asks for the sound the player still shows the failure before, and another press would pause it.
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await expect(page.locator("[data-listening]")).toHaveAttribute("data-listening", "failed");
  }
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText("Failed to play audio. Please try again.");
  await expect(page.locator("body")).not.toContainText(/everyayah|quranicaudio|islamic\.network/);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Play verse 2", exact: true }).click();
  await expect(toasts(page).filter({ hasText: "You are offline" })).toContainText("No recitation is saved");
  await expect(toasts(page)).toHaveCount(1);
});
