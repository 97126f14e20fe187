import { readFile } from "node:fs/promises";
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

test("a khatma is begun, read in portions, moved, finished and given up only after a question", async ({
  page,
}) => {
  await page.goto("/khatma");
  await whenReady(page);
  await page.getByRole("button", { name: "Begin a khatma" }).press("Enter");
  const form = page.getByRole("form", { name: "Begin a khatma" });
  await form.getByLabel("Number of days").fill("0");
  await expect(form.getByRole("status")).toHaveText(/from 1 to 604 days/);
  await form.getByLabel("Number of days").fill("30");
  await form.getByLabel("Begin from page").fill("600");
  await expect(form.getByRole("status")).toHaveText(/21 pages on the first day/);
  await form.getByLabel("Name (optional)").fill("Evenings");
  await form.getByRole("button", { name: "Begin a khatma" }).press("Enter");

  const plan = page.getByRole("region", { name: "Evenings" });
  await expect(plan.getByRole("status")).toHaveText(/600–604 · 1–16 \(21 pages\)/);
  await expect(plan.getByText(/30 days left/)).toBeVisible();
  const download = page.waitForEvent("download");
  await plan.getByRole("button", { name: "Save as calendar (.ics)" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(
    "SUMMARY:Evenings: Pages 600–604 · 1–16 (21 pages)",
  );
  // What is read for the plan is its own place; that of the recitation stays.
  await page.evaluate(() => localStorage.setItem("reader.position", "36:13"));
  await plan.getByRole("link", { name: "Read" }).click();
  await expect(page.locator('[data-page="600"]')).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.locator('[data-page="601"]')).toBeVisible();
  await page.getByRole("link", { name: "Evenings" }).click();
  await expect(plan.getByRole("link", { name: /^Continue at \S+ 103:1$/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("reader.position"))).toBe("36:13");
  await plan.getByRole("button", { name: "Done for today" }).press("Enter");
  await expect(plan.getByText("21 of 604 pages read")).toBeVisible();
  await page.reload();
  await whenReady(page);
  await expect(plan.getByText("Today’s portion is read")).toBeVisible();
  await plan.getByRole("button", { name: "Change" }).click();
  expect(await axeFaults(page)).toEqual([]);

  await plan.getByRole("button", { name: "Give up this khatma" }).click();
  await plan.getByRole("button", { name: "No, go on" }).click();
  await plan.getByLabel("Last page you have read").fill("599");
  await plan.getByRole("button", { name: "Save the page" }).click();
  const history = page.getByRole("region", { name: "Finished" });
  await expect(history.getByText("Evenings")).toBeVisible();
  await expect(plan).toHaveCount(0);

  await page.getByRole("button", { name: "Begin a khatma" }).click();
  await form.getByRole("button", { name: "Begin a khatma" }).click();
  const second = page.getByRole("region", { name: "Khatma from page 1" });
  await second.getByRole("button", { name: "Change" }).click();
  await second.getByRole("button", { name: "Give up this khatma" }).click();
  await second.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(second).toHaveCount(0);
  await expect(page.getByText("No khatma is under way")).toBeVisible();
  await history.getByRole("button", { name: "Delete Evenings" }).click();
  await history.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(history).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(history.getByText("Evenings")).toBeVisible();
});

test("the page is mirrored in Arabic and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await setLanguage(page, "ar");
  await page.goto("/khatma");
  await whenReady(page);
  await page.getByRole("button", { name: "ابدأ ختمة" }).click();
  await page.getByRole("form").getByRole("button", { name: "ابدأ ختمة" }).click();
  await expect(page.getByText("ورد اليوم", { exact: true })).toBeVisible();
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});
