import type { Page } from "@playwright/test";
import { axeFaults, expect, test, whenReady } from "#tests/support/e2e.ts";

/** The ids in the editor's list, in their order. */
function ordered(page: Page): Promise<(string | null)[]> {
  return page
    .locator("[data-ordered]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-ordered")));
}

test("a set of one's own is made, ordered by dragging, shared by a link and saved by another person", async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void Object.assign(window, { copied: text }) },
    });
  });
  await page.goto("/athkar");
  await whenReady(page);
  await page.getByRole("button", { name: /^Make a set/ }).click();
  await page.getByLabel("Name of the set").fill("At noon");
  for (const name of [/^Al-Ikhlas/, /^Al-Falaq/, /^An-Nas/])
    await page.getByRole("button", { name }).first().click();
  expect(await axeFaults(page)).toEqual([]);

  const handle = page.getByRole("button", { name: "Change the place of: Al-Ikhlas 1–4" });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await page.locator("[data-ordered=an-nas]").boundingBox();
  if (!from || !to) throw new Error("nothing to drag");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  const order = ["al-falaq", "an-nas", "al-ikhlas"];
  expect(await ordered(page)).toEqual(order);
  await page.reload();
  await whenReady(page);
  await expect.poll(() => ordered(page)).toEqual(order);
  await expect(page.getByLabel("Name of the set")).toHaveValue("At noon");

  await page.getByRole("button", { name: "Share this set" }).click();
  await expect(page.getByText("The link to the set was copied", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  const link = copied.split("\n").at(-1) ?? "";

  const other = await browser.newPage();
  await other.goto(link);
  await whenReady(other);
  await expect(other.locator("[data-dhikr=al-falaq]")).toBeVisible();
  expect(await axeFaults(other)).toEqual([]);
  await other.getByRole("button", { name: "Save to my sets" }).click();
  await expect(other).toHaveURL(/\/athkar\?set=/);
  await other.getByRole("link", { name: "All athkar" }).click();
  await expect(other.getByRole("link", { name: /At noon/ })).toContainText("3 athkar");
  await other.close();
});

test("a dhikr becomes a favourite where it is said, and favourites are a set", async ({ page }) => {
  await page.goto("/complete-athkar?category=travel");
  await whenReady(page);
  const id = await page.locator("[data-dhikr]").getAttribute("data-dhikr");
  await page.locator("[data-source] summary").first().press("Enter");
  await page.getByRole("button", { name: "Add to favorites" }).click();
  await expect(page.getByText("Added to favorites", { exact: true })).toBeVisible();
  await page.goto("/athkar?set=favorites");
  await whenReady(page);
  await expect(page.locator("[data-dhikr]")).toHaveAttribute("data-dhikr", id ?? "");
});
