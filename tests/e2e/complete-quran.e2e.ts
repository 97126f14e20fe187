import { readFileSync } from "node:fs";
import {
  expect,
  setLanguage,
  test,
  whenHeadingFocused,
  whenReady,
  whenSheetsLeft,
} from "#tests/support/e2e.ts";

test("a reader bookmarks, labels and notes a verse, unsaved words included, and finds it again after a reload", async ({
  page,
}) => {
  await page.goto("/complete-quran?surah=36");
  await whenReady(page);
  await page.getByRole("button", { name: "Bookmark verse 2", exact: true }).click();
  await expect(page.getByText("Bookmarked", { exact: true })).toBeVisible();
  const open = () =>
    page.getByRole("button", { name: "Words, label and note of verse 2", exact: true }).click();
  await open();
  const panel = page.getByRole("complementary", { name: "Ya-Sin 36:2" });
  await expect(panel.getByRole("listitem").filter({ hasText: "wise" })).toBeVisible();
  await panel.getByRole("tab", { name: "More" }).click();
  await expect(panel.getByText("Juz 22")).toBeVisible();
  await panel.getByRole("tab", { name: "Notes" }).click();
  const note = panel.getByRole("textbox", { name: "Your note" });
  await note.fill("a long note");
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await whenSheetsLeft(page);
  await open();
  await expect(note).toHaveValue("a long note");
  await panel.getByRole("button", { name: "Violet" }).click();
  await note.fill("read again <b>tomorrow</b>");
  await panel.getByRole("button", { name: "Save note" }).click();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await whenSheetsLeft(page);
  await page.reload();
  await whenReady(page);
  await page.getByRole("tab", { name: "Bookmarks" }).click();
  await expect(page.getByText("read again <b>tomorrow</b>")).toBeVisible();
  await page.getByRole("link", { name: /36:2$/ }).click();
  await expect(page.locator("#verse-2")).toBeInViewport();
  // A bookmark that is removed can be restored with its colour.
  await page.getByRole("button", { name: "Remove the bookmark of verse 2", exact: true }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await open();
  await panel.getByRole("tab", { name: "Notes" }).click();
  const violet = panel.getByRole("button", { name: "Violet" });
  await expect(violet).toHaveAttribute("aria-pressed", "true");
  // A colour alone bookmarks the verse too.
  const remove = page.getByRole("button", { name: "Remove the bookmark of verse 2", exact: true });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await violet.click();
  await expect(remove).toBeVisible();
});

test("the list of surahs finds by name and opens in the reader", async ({ page }) => {
  await setLanguage(page, "tr");
  await page.goto("/complete-quran?tab=surahs");
  await whenReady(page);
  await page.getByRole("searchbox").fill("kehf");
  await page.getByRole("link", { name: /Kehf/ }).click();
  await expect(page).toHaveURL(/surah=18/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kehf");
});

test("without bookmarks their tab says how to make one; from the end of a long list a surah opens at its start, and Back returns to the place in the list", async ({
  page,
}) => {
  await page.goto("/complete-quran?tab=bookmarks");
  await expect(page.getByText("No bookmarks yet")).toBeVisible();
  await page.goto("/complete-quran?tab=surahs");
  await whenReady(page);
  const last = page.getByRole("link", { name: /An-Nas\b/ });
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1000);
  await last.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("An-Nas");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(last).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(2);
});

test("a verse is copied with its translation and reference; the text is verified against its published hash; transliteration, the dark panel and a second translation are chosen", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/complete-quran?surah=112");
  await whenReady(page);
  await page.getByRole("button", { name: "Copy verse 1", exact: true }).click();
  await expect(page.getByText("Verse copied to clipboard", { exact: true })).toBeVisible();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  expect(copied).toEqual([
    await page.locator("#verse-1 [data-arabic]").innerText(),
    await page.locator("#verse-1 [data-translation]").innerText(),
    expect.stringMatching(/112:1$/),
  ]);
  await page.getByRole("button", { name: "Verified text" }).click();
  await expect(page.getByRole("dialog").getByText("Hash of the text shown")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await whenSheetsLeft(page);
  // Transliteration appears when chosen, and the dark panel darkens only the text.
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  await page.getByRole("button", { name: "Reading settings" }).click();
  await page.getByRole("switch", { name: "Transliteration" }).click();
  await expect(page.locator("#verse-1 [lang=ar-Latn]")).toContainText(/qul/i);
  await page.getByRole("switch", { name: "Dark reading mode" }).click();
  const grounds = await page.evaluate(() =>
    ["article", "html"].map(
      (name) => getComputedStyle(document.querySelector(name) as Element).backgroundColor,
    ),
  );
  expect(grounds[0]).not.toBe(grounds[1]);

  // Two translations stand side by side, also on the next visit.
  await page.getByLabel("Beside it").selectOption("fr");
  await page.keyboard.press("Escape");
  const shown = page.locator("#verse-1 [data-translation]");
  await expect(shown).toHaveCount(2);
  await whenSheetsLeft(page);
  await page.reload();
  await expect(shown).toHaveCount(2);
  // Both in one call: the content above them may still be growing.
  const [one, other] = await shown.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(one).toBe(other);
  await expect(shown.nth(0)).toHaveAttribute("lang", "en");
  await expect(shown.nth(1)).toHaveAttribute("lang", "fr");
});

test.describe("a text altered in transit", () => {
  // The service worker's cache would bypass the route.
  test.use({ serviceWorkers: "block" });

  test("with one changed diacritic the badge becomes a warning and the verse is not shown", async ({
    page,
  }) => {
    await page.route("**/texts/quran/arabic-*/80.json", (route) => {
      const path = `.built/public${new URL(route.request().url()).pathname}`;
      const verses: string[] = JSON.parse(readFileSync(path, "utf8"));
      verses[24] = (verses[24] ?? "").replace("\u064e", "\u064f");
      return route.fulfill({ json: verses });
    });
    await page.goto("/digital-quran?surah=80&verse=20");
    await whenReady(page);
    await expect(page.getByRole("button", { name: "This text was altered" })).toBeVisible();
    await expect(page.locator("#verse-25").getByText("does not match the published text")).toBeVisible();
    await expect(page.locator("#verse-25 [data-arabic]")).toHaveCount(0);
    await expect(page.locator("#verse-24 [data-arabic]")).not.toBeEmpty();
  });
});

test("the position is also saved when another page has saved something before", async ({ page }) => {
  await page.goto("/digital-quran");
  await whenReady(page);
  // The store is open and handles the end of the page before the reader does.
  await page.getByRole("button", { name: "Add verse 1 to favorites" }).click();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain("riwaq");
  await page.locator('footer a[href="/complete-quran"]').click();
  await whenHeadingFocused(page, "Al-Fatihah");
  await page.getByRole("tab", { name: "Surahs" }).click();
  await page.locator('a[href="/complete-quran?surah=18"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kahf");
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, 3000);
  await expect(page).toHaveURL(/verse=/);
  await page.goto("/complete-quran");
  await expect(page).toHaveURL(/surah=18&verse=\d+$/);
});

test("the position is also saved when the person goes to another page of the app", async ({ page }) => {
  await page.goto("/complete-quran?surah=18&verse=10");
  await whenReady(page);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain("riwaq");
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, 3000);
  await expect(page).not.toHaveURL(/verse=10/);
  // The page may still be scrolling: the address at the moment of leaving counts.
  await page.evaluate(() =>
    addEventListener("click", () => sessionStorage.setItem("left", location.search), { capture: true }),
  );
  await page.locator("header").getByRole("link").first().click();
  await expect(page).not.toHaveURL(/complete-quran/);
  const left = await page.evaluate(() => sessionStorage.getItem("left"));
  const read = new URLSearchParams(left ?? "").get("verse");
  await page.goto("/complete-quran");
  await expect(page).toHaveURL(new RegExp(`surah=18&verse=${read}$`));
});
