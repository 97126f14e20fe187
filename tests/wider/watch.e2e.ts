import type { Page } from "@playwright/test";
import { readVerses } from "#content/quran/index.ts";
import { publishedTexts } from "#server/services/published-text.ts";
import { axeFaults, expect, setLanguage, test, whenReady, whenSheetsLeft } from "#tests/support/e2e.ts";
import { missingGlyphs, pdfFonts, pdfLines } from "#tests/support/pdf-text.ts";

// Requests of a service worker are not observed here.
test.use({ serviceWorkers: "block" });

const read = publishedTexts(`${process.cwd()}/.built/public`);

/** Records and answers every request to another site. */
async function outsideRequests(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== "localhost",
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<p>player</p>" });
    },
  );
  return asked;
}

test("live streams are filtered, and nothing is requested from the host before a click", async ({ page }) => {
  const asked = await outsideRequests(page);
  await page.goto("/holy-quran-streaming");
  await whenReady(page);
  const cards = page.locator("[data-stream]");
  await expect(cards).toHaveCount(15);
  await page.getByRole("button", { name: "Live streams" }).click();
  await expect(cards).toHaveCount(2);
  await expect(page).toHaveURL(/show=live/);
  await page.getByRole("searchbox").fill("madinah");
  await expect(cards).toHaveCount(1);
  expect(asked).toEqual([]);

  await page.getByRole("link", { name: /^Watch:/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("iframe")).toHaveAttribute(
    "src",
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/live_stream\?/,
  );
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(new Set(asked.map((url) => new URL(url).hostname))).toEqual(new Set(["www.youtube-nocookie.com"]));
  await page.keyboard.press("Escape");
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("the guide is followed through two rakahs in Turkish", async ({ page }) => {
  const asked = await outsideRequests(page);
  await setLanguage(page, "tr");
  await page.goto("/how-to-pray");
  await whenReady(page);
  await page.getByRole("button", { name: /2 rekât/ }).click();
  const dialog = page.getByRole("dialog", { name: "Adım adım namaz" });
  const seen: string[] = [];
  for (let step = 1; step <= 22; step++) {
    await expect(dialog.getByRole("status")).toContainText(`Adım ${step} / 22`);
    seen.push((await dialog.locator("[data-walk]").getAttribute("data-walk")) ?? "");
    if (step === 6) await expect(dialog).toContainText("Yüce Rabbimi tesbih ederim.");
    // In prayer a tap anywhere goes on; the last step ends with its button.
    if (step < 22) await dialog.locator("[data-walk]").click();
  }
  expect(seen.filter((kind) => kind === "bow")).toHaveLength(2);
  expect(seen.filter((kind) => kind === "prostrate")).toHaveLength(4);
  expect(seen.at(-1)).toBe("peace-left");
  await dialog.getByRole("button", { name: "Bitir" }).click();
  await expect(dialog).toBeHidden();
  expect(asked).toEqual([]);
});

test("the guide goes on automatically at the chosen pace", async ({ page }) => {
  await page.clock.install();
  await page.goto("/how-to-pray");
  await whenReady(page);
  await page.getByRole("button", { name: /3 rakahs/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("switch").click();
  await expect(dialog.getByRole("status")).toContainText("Step 1 of");
  await page.clock.runFor(20_500);
  await expect(dialog.getByRole("status")).toContainText("Step 2 of");
});

test("the guides work without scripts, are accessible, and fetch al-Fatiha at a press only", async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto("/how-to-pray");
  await expect(still.locator("[data-step]")).toHaveCount(14);
  const bow = still.locator("[data-step=bow]");
  await bow.getByText("What is said").click();
  await expect(bow.locator("[data-said] [lang=ar]").first()).toBeVisible();
  await expect(still.locator("[data-lesson] a").first()).toHaveAttribute("href", /youtube\.com\/watch/);
  await still.getByRole("link", { name: "Tayammum" }).click();
  await expect(still.locator("[data-topic-step]")).toHaveCount(7);
  await context.close();

  const asked = await outsideRequests(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/how-to-pray");
  await whenReady(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000);
  await expect(page.locator("[data-lesson]")).toHaveCount(12);
  const fatiha = page.locator("[data-step=fatiha]");
  await expect(fatiha).toContainText(/Recited by \w/);
  expect(asked).toEqual([]);
  await fatiha.getByRole("button", { name: /^Play/ }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);

  await page.getByRole("link", { name: "Wudu", exact: true }).click();
  await expect(page).toHaveURL(/tab=wudu/);
  await expect(page.locator("[data-topic-step]")).toHaveCount(10);
  const head = page.locator("[data-topic-step=head]");
  await head.getByText("Where the schools differ").click();
  await expect(head).toContainText("Bidayat al-Mujtahid 1/8");
  expect(await axeFaults(page)).toEqual([]);
});

test("the six links into the Quran lead to what they name, two translations side by side among them; a verse's commentary opens in Indonesian, and elsewhere says that none is bundled", async ({
  page,
}) => {
  await page.goto("/quran-resources");
  await whenReady(page);
  const cards = page.locator("[data-resource] a");
  await expect(cards).toHaveCount(6);
  for (const address of await cards.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)))
    expect((await page.request.get(address)).status(), address).toBe(200);
  await page.getByRole("link", { name: "Explore Now: Tafsir & Commentary" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("No commentary in your language is bundled");
  await expect(dialog.getByRole("link", { name: /Ibn Kathir/ })).toHaveAttribute("href", /quran\.com\/1:1\//);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await whenSheetsLeft(page);
  await page.getByRole("link", { name: "Explore Now: Multiple Translations" }).click();
  await expect(page).toHaveURL(/complete-quran/);
  await expect(page.locator("main [lang=fr]").first()).toContainText("Au nom d'Allah");
  await expect(page.locator("main [lang=en]").first()).toContainText("In the name of All");
  await page.goto("/quran-resources?commentary=112:2&lang=id");
  await expect(page.locator("[data-tafsir]")).toContainText("Allah tempat meminta segala sesuatu.");
});

test("a printed juz contains every verse, word for word and in order", async ({ page }) => {
  await page.goto("/quran-resources");
  await whenReady(page);
  await page.getByLabel("What to print").selectOption("juz-30");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const printed = page.locator("[data-printed]");
  await expect(printed.locator("section")).toHaveCount(37);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print or save as a file" })).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
  await page.evaluate(() => document.fonts.ready);

  const file = await page.pdf({ format: "A4" });
  expect(missingGlyphs(file)).toBe(0);
  expect(pdfFonts(file)).toContain("AmiriQuran-Regular");
  const lines = await pdfLines(file);
  // Justified lines change spaces and stretch letters; letters, vowels and signs must be the published ones.
  const bare = (text: string) => text.normalize("NFKC").replace(/[\s\u0640]/g, "");
  const printedVerses = bare(lines.join("")).split(/(\u06dd[\u0660-\u0669]+)/);
  const digits = new Intl.NumberFormat("ar-u-nu-arab", { useGrouping: false });
  const basmala = bare((await readVerses(read, "arabic", 1))[0] ?? "");
  const letters = (text: string) => [...text].toSorted().join("");
  const mislabelled: string[] = [];
  let at = 0;
  for (let surah = 78; surah <= 114; surah++)
    for (const [verse, text] of (await readVerses(read, "arabic", surah)).entries()) {
      const found = printedVerses[at] ?? "";
      const wanted = verse > 0 ? bare(text) : `${basmala}${bare(text)}`;
      // Where a line end is reshaped the browser lists the same letters in another order than it draws them.
      if (verse > 0 && found !== wanted) {
        expect(letters(found), `${surah}:${verse + 1}`).toBe(letters(wanted));
        mislabelled.push(`${surah}:${verse + 1}`);
      } else expect(found.endsWith(wanted), `${surah}:${verse + 1} ${found}`).toBe(true);
      expect(printedVerses[at + 1], `${surah}:${verse + 1}`).toBe(`\u06dd${digits.format(verse + 1)}`);
      at += 2;
    }
  expect(at).toBe(564 * 2);
  expect(mislabelled.length, mislabelled.join(" ")).toBeLessThan(6);
  expect(printedVerses.slice(at).join("")).toContain("Tanzil");
});
