import type { Page } from "@playwright/test";
import { passageOfDay } from "#app/features/reader/preview/verse-of-day.ts";
import { loadAthkar } from "#content/athkar/index.ts";
import { byTurns } from "#tests/support/by-turns.ts";
import { expect, restartVisit, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import {
  barTop,
  layOutAll,
  lowestEdge,
  measureAthkar,
  openSettled,
  phones,
  turnInto,
} from "#tests/support/first-screen.ts";

test.use({ timezoneId: "Europe/London" });

const languages = ["en", "ar", "ur"] as const;

/** Type steps of a dhikr, in pixels. */
const steps = [33, 28, 24];

/** Chooses a place of the person's own, in whichever language the page is. */
async function chooseJakarta(page: Page): Promise<void> {
  await page.locator("button[data-place]").filter({ visible: true }).click();
  await page.getByRole("dialog").getByRole("combobox").fill("Jakarta");
  await page.getByRole("dialog").getByRole("option").first().click();
  await expect(page.locator("[data-origin=chosen]").filter({ visible: true })).toHaveCount(1);
}

for (const [turn, language] of languages.entries())
  test.describe(`on phones in ${language}`, () => {
    test.use({ viewport: { width: phones[0][0], height: phones[0][1] } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test("every dhikr is above a counter that does not move", async ({ page }) => {
      test.slow();
      const { morning, evening, sleep } = (await loadAthkar(language)).categories;
      const seen = phones.map(() => ({ counters: new Set<number>(), sizes: new Set<number>() }));
      const [on, back] =
        language === "en" ? (["ArrowRight", "ArrowLeft"] as const) : (["ArrowLeft", "ArrowRight"] as const);
      // A set in each language; the counter stands in the same place in all of them.
      for (const [category, set] of byTurns(Object.entries({ morning, evening, sleep }), turn)) {
        await openSettled(page, `/complete-athkar?category=${category}`);
        const ids = set.map(({ id }) => id);
        for (const [place, phone] of phones.entries()) {
          await turnInto(page, phone);
          // To the end of the set on the first phone, and from there to its beginning on the second.
          const walk =
            place === 0 ? measureAthkar(page, ids, on) : measureAthkar(page, ids.toReversed(), back);
          for (const dhikr of await walk) {
            const name = `${dhikr.id}, ${phone[0]} px`;
            expect(dhikr.first, name).toBeGreaterThanOrEqual(dhikr.box);
            expect(dhikr.first, name).toBeLessThanOrEqual(dhikr.lines > 1 ? 280 : 360);
            expect(dhikr.last, name).toBeLessThanOrEqual(dhikr.boxEnd);
            expect(dhikr.boxEnd, name).toBeLessThanOrEqual(dhikr.counter);
            expect(dhikr.counter, name).toBeLessThanOrEqual(phone[1] - 68 - 96);
            expect(dhikr.reaches, name).toBe(true);
            seen[place]?.counters.add(Math.round(dhikr.counter));
            seen[place]?.sizes.add(dhikr.size);
          }
        }
      }
      for (const { counters, sizes } of seen) {
        expect(counters.size).toBe(1);
        expect([...sizes].sort((one, other) => other - one)).toEqual(steps);
      }
    });

    test("the verse and the times stand in the first screen", async ({ page }) => {
      /** Asks the same on each phone; `open` opens a page on the first of them. */
      const onEach = async (open: () => Promise<void>, ask: (bar: number) => Promise<void>) => {
        await turnInto(page, phones[0]);
        await open();
        for (const phone of phones) {
          await turnInto(page, phone);
          await ask(phone[1] - 68);
        }
      };
      for (const [address, lowest] of [
        ["/digital-quran?surah=50", 300],
        ["/complete-quran?surah=50", 360],
      ] as const)
        await onEach(
          () => openSettled(page, address),
          async () => {
            const top = (await page.locator("#verse-1 [data-arabic]").boundingBox())?.y;
            expect(top, address).toBeLessThanOrEqual(lowest);
          },
        );
      const openPrayer = async () => {
        await openSettled(page, "/prayer");
        await chooseJakarta(page);
      };
      await onEach(openPrayer, async (bar) => {
        expect(await barTop(page)).toBe(bar);
        await expect(page.locator("main time")).toHaveText(/\p{Nd}+:\p{Nd}+:\p{Nd}+/u);
        for (const moment of ["fajr", "sunrise", "dhuhr", "asr", "sunset", "maghrib", "isha"]) {
          const row = await page.locator(`[data-moment=${moment}]`).boundingBox();
          expect((row?.y ?? bar) + (row?.height ?? bar), moment).toBeLessThanOrEqual(bar);
        }
        for (const part of ["main time", "main [data-bearing]"]) {
          const edge = await lowestEdge(page, part);
          expect(edge, part).toBeGreaterThan(0);
          expect(edge, part).toBeLessThanOrEqual(bar);
        }
      });
      const goHome = () => page.getByRole("banner").getByRole("link").first().click();
      await onEach(goHome, async () => {
        await expect(page.locator("[data-now] [data-remaining]")).not.toBeEmpty();
        expect(await lowestEdge(page, "[data-now]"), "with a place").toBeLessThanOrEqual(420);
      });
    });

    test("home is short, on the day of the longest passage too", async ({ page }) => {
      await openSettled(page, "/");
      await expect(page.locator("[data-now] [data-remaining]")).not.toBeEmpty();
      for (const phone of phones) {
        await turnInto(page, phone);
        expect(await lowestEdge(page, "[data-now]")).toBeLessThanOrEqual(420);
      }
      const days = Array.from({ length: 31 }, (_, day) => day * 86_400_000);
      for (const surah of byTurns([49, 30], turn)) {
        // Back from another page, home shows the passage of the day by the device's clock.
        await turnInto(page, phones[0]);
        await page.locator('.bar-link[href="/how-to-pray"]').click();
        await expect(page.locator("[data-verse-of-day]")).toHaveCount(0);
        await page.clock.setFixedTime(days.find((day) => passageOfDay(day).surah === surah) ?? 0);
        await page.getByRole("banner").getByRole("link").first().click();
        await expect(page.locator(`[data-verse-of-day] a[href*="surah=${surah}&"]`)).toBeVisible();
        await layOutAll(page);
        await page.locator("#home-reader").scrollIntoViewIfNeeded();
        await expect(page.getByRole("combobox")).toBeVisible();
        await page.locator("#home-avatar").scrollIntoViewIfNeeded();
        await expect(page.locator("[aria-labelledby=home-avatar] [aria-pressed]").first()).toBeVisible();
        // Its code is fetched when a link is pressed, and it is not there until then.
        await expect(page.locator("footer")).toBeAttached();
        for (const phone of phones) {
          await turnInto(page, phone);
          await layOutAll(page);
          const [main, footer] = await page.evaluate(() =>
            ["main", "footer"].map((part) => document.querySelector(part)?.getBoundingClientRect().height),
          );
          expect(main, `surah ${surah}, ${phone[0]} px`).toBeLessThanOrEqual(3400);
          expect(footer).toBeLessThanOrEqual(1000);
        }
      }
    });
  });

test("on a phone the way to the form stays above the bar once the page is scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/donations");
  await whenReady(page);
  const give = page.locator("[data-sticky-give]").getByRole("button");
  await expect(give).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect(give).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole("navigation", { name: "Quick access" }).boundingBox();
  const box = await give.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await give.click();
  await expect(page.locator("#gift-form")).toBeFocused();
  await expect(give).toBeHidden();
});

test("a page is shown in another language without loading a script again", async ({ page }) => {
  const seen: string[] = [];
  let last = 0;
  page.on("request", (request) => {
    seen.push(`${request.resourceType()} ${request.url()}`);
    last = Date.now();
  });
  const pairs = [
    ["/", "/complete-athkar"],
    ["/prayer", "/hadith"],
  ];
  for (const address of byTurns(pairs, 0).flat())
    await test.step(address, async () => {
      await restartVisit(page, "en");
      await openSettled(page, address);
      await page.getByRole("banner").locator("summary").first().click();
      // What the page plans for its quiet moments comes first, and a busy machine is late with it.
      await expect.poll(() => Date.now() - last).toBeGreaterThan(2000);
      const before = new Set(
        await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
      );
      seen.length = 0;
      await page.getByRole("banner").locator("a[hreflang=ar]").first().click();
      await expect(page.locator("html")).toHaveAttribute("lang", "ar");
      const asked = seen.filter((each) => /^(document|script|fetch) /.test(each));
      expect(asked.filter((each) => each.startsWith("document"))).toEqual([]);
      expect(
        asked.filter((each) => each.startsWith("script") && before.has(each.split(" ")[1] ?? "")),
      ).toEqual([]);
      // Words of the shell and the page, names of surahs, texts in the language, and what a slow device had still to fetch.
      expect(asked.length).toBeLessThanOrEqual(20);
    });
});

test.describe("on a device in Arabic", () => {
  test.use({ locale: "ar-EG", viewport: { width: 360, height: 780 } });

  test("the offer of the language covers nothing that one came for", async ({ page }) => {
    for (const [address, part] of [
      ["/chatbot", "main form:has(textarea)"],
      ["/digital-tasbih", "main [data-actions]"],
      ["/complete-athkar", "[data-zone]"],
      ["/digital-quran?surah=50", "#verse-1 [data-arabic]"],
    ] as const)
      await test.step(address, async () => {
        await openSettled(page, `${address}${address.includes("?") ? "&" : "?"}lang=en`);
        await page.mouse.click(2, 300);
        const offer = page.locator("[data-language-offer]");
        await expect(offer).toBeVisible();
        const [over, seen] = [await offer.boundingBox(), await page.locator(part).first().boundingBox()];
        expect((over?.y ?? 999) + (over?.height ?? 999)).toBeLessThanOrEqual(seen?.y ?? 0);
      });
  });
});
