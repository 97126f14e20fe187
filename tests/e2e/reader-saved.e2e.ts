import type { Page } from "@playwright/test";
import { axeFaults, expect, setLanguage, test, whenReady, whenSheetsLeft } from "#tests/support/e2e.ts";

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenReady(page);
}

const list = (page: Page, name: string) => page.getByRole("region", { name });

test("favourites are listed with their text, can be removed, restored, and opened", async ({ page }) => {
  await open(page, "/digital-quran?surah=112");
  const arabic = await page.locator("#verse-3 [data-arabic]").innerText();
  const translation = await page.locator("#verse-3 [data-translation]").innerText();
  await page.getByRole("button", { name: "Add verse 3 to favorites" }).click();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/\/digital-quran\?tab=bookmarks$/);
  const favorites = list(page, "Favorite verses");
  await expect(favorites.locator("[data-saved-arabic]")).toHaveText(arabic);
  await expect(favorites.locator("[data-saved-translation]")).toHaveText(translation);
  expect(await axeFaults(page)).toEqual([]);

  await favorites.getByRole("button", { name: "Remove verse 3 from favorites" }).click();
  await expect(page.getByText("No bookmarks yet")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await favorites.getByRole("link", { name: "Al-Ikhlas 112:3" }).click();
  await expect(page).toHaveURL(/\/digital-quran\?surah=112&verse=3$/);
  await expect(page.getByRole("button", { name: "Remove verse 3 from favorites" })).toBeVisible();
});

test("bookmarks, favorites of both kinds and notes are in one list of both readers", async ({ page }) => {
  await open(page, "/digital-quran?surah=2&verse=255");
  await page.getByRole("button", { name: "Add verse 255 to favorites" }).click();
  await open(page, "/complete-quran?surah=36");
  await page.getByRole("button", { name: "Add surah Ya-Sin to favorites" }).click();
  await page.getByRole("button", { name: "Bookmark verse 2", exact: true }).click();
  await page.getByRole("button", { name: "Words, label and note of verse 4", exact: true }).click();
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByRole("textbox", { name: "Your note" }).fill("read again tomorrow");
  await page.getByRole("button", { name: "Save note" }).click();
  await page.keyboard.press("Escape");
  for (const address of ["/complete-quran?tab=bookmarks", "/digital-quran?tab=bookmarks"]) {
    await whenSheetsLeft(page);
    await open(page, address);
    await expect(list(page, "Bookmarked verses").getByRole("link", { name: /36:2$/ })).toBeVisible();
    await expect(list(page, "Favorite verses").getByRole("link", { name: /2:255$/ })).toBeVisible();
    await expect(list(page, "Verses with a note").getByText("read again tomorrow")).toBeVisible();
    await expect(list(page, "Favorite surahs").getByRole("link", { name: /Ya-Sin/ })).toBeVisible();
    await list(page, "Verses with a note").scrollIntoViewIfNeeded();
    await expect(page.locator("[data-saved-arabic]")).toHaveCount(3);
    await expect(page.locator("[data-saved-translation]")).toHaveCount(3);
  }
  await open(page, "/");
  await page.getByRole("link", { name: "Bookmarks and favorites (2)" }).click();
  await expect(list(page, "Favorite verses")).toBeVisible();
});

test.describe("a hadith", () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test("has a note in the list of notes, and a mistake in it is reported once the server answers", async ({
    page,
  }) => {
    await page.goto("/hadith?id=nawawi-01-intentions");
    await whenReady(page);
    const detail = page.getByRole("dialog", { name: "Hadith details" });
    await detail.getByLabel("Your note").fill("read again");
    await detail.getByRole("button", { name: "Save note" }).click();
    await detail.getByRole("button", { name: "Report a mistake" }).click();
    const sheet = page.getByRole("dialog", { name: "Report a mistake" });
    await sheet.getByLabel("What is wrong in it, and how should it be?").fill("The number is another.");
    await page.context().setOffline(true);
    await sheet.getByRole("button", { name: "Send report" }).click();
    await expect(sheet.getByText(/Your report was not sent/)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.context().setOffline(false);
    await sheet.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Report sent", { exact: true })).toBeVisible();
    await expect(sheet).toBeHidden();
    await page.goto("/digital-quran?tab=bookmarks");
    const notes = page.getByRole("region", { name: "Hadith with a note" });
    await expect(notes.getByText("read again")).toBeVisible();
    await notes.getByRole("link").click();
    await expect(detail.getByLabel("Your note")).toHaveValue("read again");
  });
});

test.describe("reading is resumed", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("from either reader in the other, from home, by the bar, and from the beginning when asked", async ({
    page,
  }) => {
    const resumeIn = async (reader: string, verse: string) => {
      await open(page, `/${reader}`);
      await expect(page).toHaveURL(new RegExp(`/${reader}\\?surah=36&verse=${verse}$`));
      await expect(page.locator(`#verse-${verse}`)).toBeInViewport();
      await page.getByRole("button", { name: "Start at the beginning" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Al-Fatihah");
      await open(page, `/${reader}?surah=18`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Al-Kahf");
      await page.getByRole("link", { name: "Start at the beginning" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Al-Fatihah");
    };
    await open(page, "/digital-quran?surah=36&verse=13");
    await expect(page.locator("#verse-13")).toBeInViewport();
    await open(page, "/names-of-allah");
    await page.getByRole("navigation", { name: "Quick access" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/digital-quran\?surah=36&verse=13$/);
    await expect(page.locator("#verse-13")).toBeInViewport();
    await expect(page.getByText("Continuing at Ya-Sin 36:13", { exact: true })).toBeVisible();
    await resumeIn("complete-quran", "13");

    await open(page, "/complete-quran?surah=36");
    await page.locator("#verse-13").evaluate((shown) => shown.scrollIntoView({ block: "start" }));
    await expect(page).toHaveURL(/verse=1[2-4]$/);
    const verse = new URL(page.url()).searchParams.get("verse") ?? "";
    // A verse that is only looked up is not where one was reading.
    await open(page, "/complete-quran?surah=55&verse=60");
    await expect(page.locator("#verse-60")).toBeInViewport();
    await open(page, "/");
    await page.getByRole("link", { name: `Continue at Ya-Sin 36:${verse}` }).click();
    await expect(page.locator(`#verse-${verse}`)).toBeInViewport();
    await resumeIn("digital-quran", verse);
  });

  test("at the verse that was read, in Arabic, without layout shift", async ({ page }) => {
    await setLanguage(page, "ar");
    await open(page, "/digital-quran?surah=18");
    await expect(page.locator("[data-ayah]")).toHaveCount(110);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.locator("#verse-60").evaluate((verse) => verse.scrollIntoView({ block: "start" }));
    await expect(page).toHaveURL(/verse=(59|60|61)$/);
    const verse = new URL(page.url()).searchParams.get("verse");
    await open(page, "/digital-quran");
    await expect(page).toHaveURL(new RegExp(`surah=18&verse=${verse}$`));
    await expect(page.locator(`#verse-${verse}`)).toBeInViewport();
  });

  test("from data of an earlier version", async ({ page }) => {
    await open(page, "/complete-quran?surah=18&verse=10");
    // It had a record only, without the copy in localStorage.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          if (!(await indexedDB.databases()).some(({ name }) => name === "riwaq")) return false;
          const opened = indexedDB.open("riwaq");
          await new Promise((resolve) => opened.addEventListener("success", resolve));
          const asked = opened.result.transaction("operations").objectStore("operations").getAll();
          await new Promise((resolve) => asked.addEventListener("success", resolve));
          opened.result.close();
          return asked.result.some(({ kind }: { kind: string }) => kind === "position");
        }),
      )
      .toBe(true);
    await page.goto("/credits");
    await page.evaluate(() => {
      localStorage.removeItem("reader.position");
      localStorage.removeItem("private.mirrored");
    });
    await open(page, "/complete-quran");
    await page.getByRole("link", { name: /Continue at .*18:10/ }).click();
    await expect(page.locator("#verse-10")).toBeInViewport();
  });
});

test("the reader on the home page remembers its surah and verse", async ({ page }) => {
  await open(page, "/");
  const reader = page.locator("section[aria-labelledby=home-reader]");
  await reader.scrollIntoViewIfNeeded();
  await reader.getByRole("combobox").selectOption("113");
  await reader.getByRole("button", { name: "Next Verse" }).click();
  await expect(reader.getByText("Verse 2 of 5")).toBeVisible();
  await page.reload();
  await whenReady(page);
  await reader.scrollIntoViewIfNeeded();
  await expect(reader.getByText("Verse 2 of 5")).toBeVisible();
  await expect(reader.getByRole("combobox")).toHaveValue("113");
  await expect(reader.locator("[data-home-arabic]")).not.toBeEmpty();
});
