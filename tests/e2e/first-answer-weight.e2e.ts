import type { Page } from "@playwright/test";
import { expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { travelSize } from "#tests/support/page-weight.ts";

/** Bytes of the page and its first answer together, and of what is fetched after sending. */
const most = { inAll: 500_000, afterSending: 150_000 };

/** Calls `answerStands` in the page at the moment at which its first answer is shown with all its sources. */
async function noticeAnswer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changes = new MutationObserver(() => {
      const answer = document.querySelector("[data-turn=bot]");
      if (!answer?.querySelector("time") || answer.querySelector("div[aria-hidden=true]")) return;
      changes.disconnect();
      (window as unknown as { answerStands: () => void }).answerStands();
    });
    changes.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

// What is cached for later answers comes once the first one stands, and is not counted. The benchmark holds the other
// kinds of answers to the same bounds.
for (const [language, send, question] of [
  ["en", "Send", "How do I make up missed prayers?"],
  ["ar", "إرسال", "كيف أقضي الصلوات الفائتة؟"],
] as const)
  test(`the page and the first answer to “${question}” are light`, async ({ page }) => {
    await setLanguage(page, language);
    const paths = new Set<string>();
    let stands = false;
    await page.exposeFunction("answerStands", () => (stands = true));
    page.on("request", (request) => stands || paths.add(new URL(request.url()).pathname));
    const bytes = () => [...paths].reduce((sum, path) => sum + travelSize(".", path), 0);
    await page.goto("/chatbot");
    await whenReady(page);
    await page.locator("main form textarea").fill(question);
    // Whoever types gives it this time.
    await expect.poll(() => [...paths].some((path) => path.endsWith("-head.json"))).toBe(true);
    await page.waitForLoadState("networkidle");
    const before = bytes();
    await noticeAnswer(page);
    await page.getByRole("button", { name: send, exact: true }).click();
    await expect.poll(() => stands, { timeout: 30_000 }).toBe(true);
    expect(before).toBeGreaterThan(300_000);
    expect(bytes()).toBeLessThanOrEqual(most.inAll);
    expect(bytes() - before).toBeLessThanOrEqual(most.afterSending);
  });

test("the first results of the header's search come before all cities do", async ({ page }) => {
  const paths = new Set<string>();
  await page.goto("/faq");
  await whenReady(page);
  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog", { name: "Search everything" }).getByRole("combobox");
  await expect(box).toBeFocused();
  let areThere = false;
  await page.exposeFunction("firstResults", () => (areThere = true));
  page.on("request", (request) => areThere || paths.add(new URL(request.url()).pathname));
  await page.evaluate(() => {
    const changes = new MutationObserver(() => {
      const options = [...document.querySelectorAll("[role=option]")];
      if (!options.some(({ textContent }) => textContent.includes("Al-Kahf"))) return;
      changes.disconnect();
      (window as unknown as { firstResults: () => void }).firstResults();
    });
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await box.fill("kahf");
  await expect.poll(() => areThere).toBe(true);
  expect([...paths].filter((path) => path.startsWith("/places/"))).toEqual([]);
  expect([...paths].reduce((sum, path) => sum + travelSize(".", path), 0)).toBeLessThanOrEqual(200_000);
});
