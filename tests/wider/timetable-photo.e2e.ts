import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { byTurns } from "#tests/support/by-turns.ts";
import { expect, test, whenReady } from "#tests/support/e2e.ts";
import { openSheet } from "#tests/support/prayer-page.ts";
import { renderedFaces } from "#tests/support/rendered-faces.ts";
import {
  drawTimetable,
  printedTime,
  type RenderedTimetable,
  renderedTimetables,
  timetableHtml,
} from "#tests/support/rendered-timetables.ts";

const root = resolve(import.meta.dirname, "../..");

/** The cells that stand in the table for correction, by rows. */
async function shownCells(page: Page, rows: number): Promise<string[][]> {
  const table = page.getByRole("dialog").getByRole("table");
  await expect(table.getByRole("row")).toHaveCount(rows + 1, { timeout: 60_000 });
  return table
    .locator("tbody tr")
    .evaluateAll((found) => found.map((row) => [...row.querySelectorAll("input")].map((cell) => cell.value)));
}

function rightPart(table: RenderedTimetable, cells: readonly (readonly string[])[]): number {
  const wanted = table.rows.map((row) => row.map((at) => printedTime({ ...table, digits: "latin" }, at)));
  const right = wanted.flatMap((row, at) => row.filter((cell, column) => cells[at]?.[column] === cell));
  return right.length / wanted.flat().length;
}

test("a photographed timetable and a PDF are read on the device, corrected and fitted", async ({
  page,
  baseURL,
  browser,
}) => {
  test.setTimeout(180_000);
  const foreign: string[] = [];
  page.on("request", (request) => {
    const address = request.url();
    if (/^https?:/.test(address) && new URL(address).origin !== baseURL) foreign.push(address);
  });
  const faces = await renderedFaces(root);
  const all = renderedTimetables();
  await page.goto("/prayer");
  await whenReady(page);
  await openSheet(page, "settings");
  await page.getByRole("button", { name: "Match my mosque" }).click();
  const sheet = page.getByRole("dialog", { name: "Match my mosque" });
  const picker = sheet.getByLabel("Read a photo or PDF").and(page.locator("input"));
  // Digits of one script; the exhaustive run has the Latin ones, which need the slow reader of letters, and the Persian.
  for (const index of byTurns([12, 0, 19], 0)) {
    const table = all[index];
    if (!table) throw new Error(`there is no timetable ${index}`);
    await sheet.getByLabel("Digits in the picture").selectOption(table.digits);
    const buffer = await drawTimetable(browser, table, faces);
    await picker.setInputFiles({ name: "timetable.png", mimeType: "image/png", buffer });
    const cells = await shownCells(page, table.rows.length);
    expect(rightPart(table, cells), table.name).toBeGreaterThanOrEqual(0.95);
    // Corrected and taken over: the field has a line for each day.
    await sheet.getByRole("textbox", { name: "1 Fajr", exact: true }).fill("5:01");
    await sheet.getByRole("button", { name: "Use these times" }).click();
    const taken = (await sheet.locator("textarea").inputValue()).split("\n");
    expect(taken).toHaveLength(table.rows.length);
    expect(taken[0]?.startsWith("5:01\t")).toBe(true);
  }
  const printed = all[2];
  if (!printed) throw new Error("there is no third timetable");
  const paper = await browser.newPage();
  await paper.setContent(timetableHtml({ ...printed, turn: 0 }, faces));
  const buffer = await paper.pdf();
  await paper.close();
  await picker.setInputFiles({ name: "timetable.pdf", mimeType: "application/pdf", buffer });
  expect(rightPart(printed, await shownCells(page, printed.rows.length))).toBe(1);
  await sheet.getByRole("button", { name: "Use these times" }).click();
  const before = await sheet.locator("textarea").inputValue();
  // What is no picture, and a picture of nothing: said, and nothing is lost.
  await picker.setInputFiles({
    name: "broken.png",
    mimeType: "image/png",
    buffer: Buffer.from("no picture"),
  });
  await expect(sheet.getByText("It could not be read")).toBeVisible();
  const blank = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  await picker.setInputFiles({ name: "blank.png", mimeType: "image/png", buffer: blank });
  await expect(sheet.getByText("No table of times was found")).toBeVisible();
  expect(await sheet.locator("textarea").inputValue()).toBe(before);
  await sheet.getByRole("button", { name: "Find the method" }).click();
  await expect(sheet.locator("[data-match]").first()).toBeVisible();
  expect(foreign).toEqual([]);
});
