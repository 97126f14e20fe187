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
  await expect(page.getByRole("status").filter({ hasText: "2 quotes found" })).toBeVisible();
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

  // What another app shares comes as a form by POST: the service worker hands it to the page, also offline.
  await page.evaluate((text) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "/quote-check" });
    const input = Object.assign(document.createElement("input"), { name: "text", value: text });
    form.append(input);
    document.body.append(form);
    form.submit();
  }, `shared: ﴿${wrong}﴾`);
  await expect(field).toHaveValue(`shared: ﴿${wrong}﴾`);
  await expect(marks).toHaveText([/1 Not in the Quran/]);
  expect(new URL(page.url()).search).toBe("");
});

test.describe("on a phone", () => {
  test.use({ serviceWorkers: "block", viewport: { width: 360, height: 780 } });

  test("the page is mirrored in Arabic and fits a phone", async ({ page }) => {
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
});

test.describe("a photo", () => {
  test.use({ serviceWorkers: "block", allowedErrors: /truncated file|pixRead|cannot be read/ });

  test("is read on the device with our own files, which come only then, and only its worker compiles", async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const drawing = await context.newPage();
    await drawing.setContent(
      '<p dir="rtl" style="font:48px DejaVu Sans;background:#fff;color:#000;padding:40px;width:700px">قل هو الله أحد<br>الله الصمد</p>',
    );
    const buffer = await drawing.locator("p").screenshot();
    await drawing.close();

    const asked = new Map<string, string>();
    page.on("response", async (response) => {
      asked.set(response.url(), (await response.allHeaders())["content-security-policy"] ?? "");
    });
    await page.goto("/quote-check");
    await whenReady(page);
    const field = page.getByLabel("Text to check");
    await field.fill("typed before");
    const ofPhoto = () => [...asked.keys()].filter((url) => url.includes("/photo-reading/"));
    expect(ofPhoto()).toEqual([]);

    await page
      .locator("input[accept='image/*']")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
    await expect(page.getByText(/^Read from the photo/)).toBeVisible({ timeout: 60_000 });
    await expect(field).toHaveValue(/^typed before\n\n[\s\S]*الله/);
    await expect(page.locator("main details")).toHaveCount(0);
    expect(ofPhoto().length).toBeGreaterThanOrEqual(3);
    for (const [url, policy] of asked) {
      if (url.startsWith("http")) expect(url.startsWith(baseURL ?? "-"), url).toBe(true);
      expect(policy.includes("wasm-unsafe-eval"), url).toBe(url.endsWith("/worker.min.js"));
    }

    await page
      .locator("input[accept='image/*']")
      .setInputFiles({ name: "b.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await expect(page.getByText(/^The photo could not be read/)).toBeVisible({ timeout: 60_000 });
    await expect(field).toHaveValue(/^typed before/);
  });
});
