import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

test.use({ serviceWorkers: "allow", allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const right = "إن مع العسر يسرا";
const wrong = "إن الله مع الصادقين";

test("a dropped text is checked on the device, by keyboard, offline after the first time", async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto("/quote-check");
  await whenReady(page);
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));

  const field = page.getByLabel("Text to check");
  await page.locator("main form").evaluate((form, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "message.txt", { type: "text/plain" }));
    form.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, `قال تعالى: ﴿${right}﴾ [الشرح: 5]، وقال: ﴿${wrong}﴾ [البقرة: 153].`);
  await expect(field).toHaveValue(/الشرح/);

  await page.getByRole("button", { name: "Check", exact: true }).press("Enter");
  const marks = page.getByRole("region", { name: "The text with its quotes" }).getByRole("link");
  await expect(marks).toHaveText([/1 Wrong number/, /2 Altered/]);
  await expect(page.locator("main [role=status]")).toHaveText(/2 quotes found/);
  await marks.nth(1).press("Enter");
  const details = page.locator("#quote-2");
  await expect(details.locator("summary")).toBeFocused();
  await expect(details.locator(".quran")).toBeVisible();
  await expect(details.locator("del, ins").first()).toBeVisible();
  await expect(details.getByRole("link", { name: /Al-Baqarah .*2:153/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(sent).toEqual([]);

  // The worker has cached the verified text: it checks without a network, and the text is there after a reload.
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match("/offline-shell"))), { timeout: 30_000 })
    .toBe(true);
  await page.reload();
  await whenReady(page);
  await expect(field).toHaveValue(/الشرح/);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(marks).toHaveCount(2);
  await context.setOffline(true);
  await field.fill(`﴿${right}﴾`);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(marks).toHaveText([/1 Right, spelt differently/]);
});

test("the page is mirrored in Arabic and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await setLanguage(page, "ar");
  await page.goto("/quote-check");
  await whenReady(page);
  await page.locator("main textarea").fill(`{${right}} [الشرح: 6] ${"ط".repeat(400)}`);
  await page.getByRole("button", { name: "دقّق", exact: true }).click();
  await expect(page.locator("main details")).toHaveCount(1);
  await expect(page.locator("main details")).toContainText("صحيح برسم آخر");
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});
