import type { Page } from "@playwright/test";
import { publishedVerses } from "#content/quran/published-verses.testing.ts";
import { markedRuns } from "#domain/tajweed/marked-runs.ts";
import { tajweedOf } from "#domain/tajweed/tajweed-of.ts";
import { verseNumber } from "#domain/verse-reference.ts";
import { expect, test, whenReady } from "#tests/support/e2e.ts";

const verseOf = (surah: number, ayah: number) =>
  publishedVerses.uthmani[(verseNumber({ surah, ayah }) ?? 0) - 1] ?? "";

/** The pause marks after a space on the page, and those that are not on the line of the word before. */
async function signsOn(page: Page): Promise<{ all: number; torn: string[] }> {
  return await page.evaluate(() => {
    const found = { all: 0, torn: [] as string[] };
    for (const verse of document.querySelectorAll(".quran")) {
      if (verse.parentElement?.closest(".quran")) continue;
      const letters: [node: Text, at: number][] = [];
      const walker = document.createTreeWalker(verse, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (let at = 0; at < node.length; at += 1) letters.push([node, at]);
      }
      const read = letters.map(([node, at]) => node.data[at]).join("");
      const middle = (index: number) => {
        const [node, at] = letters[index] as [Text, number];
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top, bottom, height } = range.getBoundingClientRect();
        return { height, y: (top + bottom) / 2 };
      };
      for (const { index } of read.matchAll(/(?<=\S) [\u06d6-\u06dc]/g)) {
        found.all += 1;
        const word = middle(index - 1);
        if (Math.abs(word.y - middle(index + 1).y) > word.height / 2)
          found.torn.push(read.slice(index - 10, index + 2));
      }
    }
    return found;
  });
}

test("no line of the Quran starts with a pause mark, and its words are the published ones", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/digital-quran?surah=4");
  await whenReady(page);
  const verses = page.locator("[data-ayah] [data-arabic]");
  await expect(verses).toHaveCount(176);
  const shown = await verses.evaluateAll((all) => all.map(({ textContent }) => textContent));
  expect(shown).toEqual(shown.map((_, at) => verseOf(4, at + 1)));
  const inReader = await signsOn(page);
  expect(inReader.all).toBeGreaterThan(250);
  expect(inReader.torn).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 780 });
  await page.goto("/complete-quran?surah=2&verse=102");
  await whenReady(page);
  await page.getByRole("button", { name: "Page", exact: true }).click();
  await expect(page.locator("[data-page='16'] [data-verse='2:102']")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  const onPage = await signsOn(page);
  expect(onPage.all).toBeGreaterThan(10);
  expect(onPage.torn).toEqual([]);

  await page.goto("/quran-resources?print=juz-1");
  await whenReady(page);
  await expect(page.locator("[data-printed]")).toBeVisible();
  const onPaper = await signsOn(page);
  expect(onPaper.all).toBeGreaterThan(100);
  expect(onPaper.torn).toEqual([]);
  // Back from a print layout returns to the page where it was chosen.
  await page.getByRole("link", { name: "Back to the resources" }).click();
  await expect(page.locator("[data-printed]")).toBeHidden();
  await expect(page.locator("[data-resource=read]")).toBeVisible();
});

/** The marks of the tajweed layer on each verse of the page, in text order. */
async function markedOn(page: Page): Promise<Record<string, string[]>> {
  return await page.evaluate(() => {
    const ranges = [...CSS.highlights.values()].flatMap((highlight) =>
      [...highlight].map((one) => {
        const range = document.createRange();
        range.setStart(one.startContainer, one.startOffset);
        range.setEnd(one.endContainer, one.endOffset);
        return range;
      }),
    );
    ranges.sort((one, other) => one.compareBoundaryPoints(Range.START_TO_START, other));
    const marked: Record<string, string[]> = {};
    for (const range of ranges) {
      const ayah =
        range.startContainer.parentElement?.closest("[data-ayah]")?.getAttribute("data-ayah") ?? "";
      marked[ayah] ??= [];
      marked[ayah].push(range.toString());
    }
    return marked;
  });
}

test("the rules are marked on their letters, across pause marks and after a change of surah", async ({
  page,
}) => {
  const rulesOf = (surah: number, ayah: number) => {
    const text = verseOf(surah, ayah);
    return markedRuns(text, tajweedOf(text)).flatMap((run) => (run.span ? [run.text] : []));
  };
  for (const verse of [verseOf(64, 1), verseOf(65, 1)]) expect(verse).toMatch(/( [\u06d6-\u06dc].*){2}/);
  await page.goto("/digital-quran?surah=64");
  await whenReady(page);
  await page.getByRole("button", { name: "Tajweed" }).click();
  await page.getByRole("switch", { name: "Mark the rules in the text" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await markedOn(page))["1"]).toEqual(rulesOf(64, 1));
  await page.getByRole("link", { name: "Next surah" }).click();
  await expect(page).toHaveURL(/surah=65/);
  await expect.poll(async () => (await markedOn(page))["1"]).toEqual(rulesOf(65, 1));
});
