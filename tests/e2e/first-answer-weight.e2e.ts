import { expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { travelSize } from "#tests/support/page-weight.ts";

// Bytes of the page and the answer together; what is cached for later answers follows three seconds after it.
for (const [language, send, question, most] of [
  ["en", "Send", "How do I make up missed prayers?", 500_000],
  ["ar", "إرسال", "كيف أقضي الصلوات الفائتة؟", 500_000],
  ["en", "Send", "When is maghrib in Manchester?", 500_000],
  ["en", "Send", "I want to kill myself", 560_000],
  ["tr", "Gönder", "Sabır hakkında ayetler", 640_000],
] as const)
  test(`the page and the first answer to “${question}” are light`, async ({ page }) => {
    await setLanguage(page, language);
    const paths = new Set<string>();
    page.on("request", (request) => paths.add(new URL(request.url()).pathname));
    await page.goto("/chatbot");
    await whenReady(page);
    await page.locator("main form textarea").fill(question);
    await page.getByRole("button", { name: send, exact: true }).click();
    const answer = page.locator("[data-turn=bot]");
    await expect(answer.locator("time")).toBeVisible({ timeout: 30_000 });
    await expect(answer.locator("div[aria-hidden=true]")).toHaveCount(0);
    const bytes = [...paths].reduce((sum, path) => sum + travelSize(".", path), 0);
    expect(bytes).toBeGreaterThan(300_000);
    expect(bytes).toBeLessThanOrEqual(most);
  });
