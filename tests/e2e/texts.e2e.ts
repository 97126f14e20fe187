import type { Page } from "@playwright/test";
import { loadDuas } from "#content/duas/index.ts";
import { loadHadith } from "#content/hadith/index.ts";
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { openSettled, tallest } from "#tests/support/first-screen.ts";

const { hadith } = await loadHadith("en");
const all = `Found ${hadith.length} hadiths`;

test.describe("searching hadith", () => {
  test("finds one by Arabic without vowel marks, opens it and follows a verse", async ({ page }) => {
    await page.goto("/hadith");
    await whenReady(page);
    await expect(page.getByText(all)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Play/ })).toHaveCount(0);
    await page.getByRole("searchbox").fill("انما الاعمال بالنيات");
    await expect(page.getByText("Found 1 hadith", { exact: true })).toBeVisible();
    const [mark] = await page.locator("[data-hadith] mark").allInnerTexts();
    expect(mark?.normalize()).toBe("إِنَّمَا".normalize());
    await page.getByRole("link", { name: /^Details/ }).click();
    const detail = page.getByRole("dialog", { name: "Hadith details" });
    await expect(detail.getByText("Our translation, not yet reviewed by a scholar")).toBeVisible();
    await detail.getByText("Türkçe").click();
    await expect(detail.getByText(/Ameller ancak niyetlere göredir/)).toBeVisible();
    await expect(detail.locator(".quran")).not.toBeEmpty();
    expect(await axeFaults(page)).toEqual([]);
    await detail.locator("a[href^='/digital-quran']").click();
    await expect(page).toHaveURL(/digital-quran\?surah=98&verse=5/);
  });
});

/** Makes the second card of a page a favourite and shows it alone, before and after a reload. */
async function showFavoriteAlone(page: Page, address: string, card: string, said: string): Promise<void> {
  await page.goto(address);
  await whenReady(page);
  await page
    .getByRole("button", { name: /^Add to favorites/ })
    .nth(1)
    .click();
  await expect(page.getByText("Added to favorites", { exact: true })).toBeVisible();
  await expect(page.getByText(said, { exact: true })).toBeVisible();
  const only = page.getByRole("switch", { name: "Favorites only" });
  await only.click();
  const cards = page.locator(`[${card}]`);
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/favorites=only/);
  await page.reload();
  await whenReady(page);
  await expect(only).toBeChecked();
  await expect(cards).toHaveCount(1);
  await page.goBack();
  await expect(only).not.toBeChecked();
  await expect(cards.nth(8)).toBeVisible();
}

test.describe("favourites only", () => {
  test("stays in /hadith after a reload, and the back button shows all again", async ({ page }) => {
    await showFavoriteAlone(page, "/hadith", "data-hadith", "Hadith updated in your favorites list");
  });

  test("stays in /duas-collection too, until the last favourite is removed", async ({ page }) => {
    await showFavoriteAlone(page, "/duas-collection", "data-dua", "Dua updated in your favorites list");
    await page.goForward();
    await expect(page.locator("[data-dua]")).toHaveCount(1);
    await page.getByRole("button", { name: /^Remove from favorites/ }).click();
    await expect(page.getByText("Removed from favorites", { exact: true })).toBeVisible();
    await expect(page.getByText("No duas found")).toBeVisible();
  });
});

test("a dua is drawn as a picture, copied where there is no share sheet, and a refusal is reported; only verses of the Quran have a play button", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  });
  await page.goto("/duas-collection?id=dua-of-yunus");
  await whenReady(page);
  await page.getByRole("button", { name: "Share as image" }).click();
  const sheet = page.getByRole("dialog", { name: "Share as image" });
  const preview = sheet.getByRole("img", { name: "Preview of the image" });
  const size = () => preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([1080, 1080]);
  await sheet.getByRole("button", { name: "Story" }).click();
  await expect.poll(size).toEqual([1080, 1920]);
  const night = await preview.getAttribute("src");
  await sheet.getByRole("button", { name: "Paper" }).click();
  await expect(preview).not.toHaveAttribute("src", night ?? "");
  const download = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Save" }).click();
  expect((await download).suggestedFilename()).toBe("dua-dua-of-yunus.png");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const share = page.getByRole("button", { name: "Share: By You we reach the morning" });
  await share.click();
  await expect(page.getByText("Copied to clipboard", { exact: true })).toBeVisible();
  await expect(page.getByText("Dua copied to clipboard", { exact: true })).toBeVisible();
  const [text] = await page.evaluate(() => (window as unknown as { copied: string[] }).copied);
  for (const part of [
    "By You we reach",
    "بِكَ أَصْبَحْنَا",
    "Sunan Abu Dawud 5068",
    "/duas-collection?id=morning-by-you",
  ])
    expect(text).toContain(part);
  await page.evaluate(() =>
    Object.defineProperty(navigator, "share", {
      value: () => Promise.reject(new DOMException("refused", "NotAllowedError")),
    }),
  );
  await share.click();
  await expect(page.getByText("Error sharing", { exact: true })).toBeVisible();
  await expect(page.getByText("Could not share the dua", { exact: true })).toBeVisible();

  const duas = await loadDuas("en");
  for (const category of ["Family", "Gratitude"]) {
    const inCategory = duas.filter((dua) => dua.category === category);
    const verses = inCategory.filter((dua) => dua.quran !== undefined);
    expect(verses.length, category).toBeGreaterThan(0);
    await page.locator(`main a[href="/duas-collection?category=${category}"]`).click();
    await expect(page).toHaveURL(new RegExp(`category=${category}$`));
    await expect(page.locator("[data-dua]").first()).toHaveAttribute("data-dua", inCategory[0]?.id ?? "");
    await expect(page.locator("[data-dua] .quran")).toHaveCount(verses.length);
    await expect(page.getByRole("button", { name: /^Play recitation/ })).toHaveCount(verses.length);
  }
});

test("in Arabic Latin letters are shown only when chosen", async ({ page }) => {
  await setLanguage(page, "ar");
  await page.goto("/duas-collection");
  await whenReady(page);
  // On a wide screen the duas stand in two columns, the first at the start, both as wide as each other.
  await page.setViewportSize({ width: 1280, height: 900 });
  const [one, other] = await page
    .locator("[data-dua]")
    .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getBoundingClientRect()));
  expect(one?.left).toBeGreaterThan(other?.right ?? Number.POSITIVE_INFINITY);
  expect([other?.top, other?.width]).toEqual([one?.top, one?.width]);
  const latin = page.locator("main [lang=ar-Latn]");
  await expect(latin).toHaveCount(0);
  await page.getByRole("switch", { name: "النطق بالحروف اللاتينية" }).click();
  await expect(latin.first()).toBeVisible();
});

test("no page of the hadith is endless on a phone in Urdu, whose lines are the highest", async ({ page }) => {
  await setLanguage(page, "ur");
  await page.setViewportSize({ width: 360, height: 780 });
  let pages = 0;
  for (let shown = 1; pages === 0 || shown <= pages; shown += 1) {
    await openSettled(page, `/hadith?page=${shown}`);
    pages ||= Math.ceil(hadith.length / (await page.locator("[data-hadith]").count()));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `page ${shown}`).toBeLessThanOrEqual(tallest);
  }
});

test("a search of 5,000 characters and an endless category are answered", async ({ request }) => {
  const long = await request.get(`/hadith?q=${"a".repeat(5000)}&category=${"b".repeat(2000)}`);
  expect(long.status()).toBe(200);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("search, filter, detail and further pages still work", async ({ page }) => {
    await page.goto("/hadith");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page.locator("[data-hadith]")).toHaveCount(15);
    await expect(page.locator("[data-hadith='nawawi-01-intentions']")).toHaveCount(0);
    await page.getByRole("searchbox").fill("intentions");
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.locator("[data-hadith='nawawi-01-intentions']")).toBeVisible();
    await page
      .getByRole("link", { name: /^Details/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Explanation" })).toBeVisible();
  });
});
