import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

const noon = new Date("2026-11-26T12:00:00Z");

/** The text of what a press saves. */
async function savedBy(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name, exact: true }).click(),
  ]);
  return readFile(await download.path(), "utf8");
}

test("prayers are noted and undone, seen in the year and exported without the pauses", async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await page.goto("/prayer-log?day=2026-11-20");
  await whenReady(page);
  const choice = (prayer: string, mark: string) =>
    page.getByRole("group", { name: prayer }).getByRole("button", { name: mark });
  await choice("Fajr", "In congregation").press("Enter");
  await choice("Dhuhr", "On time").click();
  await choice("Asr", "Missed").click();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(choice("Asr", "Missed")).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(choice("Fajr", "In congregation")).toHaveAttribute("aria-pressed", "true");
  await expect(choice("Dhuhr", "On time")).toHaveAttribute("aria-pressed", "true");
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole("tab", { name: "Pause" }).click();
  await page.getByLabel("First day").fill("2026-11-10");
  await page.getByLabel("Last day").fill("2026-11-14");
  await page.getByRole("button", { name: "Save the pause" }).click();
  await expect(page.getByText(/10 November 2026 – .*14 November 2026/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole("tab", { name: "To make up" }).click();
  await page.getByRole("button", { name: "Reckon from a time" }).click();
  await page.getByLabel("Months", { exact: true }).fill("1");
  await page.getByRole("button", { name: "Add to what is owed" }).click();
  await expect(page.locator('[data-owed="isha"]')).toHaveText("31");
  await page.getByRole("button", { name: "One Isha made up" }).click();
  await expect(page.locator('[data-owed="isha"]')).toHaveText("30");

  await page.getByRole("tab", { name: "Year" }).click();
  const day = page.locator('[data-day="2026-11-20"]');
  await expect(day).toHaveAccessibleName(/: Fajr: In congregation · Dhuhr: On time$/);
  await expect(page.locator('[data-day="2026-11-12"]')).toHaveAccessibleName(/: Pause$/);
  expect(await axeFaults(page)).toEqual([]);
  const table = await savedBy(page, "Table (CSV)");
  expect(table).toContain("2026-11-20,In congregation,On time,,,");
  expect(table).toContain("To make up,31,31,31,31,30");
  const file = await savedBy(page, "File for Riwaq");
  expect(JSON.parse(file).records).toHaveLength(2 + 1 + 5);
  expect(table + file).not.toMatch(/pause|2026-11-1/i);
  await day.focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.locator('[data-day="2026-11-13"]')).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^This day is in a pause/)).toBeVisible();
});

test("the log is mirrored in Arabic and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await setLanguage(page, "ar");
  await page.goto("/prayer-log?view=year");
  await whenReady(page);
  await expect(page.getByText("لم يُدوَّن شيء في هذه السنة")).toBeVisible();
  for (const name of ["يوم", "للقضاء", "توقف"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  }
});
