import type { Page } from "@playwright/test";
import { loadAthkar } from "#content/athkar/index.ts";
import { expect, restartVisit, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { lowestEdge, openSettled, phones, turnInto } from "#tests/support/first-screen.ts";
import { fulfillWithSound, generateTone, mockAudioHosts } from "#tests/support/generated-sound.ts";

async function press(page: Page, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await page.keyboard.press("Space");
}

/** Touches the counter so many times. */
async function tap(page: Page, times: number): Promise<void> {
  await page.locator("[data-tap]").evaluate((counter, count) => {
    for (let finger = 1; finger <= count; finger += 1)
      counter.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerId: finger, button: 0 }));
  }, times);
}

/** The progress of the sets in IndexedDB; none before the page has opened it, which would then find it without tables. */
function savedSets(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === "riwaq")) return [];
    return new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open("riwaq");
      opening.addEventListener("error", reject);
      opening.addEventListener("success", () => {
        const found = opening.result.transaction("operations").objectStore("operations").getAll();
        found.addEventListener("error", reject);
        found.addEventListener("success", () => {
          opening.result.close();
          resolve(found.result.flatMap(({ kind, body }) => (kind === "athkar" ? [body] : [])));
        });
      });
    });
  });
}

/** Turns off the automatic move to the next remembrance. */
async function disableAutoAdvance(page: Page): Promise<void> {
  const advance = page.getByRole("switch", { name: "Go on to the next by itself" });
  await advance.click();
  await expect(advance).not.toBeChecked();
}

test("the morning athkar are counted to their end in Urdu, one after the other", async ({ page }) => {
  const { morning } = (await loadAthkar("ur")).categories;
  await page.clock.install();
  await setLanguage(page, "ur");
  await page.goto("/complete-athkar?category=morning");
  await whenReady(page);
  for (const { id, repetitions } of morning) {
    await expect(page.locator(`[data-dhikr="${id}"]`)).toBeVisible();
    await expect(page.locator("[data-dhikr] [lang=ar]").first()).not.toBeEmpty();
    await tap(page, repetitions);
    // The automatic move may come before or after this; it comes only when the count is complete.
    await page.clock.fastForward(1500);
  }
  await expect(page.getByRole("heading", { name: "مبارک ہو، آپ نے اختتام کر لیا" })).toBeVisible();
  await expect(page.getByText("آپ نے ۲۹ اذکار مکمل کیے۔ اللہ قبول فرمائے۔")).toBeVisible();
});

/** Reloads the page with IndexedDB delayed for so many milliseconds of the page's clock. */
async function reloadWithSlowStore(page: Page, delay: number): Promise<void> {
  await page.addInitScript((wait) => {
    const opened = indexedDB.open("riwaq");
    opened.addEventListener("success", () => {
      const { result: database } = opened;
      const names = [...database.objectStoreNames];
      const store = database.transaction(names, "readwrite").objectStore(names[0] ?? "");
      const until = performance.now() + wait;
      const hold = () => {
        if (performance.now() < until) store.count().addEventListener("success", hold);
        else database.close();
      };
      hold();
    });
  }, delay);
  await page.reload();
  await whenReady(page);
}

test("a tap before the saved progress has loaded still shows the next remembrance; verses play in the one player", async ({
  page,
}) => {
  const sound = generateTone(0.4);
  const asked = await mockAudioHosts(page, { "everyayah.com": (route) => fulfillWithSound(route, sound) });
  const [first, second] = (await loadAthkar("en")).categories.morning;
  await page.goto("/complete-athkar?category=morning");
  await whenReady(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(page.locator(`[data-dhikr="${first?.id}"]`)).toBeVisible();
  // The database must exist before it can be delayed.
  await expect.poll(() => savedSets(page)).toMatchObject([{ at: first?.id }]);
  await reloadWithSlowStore(page, 3000);
  await tap(page, first?.repetitions ?? 0);
  await expect(page.locator(`[data-dhikr="${second?.id}"]`)).toBeVisible();
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(page.locator(`[data-dhikr="${first?.id}"]`)).toBeVisible();
  await page.getByRole("button", { name: "Hear the verses" }).first().click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test("a set resumes where it was left on the same day", async ({ page }) => {
  const [, second] = (await loadAthkar("en")).categories.evening;
  await page.clock.install({ time: new Date("2026-03-01T06:00:00") });
  await page.goto("/complete-athkar?category=evening");
  await whenReady(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.locator("[data-tap]")).toBeFocused();
  await press(page, 2);
  const counter = page.locator("[data-tap]");
  await expect(counter).toHaveAccessibleName("Count: 2 of 3");
  // A page that is left can save a change only of what it has loaded before.
  await expect.poll(() => savedSets(page)).toMatchObject([{ counts: { [second?.id ?? ""]: 2 } }]);
  await page.getByRole("button", { name: "Take back the last tap" }).click();
  await expect(counter).toHaveAccessibleName("Count: 1 of 3");
  await page.reload();
  await expect(counter).toHaveAccessibleName("Count: 1 of 3");
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 320, height: 400 }, hasTouch: true });

  test("a long remembrance can be scrolled to its end, and scrolling counts nothing", async ({ page }) => {
    await page.goto("/complete-athkar?category=morning");
    await whenReady(page);
    await disableAutoAdvance(page);
    await page.getByRole("button", { name: "Count on the whole screen" }).click();
    const counter = page.locator("dialog [data-tap]");
    await counter.focus();
    await page.keyboard.press("End");
    await expect.poll(() => counter.evaluate((area) => area.parentElement?.scrollTop)).toBeGreaterThan(0);
    await counter.dispatchEvent("pointerdown", { pointerType: "touch", button: 0 });
    await counter.dispatchEvent("pointercancel", { pointerType: "touch" });
    await expect(counter).toHaveAccessibleName("Count: 0 of 1");
    await counter.tap();
    await expect(counter).toHaveAccessibleName("Count: 1 of 1");
  });
});

test("thirty-three are counted by keyboard, and the totals are there after a reload", async ({ page }) => {
  await page.goto("/digital-tasbih");
  await whenReady(page);
  await press(page, 40);
  const total = page.locator("[data-figure=totalCount]");
  const rounds = page.locator("[data-figure=completedRounds]");
  await expect(total).toHaveText("33");
  await expect(rounds).toHaveText("1");
  await page.getByRole("button", { name: "Next Phrase" }).click();
  await page.keyboard.press("Tab");
  await page.reload();
  await whenReady(page);
  await expect(total).toHaveText("33");
  await expect(rounds).toHaveText("1");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Reset All Data" }).click();
  await page.getByRole("button", { name: "Keep everything" }).click();
  await expect(total).toHaveText("33");
  await page.getByRole("button", { name: "Reset All Data" }).click();
  await page.getByRole("button", { name: "Reset everything" }).click();
  await expect(total).toHaveText("0");
  await expect(rounds).toHaveText("0");
});

test("taps right before the page is left are there afterwards; a hundred touches within one frame are a hundred taps, and clicks without a touch count", async ({
  page,
}) => {
  await page.goto("/digital-tasbih");
  await whenReady(page);
  await tap(page, 17);
  await page.reload();
  await whenReady(page);
  await expect(page.locator("[data-figure=totalCount]")).toHaveText("17");
  await expect(page.locator("[data-count]")).toHaveText("17");
  await page.getByRole("button", { name: /أَسْتَغْفِرُ/ }).click();
  await tap(page, 97);
  await page.locator("[data-tap]").evaluate((bead: HTMLElement) => {
    bead.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    bead.click();
  });
  await expect(page.locator("[data-count]")).toHaveText("98");
  await page.locator("[data-tap]").click();
  await expect(page.locator("[data-count]")).toHaveText("99");
  await expect(page.locator("[data-figure=totalCount]")).toHaveText("116");
});

test("the ring and its actions stand above the bottom bar on each phone in each language", async ({
  page,
}) => {
  for (const language of ["en", "ar", "ur"] as const) {
    await page.setViewportSize({ width: phones[0][0], height: phones[0][1] });
    await restartVisit(page, language);
    await openSettled(page, "/digital-tasbih");
    for (const phone of phones)
      await test.step(`${phone[0]} × ${phone[1]} in ${language}`, async () => {
        await turnInto(page, phone);
        const [width, height] = phone;
        const ring = await page.getByRole("progressbar").boundingBox();
        const field = await page.locator("[data-tap]").boundingBox();
        const actions = await page.locator("section button").first().boundingBox();
        expect(ring?.width).toBeGreaterThanOrEqual(0.6 * width);
        expect(ring?.y).toBeGreaterThanOrEqual(field?.y ?? 0);
        expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(actions?.y ?? 0);
        expect((actions?.y ?? 0) + (actions?.height ?? 0)).toBeLessThanOrEqual(height - 68);
        const [ringEnd, actionsEnd] = [
          await lowestEdge(page, "main [role=progressbar]"),
          await lowestEdge(page, "main [data-actions]"),
        ];
        expect(ringEnd).toBeGreaterThan(height / 2);
        expect(ringEnd).toBeLessThanOrEqual(actionsEnd);
        expect(actionsEnd).toBeLessThanOrEqual(height - 68);
        // The whole lower half counts, not the ring alone; the phone before has left beads.
        const lit = page.locator("circle[data-lit]");
        const before = await lit.count();
        await page.mouse.click(width / 2, height / 2 + 4);
        await page.mouse.click(24, (actions?.y ?? 0) - 12);
        await expect(lit).toHaveCount(before + 2);
        await expect(page.locator("circle[data-lit=last]")).toHaveCount(1);
      });
  }
});

test("two tabs lose no tap of each other", async ({ context, page }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/digital-tasbih");
    await whenReady(tab);
  }
  await Promise.all([press(page, 20), press(other, 20)]);
  for (const tab of [page, other]) await expect(tab.locator("[data-figure=totalCount]")).toHaveText("40");
});
