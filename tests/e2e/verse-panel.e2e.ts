import type { Page } from "@playwright/test";
import { byTurns } from "#tests/support/by-turns.ts";
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { layoutShifts, observeLayoutShifts } from "#tests/support/layout-shifts.ts";

test.use({ viewport: { width: 1280, height: 900 } });

const words = {
  en: {
    about: "About the verse",
    third: "Qaf 50:3",
    fourth: "Qaf 50:4",
    open: "Words, label and note of verse 3",
    goTo: "Verse 4",
    tabs: ["Words", "Tafsir", "Notes", "More"],
    parts: ["(is) a return", "Published commentaries", "Your note", "Repeat and memorise"],
  },
  ar: {
    about: "عن الآية",
    third: "ق ٥٠:٣",
    fourth: "ق ٥٠:٤",
    open: "كلمات الآية ٣ وعلامتها وملاحظتها",
    goTo: "الآية ٤",
    tabs: ["الكلمات", "التفسير", "ملاحظات", "المزيد"],
    parts: ["(is) a return", "تفاسير منشورة", "ملاحظتك", "كرّر واحفظ"],
  },
} as const;

/** Where the words of a verse stand. */
const textBox = (page: Page, ayah: number) => page.locator(`#verse-${ayah} [data-arabic]`).boundingBox();

for (const [place, reader] of ["digital-quran", "complete-quran"].entries())
  for (const language of byTurns(["en", "ar"] as const, place))
    test(`in ${reader} in ${language} a verse opens beside the text, which stays where it is`, async ({
      page,
    }) => {
      const { about, third, fourth, open, goTo, tabs, parts } = words[language];
      await setLanguage(page, language);
      await observeLayoutShifts(page);
      await page.goto(`/${reader}?surah=50`);
      await whenReady(page);
      await page.mouse.move(640, 450);
      await expect(page.getByRole("complementary", { name: about })).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const opener = page.getByRole("button", { name: open, exact: true });
      await opener.focus();
      const before = await textBox(page, 3);
      const { shift } = await layoutShifts(page);

      await page.keyboard.press("Enter");
      const panel = page.getByRole("complementary", { name: third });
      await expect(panel.getByRole("heading", { name: third })).toBeFocused();
      await expect(panel.getByText(parts[0])).toBeVisible();
      expect(await textBox(page, 3)).toEqual(before);
      // The place in the bar may become wider meanwhile, which counts as less than a thousandth.
      expect((await layoutShifts(page)).shift - shift).toBeLessThan(0.001);
      const [text, beside] = [await textBox(page, 4), await panel.boundingBox()];
      if (!text || !beside) throw new Error("verse or panel is not shown");
      if (language === "en") expect(beside.x).toBeGreaterThan(text.x + text.width);
      else expect(beside.x + beside.width).toBeLessThan(text.x);
      expect(await axeFaults(page)).toEqual([]);

      await page.keyboard.press("Escape");
      await expect(opener).toBeFocused();
      await expect(panel).toHaveCount(0);

      await page.keyboard.press("Enter");
      for (const [place, name] of tabs.entries()) {
        await panel.getByRole("tab", { name, exact: true }).click();
        await expect(
          panel
            .getByRole("tabpanel", { name })
            .getByText(parts[place] ?? "")
            .first(),
        ).toBeVisible();
      }
      const number = page.getByRole("link", { name: goTo, exact: true });
      await number.click();
      await expect(page.getByRole("complementary", { name: fourth })).toBeVisible();
      await expect(number).toBeFocused();
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    });
