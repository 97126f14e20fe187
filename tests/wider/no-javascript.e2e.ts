import { routeTable } from "#app/pages/route-table.ts";
import { directionOf, languages } from "#domain/language.ts";
import { byTurns } from "#tests/support/by-turns.ts";
import { expect, test } from "#tests/support/e2e.ts";

test.use({ javaScriptEnabled: false });

for (const language of languages)
  test(`addresses show their content in ${language} without scripts`, async ({ page }) => {
    const own = routeTable.filter((_, place) => byTurns(languages, place).includes(language));
    for (const { address } of own) {
      const answer = await page.goto(`${address}?lang=${language}`, { waitUntil: "domcontentloaded" });
      expect(answer?.status(), address).toBe(200);
      await expect(page.locator("html"), address).toHaveAttribute("lang", language);
      await expect(page.locator("html"), address).toHaveAttribute("dir", directionOf(language));
      await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
      expect((await page.locator("main").innerText()).length, address).toBeGreaterThan(100);
      const away = page.locator("footer a").first();
      expect(await away.getAttribute("href"), address).toContain(`lang=${language}`);
    }
  });

test("the reader's HTML has the requested verse with ten around it and links to the rest", async ({
  page,
}) => {
  await page.goto("/digital-quran?surah=2&verse=255");
  for (const ayah of [251, 255, 263])
    await expect(page.locator(`#verse-${ayah} [data-arabic]`)).not.toBeEmpty();
  await page.getByRole("link", { name: /Further verses \(264–276\)/ }).click();
  await expect(page.locator("#verse-264 [data-translation]")).not.toBeEmpty();
  await page.getByRole("link", { name: /Earlier verses/ }).click();
  await expect(page.locator("#verse-255")).toHaveCount(1);
});
