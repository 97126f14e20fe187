import type { Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { inBothThemes } from "#tests/accessibility/in-both-themes.ts";
import { expect as anyExpect, axeFaults, restartVisit, test, whenReady } from "#tests/support/e2e.ts";

/** Milliseconds; the first result waits for the index and the texts. */
const expect = anyExpect.configure({ timeout: 25_000 });

test.describe.configure({ timeout: 120_000 });

const box = (page: Page) => page.getByRole("search").getByRole("searchbox");
const cards = (page: Page) => page.locator("section li").filter({ has: page.locator("[data-found-arabic]") });
const marks = (page: Page) => cards(page).first().locator("mark");

/** Waits until all texts are loaded: the results are computed once more then, and their order may change. */
const whole = (page: Page) =>
  expect(
    page.locator("section > [aria-busy]").filter({ has: page.locator("[data-found-arabic]") }),
  ).toHaveAttribute("aria-busy", "false");

/** Opens the search field of a reader. */
const openSearch = (page: Page) => page.locator("[data-opens-search]").click();

/** Opens a reader, types a query and waits for the first results. */
async function search(page: Page, query: string, address = "/digital-quran?surah=114"): Promise<void> {
  await page.goto(address);
  await whenReady(page);
  await openSearch(page);
  await box(page).fill(query);
  await expect(page.locator("section [role=status]").filter({ hasText: /\S/ })).toBeVisible();
}

/** A text without vowel signs, as it would be typed. */
const bare = (text: string) => text.replace(/[\u0640\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g, "");

test("a verse is found without vowel marks, every match is reached, and nonsense finds nothing", async ({
  page,
}) => {
  await search(page, "مالك يوم الدين", "/digital-quran?surah=1");
  const first = cards(page).first();
  await expect(first.getByRole("link")).toHaveText("Al-Fatihah 1:4");
  await expect(first).toContainText("The same words in order · in the Arabic");
  await whole(page);
  await expect(marks(page)).toHaveCount(3);
  expect((await marks(page).allInnerTexts()).map(bare)).toEqual(["ملك", "يوم", "ٱلدين"]);
  const widths = await first.locator("[data-found-arabic]").evaluate((verse) => {
    const widthOf = (inside: Node) => {
      const range = document.createRange();
      range.selectNodeContents(inside);
      return range.getBoundingClientRect().width;
    };
    const plain = verse.cloneNode(false) as HTMLElement;
    plain.textContent = verse.textContent;
    verse.after(plain);
    const both = [widthOf(verse), widthOf(plain)] as const;
    plain.remove();
    return both;
  });
  // Its letters are still joined.
  expect(Math.abs(widths[0] - widths[1])).toBeLessThan(1);

  await box(page).fill("paradise");
  await expect(page.getByRole("status").filter({ hasText: "found" })).toBeVisible();
  await expect(first).not.toContainText("Al-Fatihah 1:4");
  await whole(page);
  const total = Number.parseInt(await page.getByRole("status").filter({ hasText: "found" }).innerText(), 10);
  expect(total).toBeGreaterThan(60);
  while (await page.getByRole("button", { name: "Show more verses" }).isVisible()) {
    const before = await cards(page).count();
    await page.getByRole("button", { name: "Show more verses" }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  }
  const names = await cards(page).getByRole("link").allInnerTexts();
  expect(names).toHaveLength(total);
  expect(new Set(names).size).toBe(total);

  await box(page).fill("   ");
  await expect(page.locator("#verse-1")).toBeVisible();
  for (const rubbish of [
    "\u064e\u0650\u0651",
    "🕌🕌",
    ".*+?^$|()[]{}\\",
    "<xqzt>",
    "xqzt",
    "ا".repeat(10_000),
  ]) {
    await box(page).fill(rubbish);
    const shown = rubbish.length > 60 ? `${rubbish.slice(0, 60)}…` : rubbish;
    await expect(page.getByText(`Nothing found for “${shown}”`, { exact: true })).toBeVisible();
    await expect(page.getByText(/^Type it plainly/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page.locator("[data-ayah]")).toHaveCount(7);
});

/** One of each script and of letters that have two forms; `content/quran-search` holds what is marked in all. */
const golden = [
  ["ar", "إبراهيم", /إبر/],
  ["ur", "صبر", /صبر/],
  ["tr", "sabır", /sab[ıi]?r/i],
] as const satisfies readonly (readonly [Language, string, RegExp])[];

test("a word is found and marked in each script", async ({ page }) => {
  for (const [language, query, pattern] of golden)
    await test.step(`${query} in ${language}`, async () => {
      await restartVisit(page, language);
      await search(page, query);
      await whole(page);
      await expect(marks(page).first()).toBeVisible();
      const marked = await page.locator("section li mark").allInnerTexts();
      expect(marked.length).toBeGreaterThan(0);
      expect(marked.filter((text) => !pattern.test(bare(text)))).toEqual([]);
    });
});

const places = [
  ["en", "yasin", /Surah Ya/],
  ["ar", "البقرة ٢٥٥", /البقرة ٢:٢٥٥/],
] as const;

test("the name of a place offers a link to it, and Back returns to the search", async ({ page }) => {
  for (const [language, typed, place] of places)
    await test.step(`${typed} in ${language}`, async () => {
      await restartVisit(page, language);
      await search(page, typed, "/digital-quran?surah=114");
      const way = page.getByRole("link", { name: place }).first();
      await expect(way).toBeVisible();
      await way.click();
      await expect(page).toHaveURL(typed === "yasin" ? /surah=36&verse=1$/ : /surah=2&verse=255$/);
      if (typed !== "yasin") await expect(page.locator("#verse-255")).toBeInViewport();
      await page.goBack();
      await expect(box(page)).toHaveValue(typed);
      await expect(way).toBeVisible();
    });
});

test("the query is never sent, filters narrow its results in the address, and all is accessible in both themes", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await search(page, "mercy", "/digital-quran?surah=2");
  await expect(page.locator("section li mark").first()).toBeVisible();
  const own = new URL(page.url()).origin;
  expect(asked.filter((url) => new URL(url).origin !== own)).toEqual([]);
  expect(asked.filter((url) => url.includes("mercy"))).toEqual([]);
  // The word itself is looked up in a small file of a group of words.
  expect(asked.filter((url) => /\/search\/.*\.bin$/.test(url)).length).toBe(2);
  await whole(page);
  const total = page.getByRole("status").filter({ hasText: "found" });
  const count = async () => Number.parseInt((await total.innerText()).replaceAll(",", ""), 10);
  const all = await count();
  await page.getByRole("button", { name: "Filters" }).click();
  expect(await inBothThemes(page, axeFaults)).toEqual([]);
  await page.getByLabel("Place of revelation").selectOption("meccan");
  await expect.poll(count).toBeLessThan(all);
  const meccan = await count();
  await page.getByLabel("Place of revelation").selectOption("medinan");
  await expect.poll(count).toBe(all - meccan);
  await page.getByLabel("Place of revelation").selectOption("");
  await page.getByLabel("Where to search").selectOption("surah");
  await expect(cards(page).getByRole("link").first()).toHaveText(/^Al-Baqarah 2:/);
  await page.getByLabel(/^Juz/).selectOption("30");
  await expect(page.getByText("Nothing found for “mercy”")).toBeVisible();
  await page.getByRole("button", { name: "Search the whole Quran instead" }).click();
  await expect.poll(count).toBe(all);
  await page.getByLabel(/^Translation searched/).selectOption("fr");
  await box(page).fill("miséricorde");
  await expect(page.locator("section li [data-found-translation][lang=fr] mark").first()).toBeVisible();
  await expect(page).toHaveURL(/q=mis.*searchLanguage=fr/);
  await page.reload();
  await whenReady(page);
  await expect(page.locator("section li [lang=fr] mark").first()).toBeVisible();
});

test("by keyboard, results are moved through and opened, and Escape and Back return, in both readers", async ({
  page,
}) => {
  await search(page, "throne", "/digital-quran?surah=18");
  await whole(page);
  await page.keyboard.press("ArrowDown");
  await expect(cards(page).nth(0).getByRole("link")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(cards(page).nth(1).getByRole("link")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(box(page)).toHaveValue("");
  await expect(page.getByRole("heading", { name: "Surah Al-Kahf" })).toBeVisible();
  await box(page).fill("85:15");
  await expect(page.getByRole("link", { name: "Go to Al-Buruj 85:15" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/surah=85&verse=15$/);
  await expect(page.locator("#verse-15")).toBeInViewport();
  // Before there are results Enter opens the first of them as well.
  await page.goto("/digital-quran?surah=114");
  await whenReady(page);
  await openSearch(page);
  await box(page).fill("85:15");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/surah=85&verse=15$/);
  await expect(page.locator("#verse-15")).toBeInViewport();
  await page.goBack();
  await expect(box(page)).toHaveValue("85:15");
  await expect(page.getByRole("link", { name: "Go to Al-Buruj 85:15" })).toBeVisible();
  // The complete reader searches too.
  await search(page, "Kahf 10", "/complete-quran?surah=1");
  await page.getByRole("link", { name: "Go to Al-Kahf 18:10" }).click();
  await expect(page).toHaveURL(/complete-quran\?surah=18&verse=10$/);
  await expect(page.locator("#verse-10")).toBeInViewport();
});

test.describe("without the index", () => {
  test.use({ allowedErrors: /Failed to load resource|ERR_/ });

  test("an altered verse is not shown as Quran, and the search says what failed and works once it can be loaded", async ({
    page,
  }) => {
    await page.route("**/search/*.bin", (route) => route.abort());
    await page.route(/\/texts\/quran\/arabic-[0-9a-f]+\/85\.json$/, async (route) => {
      const answer = await route.fetch();
      const verses: string[] = await answer.json();
      await route.fulfill({
        response: answer,
        json: verses.map((verse, at) => (at === 14 ? `${verse}\u064e` : verse)),
      });
    });
    await page.goto("/digital-quran?surah=1");
    await whenReady(page);
    await openSearch(page);
    // A verse by its number needs no index.
    await box(page).fill("85:15");
    await expect(page.getByText("The Arabic that arrived is not the published one")).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await box(page).fill("mercy");
    await expect(page.getByRole("alert")).toContainText("The search did not open");
    await page.unroute("**/search/*.bin");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page with a query shows the surah and says that search needs scripts", async ({ page }) => {
    await page.goto("/digital-quran?surah=112&q=mercy");
    await expect(page.locator("[data-ayah]")).toHaveCount(4);
    await expect(page.locator("noscript p")).toContainText("Search needs JavaScript");
  });
});
