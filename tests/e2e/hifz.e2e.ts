import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { faintEdges } from "#tests/accessibility/faint-edges.ts";
import { inBothThemes } from "#tests/accessibility/in-both-themes.ts";
import { movingMeanwhile } from "#tests/accessibility/moving-parts.ts";
import {
  axeFaults,
  expect,
  setLanguage,
  test,
  whenHeadingFocused,
  whenReady,
  whenSheetsLeft,
} from "#tests/support/e2e.ts";
import { fulfillWithSound, generateTone, mockAudioHosts } from "#tests/support/generated-sound.ts";

test.use({ viewport: { width: 360, height: 780 }, serviceWorkers: "block" });

const hour = 3_600_000;
const firstDay = new Date("2026-11-21T08:00:00").getTime();

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/learning-methods?${address}`);
  await whenReady(page);
}

/** Goes from today's portion to the cards, grades every due one and returns how many there were. */
async function reviewAll(page: Page): Promise<number> {
  await page.getByRole("main").getByRole("link", { name: "Review", exact: true }).click();
  await expect(page.getByText(/to review now$/)).toBeVisible();
  const rest = page.getByText("Nothing is due");
  const next = page.locator("[data-card]").or(rest).first();
  let count = 0;
  // A card's text appears a moment after its count.
  for (await expect(next).toBeVisible(); !(await rest.isVisible()); await expect(next).toBeVisible()) {
    const card = await page.locator("[data-card]").getAttribute("data-card");
    await page.getByRole("button", { name: "Show the answer" }).click();
    await page.locator("[data-grade=good]").click();
    await expect(page.locator(`[data-card="${card}"]`)).toHaveCount(0);
    count++;
  }
  return count;
}

test("Al-Mulk 1 to 5 is memorised in three days, with reviews between", async ({ page }) => {
  test.slow();
  await page.clock.setFixedTime(firstDay);
  await open(page, "tool=plan&surah=67&from=1&to=5");
  await page.getByLabel("Finish by").fill("2026-11-23");
  await expect(page.getByText("Up to 2 verses a day, on 3 days")).toBeVisible();
  await page.getByRole("button", { name: "Start this plan" }).click();
  const learn = async (...verses: number[]) => {
    for (const verse of verses) await page.getByRole("button", { name: `I know verse ${verse}` }).click();
  };
  await learn(1, 2);
  await expect(page.getByText("today's portion is learnt")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await reviewAll(page)).toBe(2);
  await page.getByRole("button", { name: "Undo the last review" }).click();
  await expect(page.getByText("1 card to review now")).toBeVisible();
  const answer = page.getByRole("button", { name: "Show the answer" });
  expect(await movingMeanwhile(page, () => answer.click())).toEqual([]);
  await page.keyboard.press("Tab");
  expect(await inBothThemes(page, axeFaults, faintEdges)).toEqual([]);
  await page.locator("[data-grade=good]").click();
  await expect(page.getByText("Nothing is due")).toBeVisible();

  await page.clock.setFixedTime(firstDay + 24 * hour);
  await open(page, "tool=today");
  await expect(page.getByText("One missed day in seven")).toBeVisible();
  await learn(3, 4);
  expect(await reviewAll(page)).toBe(4);

  await page.clock.setFixedTime(firstDay + 48 * hour);
  await open(page, "tool=today");
  await learn(5);
  await expect(page.getByText("The whole passage is learnt")).toBeVisible();
  await expect(page.getByRole("region", { name: "Days in a row" })).toContainText("3");
  expect(await reviewAll(page)).toBe(5);
  await page.reload();
  await whenReady(page);
  await expect(page.getByText("5 cards in all")).toBeVisible();
});

test("cards are exported as a table and imported; importing it twice changes nothing", async ({ page }) => {
  await open(page, "tool=cards&surah=112&from=1&to=4");
  await page.getByRole("button", { name: "Add cards" }).click();
  await expect(page.getByText("4 cards in all")).toBeVisible();
  await page.getByRole("button", { name: "Show the answer" }).click();
  await page.locator("[data-grade=easy]").click();
  await expect(page.getByText("3 cards to review now")).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  const file = await (await saving).path();
  const table = await readFile(file, "utf8");
  expect(table).toContain("#separator:Comma");
  expect(table.match(/"112:\d"/g)).toHaveLength(4);
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByText("0 cards imported", { exact: true })).toBeVisible();
  await expect(page.getByText("Unchanged: 4. Not readable: 0.", { exact: true })).toBeVisible();
});

test("words revealed by key and tap are still revealed after a reload", async ({ page }) => {
  await open(page, "tool=hide&surah=112&from=1&to=4");
  await expect(page.getByText("0 of 15 revealed")).toBeVisible();
  expect(await movingMeanwhile(page, () => page.keyboard.press("Space"))).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("4 of 15 revealed")).toBeVisible();
  await page.locator("summary:visible").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("details[open]")).toHaveCount(1);
  await page.keyboard.press("Space");
  await expect(page.getByText("4 of 15 revealed")).toBeVisible();
  await page.locator("[data-passage]").click();
  await page.reload();
  await whenReady(page);
  await expect(page.getByText("5 of 15 revealed")).toBeVisible();
  expect(await inBothThemes(page, axeFaults, faintEdges)).toEqual([]);
  await page.getByLabel("What a press reveals").selectOption("translation");
  await expect(page.getByText("0 of 4 revealed")).toBeVisible();
  await expect(page.locator("p[lang=en][dir=ltr]").first()).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByText("1 of 4 revealed")).toBeVisible();
});

test("similar verses are shown one below the other in Arabic, their differing words marked", async ({
  page,
}) => {
  await setLanguage(page, "ar");
  await open(page, "tool=similar&surah=2&from=48&to=49");
  const pair = page.locator('[data-similar="2:49"]');
  await expect(pair.locator("mark")).toHaveCount(4);
  await expect(pair.getByRole("link")).toHaveCount(2);
  await pair.getByRole("button").click();
  await expect(pair.getByRole("link").nth(1)).not.toHaveText(/١٤١/);
  expect(await axeFaults(page)).toEqual([]);
});

test("a drill adds verse by verse and reaches its end", async ({ page }) => {
  const sound = generateTone(0.4);
  // A round lasts as long as its sound: the test lets each in once the label was seen.
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const asked = await mockAudioHosts(page, {
    "everyayah.com": async (route, file) => {
      await (file === "112002.mp3" ? second : first).promise;
      return fulfillWithSound(route, sound);
    },
  });
  await open(page, "tool=listen&surah=112&from=1&to=2");
  await page.getByLabel("Times each").fill("1");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByText("Round 1 of 2: verse 1")).toBeVisible();
  first.resolve();
  await expect(page.getByText("Round 2 of 2: verse 1–2")).toBeVisible({ timeout: 15_000 });
  second.resolve();
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible({ timeout: 15_000 });
  expect(asked.some((file) => file.endsWith("112002.mp3"))).toBe(true);
  expect(await axeFaults(page)).toEqual([]);
  // The drill's pauses end with it: at its end, and when the page is left in its middle.
  const expectRepeat = async (isOn: "true" | "false") => {
    await page.getByRole("button", { name: "Player settings" }).click();
    const repeat = page.getByRole("switch", { name: "Listen and repeat" });
    await expect(repeat).toHaveAttribute("aria-checked", isOn);
    await page.keyboard.press("Escape");
    await expect(repeat).toBeHidden();
  };
  await expectRepeat("false");
  await page.getByLabel("Times each").fill("20");
  await page.getByRole("button", { name: "Begin" }).click();
  await expectRepeat("true");
  await page.getByRole("navigation").getByRole("link").first().click();
  await expectRepeat("false");
});

/** Replaces the browser's speech recognition with one that recognizes this text. */
const mockRecognition = (page: Page, recognized: string) =>
  page.addInitScript((transcript) => {
    class BrowserRecognition {
      onresult?: (event: unknown) => void;
      onend?: () => void;
      start() {
        queueMicrotask(() =>
          this.onresult?.({ results: [Object.assign([{ transcript }], { isFinal: true })] }),
        );
      }
      stop() {
        this.onend?.();
      }
    }
    Object.assign(window, {
      SpeechRecognition: BrowserRecognition,
      webkitSpeechRecognition: BrowserRecognition,
    });
  }, recognized);

test("the recitation check says where the audio goes and marks what was missed", async ({ page }) => {
  await mockRecognition(page, "قل هو أحد الله الصمد");
  await open(page, "tool=check&surah=112&from=1&to=2");
  const start = page.getByRole("button", { name: "Start reciting" });
  expect(await movingMeanwhile(page, () => start.click())).toEqual([]);
  await expect(page.getByText("Riwaq neither receives nor stores any audio")).toBeVisible();
  await page.getByRole("button", { name: "I understand, start" }).click();
  await page.getByRole("button", { name: "Done, compare" }).click();
  await expect(page.getByText("5 of 6 words recognized correctly")).toBeVisible();
  await expect(page.locator("[data-verdict] mark")).toHaveCount(1);
  expect(await inBothThemes(page, axeFaults, faintEdges)).toEqual([]);
});

test("each method's button opens the tool that does it", async ({ page }) => {
  await page.goto("/learning-methods");
  await whenReady(page);
  const down = () => page.evaluate(() => Math.round(scrollY));
  await page.getByRole("link", { name: "Open your review cards" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Review cards" })).toBeFocused();
  await page.goBack();
  await whenHeadingFocused(page, "Learning Methods");
  const toolLink = page.getByRole("link", { name: "Recite from the translation" });
  await toolLink.scrollIntoViewIfNeeded();
  const left = await down();
  expect(left).toBeGreaterThan(780);
  await toolLink.click();
  // Pressed far down the page, yet the tool opens at its top.
  await whenHeadingFocused(page, "Hide and reveal");
  expect(await down()).toBe(0);
  await expect(page.getByLabel("What a press reveals")).toHaveValue("translation");
  await page.goBack();
  await whenHeadingFocused(page, "Learning Methods");
  expect(Math.abs((await down()) - left)).toBeLessThanOrEqual(2);
});

test("the reader marks the chosen rules and explains those of a verse", async ({ page }) => {
  const marked = () =>
    page.evaluate(() => [...CSS.highlights.values()].reduce((sum, ranges) => sum + ranges.size, 0));
  await page.goto("/digital-quran?surah=112");
  await whenReady(page);
  const choice = page.getByRole("dialog", { name: "Tajweed" });
  const openChoice = async () => {
    await page.getByRole("button", { name: "Tajweed" }).click();
    await choice.waitFor();
  };
  expect(await movingMeanwhile(page, openChoice)).toEqual([]);
  await choice.getByRole("switch", { name: "Mark the rules in the text" }).click();
  await expect.poll(marked).toBeGreaterThan(5);
  const all = await marked();
  await choice.getByRole("checkbox", { name: "Qalqalah" }).uncheck();
  await expect.poll(marked).toBeLessThan(all);
  expect(await inBothThemes(page, axeFaults, faintEdges)).toEqual([]);
  await choice.getByRole("button", { name: "Show its rules" }).click();
  const rules = page.getByRole("dialog", { name: "Rules in this verse" });
  await expect(rules.getByRole("button", { expanded: true })).toHaveCount(1);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  // A sheet goes back in the history when it closes: a reload meanwhile would be aborted.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await whenSheetsLeft(page);
  await page.reload();
  await whenReady(page);
  await expect.poll(marked).toBeGreaterThan(5);
  await page.getByRole("link", { name: "Memorise this surah" }).click();
  await expect(page).toHaveURL(/tool=hide&surah=112&from=1&to=4$/);
});
