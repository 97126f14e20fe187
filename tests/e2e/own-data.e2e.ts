import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, setLanguage, test, whenHeadingFocused, whenReady } from "#tests/support/e2e.ts";

const star = (page: Page, verse: number) =>
  page.getByRole("button", { name: new RegExp(`^(Add|Remove) verse ${verse} (to|from) favorites$`) });

async function openSurah(page: Page, surah: number): Promise<void> {
  await page.goto(`/digital-quran?surah=${surah}`);
  await whenReady(page);
}

async function openOwnData(page: Page): Promise<void> {
  await page.goto("/credits#privacy");
  await whenReady(page);
  await expect(page.getByRole("button", { name: "Save to a file" })).toBeVisible();
}

const answer = (page: Page) =>
  page.getByRole("region", { name: "Your data on this device" }).getByRole("status");

async function readFrom(page: Page, name: string, content: string): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({
    name,
    mimeType: "application/json",
    buffer: Buffer.from(content),
  });
}

test("a favourite of one tab appears in the other, is exported, deleted everywhere, and imported again", async ({
  page,
  context,
}) => {
  await openSurah(page, 112);
  const other = await context.newPage();
  await openSurah(other, 112);
  await star(page, 2).click();
  await expect(star(other, 2)).toHaveAccessibleName("Remove verse 2 from favorites");
  await star(other, 3).click();
  await expect(star(page, 3)).toHaveAccessibleName("Remove verse 3 from favorites");

  await openOwnData(page);
  await expect(page.getByText("3 items are saved on this device.")).toBeVisible();
  await expect(page.getByText(/Riwaq takes up .+ [kM]B in this browser/)).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save to a file" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^riwaq-\d{4}-\d{2}-\d{2}\.json$/);
  const saved = await readFile(await download.path(), "utf8");
  expect(JSON.parse(saved).records.map(({ kind, key }: Record<string, string>) => [kind, key])).toEqual([
    ["favourite-verse", "112:2"],
    ["favourite-verse", "112:3"],
    ["position", "reader"],
  ]);

  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("3 items are saved on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(answer(page)).toHaveText("Everything you saved on this device has been deleted.");
  await expect(page.getByText("Nothing is saved on this device yet.")).toBeVisible();
  await expect(star(other, 2)).toHaveAccessibleName("Add verse 2 to favorites");

  const broken = saved.replace('"112:3"', '"112:5"');
  for (const [content, message] of [
    [broken, "Nothing was changed: record 2 of this file cannot be right. The file may be damaged."],
    [saved.slice(0, 200), "Nothing was changed: this file cannot be read."],
    ['{"name":"other"}', "Nothing was changed: this file was not saved by Riwaq."],
    [saved.replace('"version": 1', '"version": 2'), "Nothing was changed: this file was saved by a newer"],
  ] as const) {
    await readFrom(page, "riwaq.json", content);
    await expect(answer(page)).toContainText(message);
    await expect(page.getByText("Nothing is saved on this device yet.")).toBeVisible();
  }

  await readFrom(page, "riwaq.json", saved);
  await expect(answer(page)).toContainText("3 items were added from the file.");
  await expect(star(other, 2)).toHaveAccessibleName("Remove verse 2 from favorites");
  await readFrom(page, "riwaq.json", saved);
  await expect(answer(page)).toContainText("Everything in this file was already here.");
});

test("data of the previous storage is migrated", async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("set"))
      localStorage.setItem("favorites.verses", '["112:1","112:9",7,"112:4"]');
    sessionStorage.setItem("set", "1");
  });
  await openSurah(page, 112);
  await expect(star(page, 1)).toHaveAccessibleName("Remove verse 1 from favorites");
  await expect(star(page, 4)).toHaveAccessibleName("Remove verse 4 from favorites");
  await expect(star(page, 2)).toHaveAccessibleName("Add verse 2 to favorites");
  expect(await page.evaluate(() => localStorage.getItem("favorites.verses"))).toBeNull();
  await page.reload();
  await whenReady(page);
  await expect(star(page, 1)).toHaveAccessibleName("Remove verse 1 from favorites");
});

test("without storage the app works, and says so once", async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("storage is closed", "SecurityError");
    };
  });
  await openSurah(page, 112);
  await star(page, 2).click();
  const message = page.getByText("This browser doesn’t let Riwaq save anything");
  const notice = page.locator("li").filter({ has: message });
  // A notice stays while the pointer is over it.
  await notice.hover();
  await expect(star(page, 2)).toHaveAccessibleName("Remove verse 2 from favorites");
  await star(page, 3).press("Enter");
  await expect(star(page, 3)).toHaveAccessibleName("Remove verse 3 from favorites");
  await expect(notice).toHaveCount(1);
  await page.getByRole("link", { name: "Credits and privacy" }).click();
  await whenHeadingFocused(page, "Credits and privacy");
  await expect(page.getByText("3 items are saved on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Save to a file" }).click();
  await expect(answer(page)).toContainText("The file couldn’t be created");
});

test("a file of ten thousand records is imported without blocking the page", async ({ page }) => {
  await setLanguage(page, "en");
  await openOwnData(page);
  // The file is created in the page: passing it in from outside would block the page by itself.
  await page.evaluate(() => {
    const records = Array.from({ length: 10_000 }, (_, index) => ({
      kind: "review-card",
      key: `card-${index}`,
      slot: "",
      stamp: `019000000000${index.toString(16).padStart(4, "0")}00000000000000aa`,
      body: { due: index, state: "review", history: [1, 2, 3, 4] },
    }));
    const text = JSON.stringify({ format: "riwaq-kept-data", version: 1, records });
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], "riwaq.json", { type: "application/json" }));
    const turns: number[] = [];
    setTimeout(() => {
      setInterval(() => turns.push(performance.now()), 4);
      Object.assign(window, { turns });
      const chooser = document.querySelector<HTMLInputElement>("input[type=file]");
      if (chooser) chooser.files = chosen.files;
      chooser?.dispatchEvent(new Event("change", { bubbles: true }));
    });
  });
  await expect(answer(page)).toContainText("10,000 items were added from the file.", { timeout: 20_000 });
  await expect(page.getByText("10,000 items are saved on this device.")).toBeVisible();
  const turns = await page.evaluate(() => (window as unknown as { turns: number[] }).turns);
  const longest = Math.max(...turns.slice(1).map((at, index) => at - (turns[index] ?? at)));
  test.info().annotations.push({ type: "longest block", description: `${Math.round(longest)} ms` });
  // However slow the machine, the page is responsive again and again meanwhile.
  expect(turns.length).toBeGreaterThan(25);
  expect(longest).toBeLessThan(((turns.at(-1) ?? 0) - (turns[0] ?? 0)) / 3);
});
