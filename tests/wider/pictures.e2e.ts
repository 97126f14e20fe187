import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { axeFaults, expect, test, whenReady } from "#tests/support/e2e.ts";

test.use({ serviceWorkers: "block" });

/** Goes on by the tab key until this has the focus. */
async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

/** The size that a PNG file states, and which part of its pixels is not of the colour of its corner. */
async function pictureFacts(page: Page, file: Buffer) {
  expect(file.subarray(1, 4).toString("latin1")).toBe("PNG");
  const size = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const drawn = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(
      context?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(4),
    );
    return pixels.filter((pixel) => pixel !== pixels[0]).length / pixels.length;
  }, file.toString("base64"));
  return { size, drawn };
}

/** Saves the picture of a sheet: its name and what its file holds. */
async function saved(page: Page, sheet: Locator) {
  const save = sheet.getByRole("button", { name: "Save" });
  await expect(save).toBeEnabled();
  const download = page.waitForEvent("download");
  await save.press("Enter");
  const file = await download;
  return { name: file.suggestedFilename(), ...(await pictureFacts(page, await readFile(await file.path()))) };
}

test("several verses are drawn as a picture, by keys alone, and Escape and Back close its sheet", async ({
  page,
}) => {
  await page.goto("/digital-quran?surah=2&verse=255");
  await whenReady(page);
  const more = page.getByRole("button", { name: "Words, label and note of verse 255" });
  await more.focus();
  await page.keyboard.press("Enter");
  const verse = page.getByRole("complementary", { name: /2:255$/ });
  const opener = verse.getByRole("button", { name: "Picture", exact: true });
  await expect(verse).toBeVisible();
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Share as image" });
  await expect(sheet.getByRole("img", { name: "Preview of the image" })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  const upTo = sheet.getByRole("combobox", { name: "From verse 255 to verse" });
  await tabTo(page, upTo);
  // Not to the end of the surah: what does not fit at a size that can be read is not offered.
  const ends = await upTo.locator("option").allInnerTexts();
  expect(ends.slice(0, 3)).toEqual(["255", "256", "257"]);
  expect(ends.length).toBeLessThan(30);
  const alone = await saved(page, sheet);
  expect(alone.name).toBe("quran-2-255.png");
  expect(alone.size[0]).toBe(1080);
  await upTo.selectOption("257");
  const several = await saved(page, sheet);
  expect(several.name).toBe("quran-2-255-257.png");
  expect(several.size[0]).toBe(1080);
  expect(several.drawn).toBeGreaterThan(alone.size[1] === several.size[1] ? alone.drawn : 0.02);
  await upTo.selectOption("255");
  await sheet.getByRole("button", { name: "Story" }).press("Enter");
  await expect(sheet.getByRole("img")).toHaveJSProperty("naturalHeight", 1920);
  expect((await saved(page, sheet)).size).toEqual([1080, 1920]);

  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(verse).toBeVisible();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(verse).toBeVisible();
  await expect(page).toHaveURL(/surah=2&verse=255/);
});

test("a dhikr is drawn as a picture and saved", async ({ page }) => {
  await page.goto("/complete-athkar?category=travel");
  await whenReady(page);
  await page.locator("[data-source] summary").first().press("Enter");
  const share = page.getByRole("button", { name: "Share as image" });
  await share.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Share as image" });
  await sheet.getByRole("button", { name: "Paper" }).press("Enter");
  const { name, size, drawn } = await saved(page, sheet);
  expect(name).toMatch(/^dhikr-.+\.png$/);
  expect(size[0]).toBe(1080);
  expect(drawn).toBeGreaterThan(0.02);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(share).toBeFocused();
  await expect(page.locator("[data-tap]")).toHaveAccessibleName(/^Count: 0 of/);
});
