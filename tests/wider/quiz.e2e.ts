import { faintEdges } from "#tests/accessibility/faint-edges.ts";
import { inBothThemes } from "#tests/accessibility/in-both-themes.ts";
import { movingMeanwhile } from "#tests/accessibility/moving-parts.ts";
import { axeFaults, expect, setLanguage, test, whenHeadingFocused, whenReady } from "#tests/support/e2e.ts";

test.use({ viewport: { width: 360, height: 780 } });

test("the Al-Baqarah quiz is finished in Indonesian with a reload in the middle", async ({ page }) => {
  test.slow();
  await setLanguage(page, "id");
  await page.goto("/quran-testing");
  await whenReady(page);
  const start = page.getByRole("button", { name: "Mulai: Kuis Surah Al-Baqarah" });
  await page.evaluate(() => scrollTo(0, 60));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await movingMeanwhile(page, () => start.click())).toEqual([]);
  await expect(page).toHaveURL(/quiz=al-baqarah&seed=[0-9a-z]{8}\.0$/);
  await whenHeadingFocused(page, "Uji Al-Qur’an");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (let number = 1; number <= 18; number++) {
    // Otherwise the click could reach the previous question, which is shown until the next has rendered.
    await expect(page.getByText(`Pertanyaan ${number} dari 20`)).toBeVisible();
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Berikutnya" }).click();
  }
  await expect(page.getByText("Pertanyaan 19 dari 20")).toBeVisible();
  expect(await inBothThemes(page, axeFaults, faintEdges)).toEqual([]);
  const question = await page.locator("#question").innerText();
  const clock = await page.locator("time").innerText();
  await page.reload();
  await whenReady(page);
  await expect(page.getByText("Pertanyaan 19 dari 20")).toBeVisible();
  await expect(page.locator("#question")).toHaveText(question);
  const left = await page.locator("time").innerText();
  expect(left <= clock && left > "10:00").toBe(true);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Berikutnya" }).click();
  await expect(page.getByText("Pertanyaan 20 dari 20")).toBeVisible();
  await page.getByRole("radio").first().check();
  await page.evaluate(() => scrollTo(0, 60));
  await page.getByRole("button", { name: "Selesai" }).click();
  await whenHeadingFocused(page, "Uji Al-Qur’an");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByText(/\d+ dari 20 benar/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(20);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByText("Tampilkan ayat").first().click();
  await expect(page.locator("details[open] p[lang=ar]").first()).not.toBeEmpty();
  await page.getByRole("link", { name: "Semua ujian" }).click();
  await expect(page.getByRole("heading", { name: "Hasil Anda" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Kuis Surah Al-Baqarah" })).toBeVisible();
});

test("the bot opens on a click and by keyboard, and the address and Back follow", async ({ page }) => {
  await page.goto("/quran-testing");
  await whenReady(page);
  const tabs = page.getByRole("navigation", { name: "Bot or tests" });
  const field = page.getByRole("main").getByRole("textbox");
  const start = page.getByRole("button", { name: "Start: Stories from Quran" });
  await tabs.getByRole("link", { name: "Quran Bot" }).click();
  await expect(field).toBeVisible();
  await expect(start).toHaveCount(0);
  await expect(page).toHaveURL(/\/quran-testing\?tab=bot$/);
  await expect(tabs.getByRole("link", { name: "Quran Bot" })).toHaveAttribute("aria-current", "page");
  expect(await axeFaults(page)).toEqual([]);
  await tabs.getByRole("link", { name: "Quran Tests" }).click();
  await expect(start).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(page).toHaveURL(/\/quran-testing$/);
  await tabs.getByRole("link", { name: "Quran Bot" }).focus();
  await page.keyboard.press("Enter");
  await expect(field).toBeVisible();
  await page.goBack();
  await expect(start).toBeVisible();
  await page.goForward();
  await expect(field).toBeVisible();
});

test("missed verses become cards only when asked, one press removes them all, and a missed rule links its lesson", async ({
  page,
}) => {
  test.slow();
  const leaveAllOpen = async (count: number) => {
    for (let number = 1; number < count; number++) {
      await expect(page.getByText(`Question ${number} of ${count}`)).toBeVisible();
      await page.getByRole("button", { name: "Next" }).click();
    }
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByRole("alert").getByRole("button", { name: "Finish" }).click();
    await expect(page.getByText(`0 of ${count} right`)).toBeVisible();
  };
  const other = await page.context().newPage();
  const cards = (expected: string | RegExp) => expect(other.getByText(expected)).toBeVisible();
  await page.goto("/quran-testing?quiz=tajweed-rules&seed=one");
  await whenReady(page);
  await leaveAllOpen(15);
  await expect(page.getByRole("region", { name: "Verses you missed" })).toHaveCount(0);
  await other.goto("/learning-methods?tool=cards");
  await cards("0 cards in all");
  await page
    .getByRole("link", { name: /^Lesson: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/tajweed-rules\?tab=[a-z-]+#[a-z0-9-]+$/);
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();

  await page.goto("/quran-testing?quiz=al-baqarah&seed=one");
  await whenReady(page);
  await leaveAllOpen(20);
  const offer = page.getByRole("region", { name: "Verses you missed" });
  await expect(offer.getByRole("status")).toContainText(/^You missed \d\d verses/);
  await other.reload();
  await cards("0 cards in all");
  await offer.getByRole("button", { name: "Make review cards" }).click();
  await expect(offer.getByRole("status")).toContainText(/^\d\d review cards made\.$/);
  expect(await axeFaults(page)).toEqual([]);
  await cards(/^\d\d cards in all/);
  await offer.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(offer.getByRole("button", { name: "Make review cards" })).toBeFocused();
  await cards("0 cards in all");
});

test("two quizzes in two tabs keep their answers, and one finished in one tab is finished in the other", async ({
  page,
  context,
}) => {
  await page.goto("/quran-testing?quiz=stories&seed=one");
  await whenReady(page);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Question 2 of 25")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/quran-testing?quiz=al-baqarah&seed=two");
  await whenReady(other);
  await other.getByRole("radio").first().check();
  await other.getByRole("button", { name: "Next" }).click();
  await expect(other.getByText("Question 2 of 20")).toBeVisible();
  await expect(page.getByText("Question 2 of 25")).toBeVisible();
  await other.goto("/quran-testing");
  await whenReady(other);
  await expect(other.getByRole("link", { name: /^Go on with/ })).toHaveCount(2);
  await other.getByRole("link", { name: "Go on with Stories from Quran Question 2 of 25" }).click();
  await other.getByRole("button", { name: "Previous" }).click();
  await expect(other.getByRole("radio").first()).toBeChecked();
  await expect(page.getByText("Question 1 of 25")).toBeVisible();
  for (let number = 1; number < 25; number++) await other.getByRole("button", { name: "Next" }).click();
  await other.getByRole("button", { name: "Finish" }).click();
  await other.getByRole("alert").getByRole("button", { name: "Finish" }).click();
  await expect(other.getByText(/\d+ of 25 right/)).toBeVisible();
  await expect(page.getByText(/\d+ of 25 right/)).toBeVisible();
});
