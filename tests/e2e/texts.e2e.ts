import { loadDuas } from "#content/duas/index.ts";
import { loadHadith } from "#content/hadith/index.ts";
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

const { hadith } = await loadHadith("en");
const all = `Found ${hadith.length} hadiths`;

test.describe("searching hadith", () => {
  test("finds one by Arabic without vowel marks, opens it and follows a verse", async ({ page }) => {
    await page.goto("/hadith");
    await whenReady(page);
    await expect(page.getByText(all)).toBeVisible();
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

  test("finds one by words of another language", async ({ page }) => {
    await setLanguage(page, "fr");
    await page.goto("/hadith?q=niyetlere");
    await whenReady(page);
    await expect(page.locator("[data-hadith='nawawi-01-intentions']")).toBeVisible();
    await page.getByRole("searchbox").fill("NİYETLERE");
    await expect(page.locator("[data-hadith]")).toHaveCount(1);
  });

  test("keeps the filters in the address through reload, back and a copied address", async ({
    page,
    context,
  }) => {
    await page.goto("/hadith");
    await whenReady(page);
    const count = page.getByText(/^Found \d+ hadith/);
    await expect(count).toHaveText(all);
    const shelf = page.getByRole("navigation", { name: "Collections" });
    const categories = page.getByRole("group", { name: "Category" });
    const chosen = (within: typeof shelf) => within.locator("[aria-current=true]");
    await shelf.getByRole("link", { name: /Sahih Muslim/ }).click();
    await expect(count).not.toHaveText(all);
    const ofMuslim = await count.innerText();
    await categories.getByRole("link", { name: "Faith" }).click();
    await expect(count).not.toHaveText(ofMuslim);
    const found = await count.innerText();
    await expect(page).toHaveURL(/collection=muslim&category=faith$/);
    await page.reload();
    await whenReady(page);
    await expect(chosen(categories)).toHaveText("Faith");
    await expect(page.getByText(found, { exact: true })).toBeVisible();
    await page.goBack();
    await expect(chosen(categories)).toHaveText("All");
    await expect(chosen(shelf)).toContainText("Sahih Muslim");
    await page.goForward();
    await expect(page.getByText(found, { exact: true })).toBeVisible();
    const copied = await context.newPage();
    await copied.goto(page.url());
    await expect(copied.getByText(found, { exact: true })).toBeVisible();
  });

  test("divides all into pages of twenty, and says when one does not exist", async ({ page }) => {
    await page.goto("/hadith");
    await whenReady(page);
    const shown = page.locator("[data-hadith]");
    const ids = async () => shown.evaluateAll((all) => all.map((one) => one.getAttribute("data-hadith")));
    const seen = new Set(await ids());
    for (const number of [2, 3, 4]) {
      await page.getByRole("link", { name: `Page ${number}` }).click();
      await expect(page).toHaveURL(new RegExp(`page=${number}$`));
      await expect(page.getByText(all)).toBeFocused();
      await expect(shown.first()).not.toHaveAttribute("data-hadith", [...seen].at(-20) ?? "");
      for (const id of await ids()) seen.add(id);
    }
    expect(seen.size).toBe(80);
    await page.goto("/hadith?collection=nowhere&q=xyzzy");
    await whenReady(page);
    await expect(page.getByText("No hadith found matching your criteria.")).toBeVisible();
    await expect(page.getByText(/There is no “nowhere” here/)).toBeVisible();
    await page.getByRole("button", { name: "Clear search and filters" }).click();
    await expect(page).toHaveURL(/\/hadith$/);
    await expect(page.getByText(all)).toBeVisible();
  });

  test("accepts 5,000 pasted characters", async ({ page }) => {
    await page.goto("/hadith");
    await whenReady(page);
    await page.getByRole("searchbox").fill("زقخفك غظطثض ".repeat(400));
    await expect(page.getByText("No hadith found matching your criteria.")).toBeVisible();
    await expect(page).toHaveURL(/q=/);
    await page.reload();
    await whenReady(page);
    await expect(page.getByText("No hadith found matching your criteria.")).toBeVisible();
    expect((await page.goto(`/hadith?q=${"a".repeat(5000)}&category=${"b".repeat(2000)}`))?.status()).toBe(
      200,
    );
  });
});

test("a favourite is saved and can be shown alone", async ({ page }) => {
  await page.goto("/duas-collection?category=Family");
  await whenReady(page);
  await page.getByRole("button", { name: "Add to favorites: Mercy on parents" }).click();
  await expect(page.getByText("Added to favorites", { exact: true })).toBeVisible();
  await expect(page.getByText("Dua updated in your favorites list", { exact: true })).toBeVisible();
  await page.goto("/duas-collection");
  await whenReady(page);
  await page.getByRole("switch", { name: "Favorites only" }).click();
  await expect(page.locator("[data-dua]")).toHaveCount(1);
  await page.getByRole("button", { name: "Remove from favorites: Mercy on parents" }).click();
  await expect(page.getByText("Removed from favorites", { exact: true })).toBeVisible();
  await expect(page.getByText("No duas found")).toBeVisible();
});

test.describe("favourites only", () => {
  for (const [address, card] of [
    ["/names-of-allah", "data-name"],
    ["/duas-collection", "data-dua"],
    ["/hadith", "data-hadith"],
  ] as const)
    test(`stays in ${address} after a reload, and the back button shows all again`, async ({ page }) => {
      await page.goto(address);
      await whenReady(page);
      const cards = page.locator(`[${card}]`);
      await page
        .getByRole("button", { name: /^Add to favorites/ })
        .nth(1)
        .click();
      const only = page.getByRole("switch", { name: "Favorites only" });
      await only.click();
      await expect(cards).toHaveCount(1);
      await expect(page).toHaveURL(/favorites=only/);
      await page.reload();
      await whenReady(page);
      await expect(only).toBeChecked();
      await expect(cards).toHaveCount(1);
      await page.goBack();
      await expect(only).not.toBeChecked();
      await expect(cards.nth(8)).toBeVisible();
    });
});

test.describe("sharing a dua", () => {
  test("copies title, words, reference and address where there is no share sheet", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      const copied: string[] = [];
      Object.assign(window, { copied });
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: async (text: string) => void copied.push(text) },
      });
    });
    await page.goto("/duas-collection");
    await whenReady(page);
    await page.getByRole("button", { name: "Share: By You we reach the morning" }).click();
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
  });

  test("says so when the browser denies it", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: () => Promise.reject(new DOMException("refused", "NotAllowedError")),
      });
    });
    await page.goto("/duas-collection");
    await whenReady(page);
    await page.getByRole("button", { name: "Share: By You we reach the morning" }).click();
    await expect(page.getByText("Error sharing", { exact: true })).toBeVisible();
    await expect(page.getByText("Could not share the dua", { exact: true })).toBeVisible();
  });

  test("is shown as a picture in both colours and shapes, and saved", async ({ page }) => {
    await page.goto("/duas-collection?id=dua-of-yunus");
    await whenReady(page);
    await page.getByRole("button", { name: "Share as image" }).click();
    const sheet = page.getByRole("dialog", { name: "Share as image" });
    const preview = sheet.getByRole("img", { name: "Preview of the image" });
    const size = () =>
      preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(size).toEqual([1080, 1080]);
    await sheet.getByRole("button", { name: "Story" }).click();
    await expect.poll(size).toEqual([1080, 1920]);
    const night = await preview.getAttribute("src");
    await sheet.getByRole("button", { name: "Paper" }).click();
    await expect(preview).not.toHaveAttribute("src", night ?? "");
    const download = page.waitForEvent("download");
    await sheet.getByRole("button", { name: "Save" }).click();
    expect((await download).suggestedFilename()).toBe("dua-dua-of-yunus.png");
  });
});

test("only verses of the Quran have a play button", async ({ page }) => {
  const duas = await loadDuas("en");
  const play = page.getByRole("button", { name: /^Play recitation/ });
  for (const category of ["Family", "Gratitude"]) {
    const verses = duas.filter((dua) => dua.category === category && dua.quran !== undefined);
    expect(verses.length, category).toBeGreaterThan(0);
    await page.goto(`/duas-collection?category=${category}`);
    await whenReady(page);
    await expect(page.locator("[data-dua] .quran")).toHaveCount(verses.length);
    await expect(play).toHaveCount(verses.length);
  }
  await page.goto("/hadith");
  await expect(page.getByRole("button", { name: /^Play/ })).toHaveCount(0);
});

test("the names have the source of their list and their places in the Quran", async ({ page }) => {
  await setLanguage(page, "ar");
  await page.goto("/names-of-allah");
  await whenReady(page);
  await expect(page.getByRole("status").filter({ hasText: /٩٩/ })).toBeVisible();
  await expect(page.locator("[data-name]")).toHaveCount(20);
  await page.getByRole("link", { name: "الصفحة ٥" }).click();
  await expect(page.locator("[data-name]")).toHaveCount(19);
  await expect(page.locator("[data-name='99']")).toBeVisible();
  await page.getByRole("button", { name: "عن هذه الصفحة" }).click();
  await expect(page.getByText(/رواية الترمذي/)).toBeVisible();
  await page.getByRole("searchbox").fill("القدوس");
  await expect(page.locator("[data-name]")).toHaveCount(1);
  await page.getByRole("link", { name: /^التفاصيل/ }).click();
  const detail = page.getByRole("dialog");
  await expect(detail.locator("a[href='/digital-quran?surah=59&verse=23']")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
  await expect(page).not.toHaveURL(/id=/);
  await expect(page.getByRole("searchbox")).toHaveValue("القدوس");
  await expect(page.locator("[data-name]")).toHaveCount(1);
  await page.goto("/names-of-allah?id=99");
  await expect(page.getByRole("dialog").getByText("لم يرد في القرآن").first()).toBeVisible();
});

test("in Arabic Latin letters are shown only when chosen, and the choice is saved", async ({ page }) => {
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
  await page.goto("/names-of-allah");
  await whenReady(page);
  await expect(latin).toHaveCount(20);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("search, filter, detail and further pages still work", async ({ page }) => {
    await page.goto("/hadith");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page.locator("[data-hadith]")).toHaveCount(20);
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

test("Back from a print layout returns to the page where it was chosen", async ({ page }) => {
  await page.goto("/quran-resources?print=surah-112");
  await whenReady(page);
  await expect(page.locator("[data-printed]")).toBeVisible();
  await page.getByRole("link", { name: "Back to the resources" }).click();
  await expect(page.locator("[data-printed]")).toBeHidden();
  await expect(page.locator("[data-resource=read]")).toBeVisible();
});
