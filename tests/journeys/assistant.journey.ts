import { accessFaults, expect, speak, test, whenReady } from "./journey.ts";

/** The first answer waits for the indexes to be opened. */
const opening = { timeout: 30_000 };

test.describe("the sheikh", () => {
  test("a Turk asks about patience and opens a cited verse", async ({ page }) => {
    await speak(page, "tr");
    await page.goto("/chatbot");
    await whenReady(page);
    const field = page.getByRole("textbox", { name: "Sorun" });
    const send = page.getByRole("button", { name: "Gönder" });
    await expect(send).toBeDisabled();
    await field.fill("   ");
    await expect(send).toBeDisabled();
    await field.fill("Kur'an sabır hakkında");
    await field.press("Shift+Enter");
    await field.pressSequentially("ne diyor?");
    await expect(field).toHaveValue("Kur'an sabır hakkında\nne diyor?");
    const asked = Date.now();
    await field.press("Enter");
    await expect(field).toBeDisabled();
    await expect(send).toBeDisabled();
    const answer = page.locator("[data-turn=bot]");
    await expect(answer.getByRole("article").first()).toContainText("Kur'an", opening);
    expect(Date.now() - asked).toBeGreaterThanOrEqual(1500);
    await expect(answer.locator("time")).toHaveText(/[٠-٩]/);
    await expect(field).toBeEnabled();
    await expect(page.getByRole("log")).toHaveCSS("height", "400px");
    await expect(answer.locator(".quran").first()).not.toBeEmpty();
    expect(await accessFaults(page)).toEqual([]);
    const verse = answer.getByRole("link", { name: /\d+:\d+ kaynağını aç/ }).first();
    const [, surah, ayah] = /(\d+):(\d+)/.exec((await verse.getAttribute("aria-label")) ?? "") ?? [];
    await verse.click();
    await expect(page).toHaveURL(new RegExp(`/digital-quran\\?surah=${surah}&verse=${ayah}$`));
    await expect(page.locator(`#verse-${ayah}`)).toBeInViewport();
    await page.goBack();
    await expect(page.locator("[data-turn=user]")).toContainText("sabır");
    await page.getByRole("button", { name: "Sohbeti sil" }).click();
    await expect(page.locator("[data-turn]")).toHaveCount(0);
  });

  test("who asks for a ruling on a divorce in Arabic is handed over, without a verdict", async ({ page }) => {
    await speak(page, "ar");
    await page.goto("/chatbot");
    await whenReady(page);
    await page.getByRole("textbox", { name: "سؤالك" }).fill("طلقت زوجتي ثلاثا وأنا غاضب، هل وقع الطلاق؟");
    await page.getByRole("button", { name: "إرسال" }).click();
    const answer = page.locator("[data-turn=bot]");
    await expect(answer).toContainText("أنا لا أفتي", opening);
    await expect(answer.getByRole("article").first()).toBeVisible(opening);
    await answer.getByRole("button", { name: "تواصل مع علماء حقيقيين" }).click();
    await expect(page.getByText("ميزة متاحة للمشتركين فقط").first()).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });

  test("an answer that is looked for can be stopped", async ({ page }) => {
    await speak(page, "en");
    await page.goto("/chatbot");
    await whenReady(page);
    await page.getByRole("button", { name: "Verses about patience" }).click();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByRole("textbox", { name: "Your question" })).toBeEnabled();
    await expect(page.locator("[data-turn=bot]")).toHaveCount(0);
  });
});

test.describe("without a network", () => {
  test.use({
    allowedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR|Failed to load resource/,
  });

  test("a question is answered from what the device has, and none ever leaves it", async ({
    page,
    context,
  }) => {
    test.slow();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await speak(page, "en");
    await page.goto("/chatbot");
    await whenReady(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const hasShell = () => page.evaluate(async () => Boolean(await caches.match("/offline-shell")));
    await expect.poll(hasShell, opening).toBe(true);
    await page.reload();
    await whenReady(page);
    await page.getByRole("button", { name: "Verses about patience" }).click();
    await expect(page.locator("[data-turn=bot]").getByRole("article").first()).toBeVisible(opening);
    // The worker reads every surah of both texts once, in any order.
    const surahsKept = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open("published")).keys();
        return keys.filter(({ url }) => /\/texts\/quran\/.*\/\d+\.json$/.test(url)).length;
      });
    await expect.poll(surahsKept, { timeout: 60_000 }).toBeGreaterThanOrEqual(228);
    await context.setOffline(true);
    const field = page.getByRole("textbox", { name: "Your question" });
    await field.fill("Who was Dhul-Qarnayn and where did he travel?");
    await field.press("Enter");
    const second = page.locator("[data-turn=bot]").nth(1);
    await expect(second.locator(".quran").first()).not.toBeEmpty(opening);
    await expect(second).toContainText("18:83");
    expect(sent.filter((one) => /qarnayn|patience/i.test(decodeURIComponent(one)))).toEqual([]);
  });
});

test("the Quran bot counts, compares and knows the verses there are", async ({ page }) => {
  await speak(page, "en");
  await page.goto("/quran-testing?tab=bot");
  await whenReady(page);
  await expect(page.getByText("Premium", { exact: true })).toBeVisible();
  const field = page.getByRole("textbox", { name: "Your question" });
  const ask = async (question: string, turn: number) => {
    await field.fill(question);
    await field.press("Enter");
    return page.locator("[data-turn=bot]").nth(turn);
  };
  await expect(await ask("How many verses are in Al-Baqarah?", 0)).toContainText("286 verses", opening);
  await expect(await ask("Read 2:300", 1)).toContainText("There is no verse 2:300");
  await expect((await ask("Compare 2:255 and 3:2", 2)).getByRole("article")).toHaveCount(2);
});
