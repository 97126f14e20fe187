import type { Page } from "@playwright/test";
import arAccount from "#app/i18n/messages/ar/account.json" with { type: "json" };
import arGiving from "#app/i18n/messages/ar/donations.json" with { type: "json" };
import arPremium from "#app/i18n/messages/ar/premium.json" with { type: "json" };
import arQuiz from "#app/i18n/messages/ar/quiz.json" with { type: "json" };
import enAccount from "#app/i18n/messages/en/account.json" with { type: "json" };
import enGiving from "#app/i18n/messages/en/donations.json" with { type: "json" };
import enPremium from "#app/i18n/messages/en/premium.json" with { type: "json" };
import enQuiz from "#app/i18n/messages/en/quiz.json" with { type: "json" };
import { formatMoney } from "#app/i18n/money.ts";
import { byTurns } from "#tests/support/by-turns.ts";
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { givingServer } from "#tests/support/giving-server.ts";
import { portAbove } from "#tests/support/ports.ts";

const people = [
  { language: "en", giving: enGiving, premium: enPremium, quiz: enQuiz, account: enAccount },
  { language: "ar", giving: arGiving, premium: arPremium, quiz: arQuiz, account: arAccount },
] as const;
type Person = (typeof people)[number];

const port = portAbove(76);
const origin = `http://localhost:${port}`;

test.describe.configure({ mode: "default" });
// Requests of a service worker would bypass the mocked provider; its caching, which has tests of its own,
// would only cost time.
test.use({ serviceWorkers: "block", allowedErrors: /503|Failed to load resource/ });

let giver: Awaited<ReturnType<typeof givingServer>>;
const admin = (...words: string[]) => giver.admin(...words);

test.beforeAll(async () => {
  test.setTimeout(180_000);
  giver = await givingServer(port);
});

test.afterAll(() => giver.close());

async function open(page: Page, { language }: Person, address: string): Promise<void> {
  await setLanguage(page, language);
  await page.goto(address);
  await whenReady(page);
}

const card = (page: Page) => page.locator('[data-project="orphan-care"]');

async function fillGift(page: Page, { giving }: Person): Promise<void> {
  await card(page).getByRole("button").filter({ hasText: giving.giveNow }).click();
  await page.locator("label", { has: page.locator('input[value="25"]') }).click();
  await page.getByLabel(giving.name, { exact: true }).fill("Maryam");
  await page.getByLabel(giving.email).fill("maryam@example.org");
}

test("a pledge whose response was lost is reported before a changed one is sent", async ({ page }) => {
  const [person] = people;
  const { giving } = person;
  await open(page, person, "/donations");
  await fillGift(page, person);
  let isLost = true;
  let sent = 0;
  await page.route("**/api/donations*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent += 1;
    const response = await route.fetch();
    if (isLost) await route.abort();
    else await route.fulfill({ response });
  });
  const submit = page.locator('button[type="submit"]');
  await submit.click();
  await expect(page.getByRole("alert")).toHaveText(giving.down);
  await page.reload();
  await whenReady(page);
  await page.locator("label", { has: page.locator('input[value="50"]') }).click();
  isLost = false;
  await submit.click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(giving.sentBefore);
  expect(sent).toBe(3);
  expect(await axeFaults(page)).toEqual([]);
  await alert.getByRole("link", { name: giving.seeReceipt }).click();
  const receipt = page.getByRole("article");
  await expect(receipt.getByText(formatMoney(2500, "USD", "en")).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(giving.email)).toHaveValue("maryam@example.org");
  await submit.click();
  await page.getByRole("link", { name: giving.seeReceipt }).click();
  await expect(receipt.getByText(formatMoney(5000, "USD", "en")).first()).toBeVisible();
});

test("a project's ledger is one step of the history, and after Back from the provider's page the button is enabled", async ({
  page,
}) => {
  const [person] = people;
  await open(page, person, "/donations");
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await card(page).getByRole("button").filter({ hasText: person.giving.showBook }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: person.giving.close, exact: true }).click();
  await expect(sheet).toBeHidden();
  expect([await steps(), new URL(page.url()).search]).toEqual([before + 1, ""]);

  await fillGift(page, person);
  const submit = page.locator('button[type="submit"]');
  const words = await submit.innerText();
  await page.route("**/api/donations*", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ json: { outcome: "pay", address: "/stays-here", receipt: "1" } })
      : route.continue(),
  );
  await page.route("**/stays-here", (route) => route.fulfill({ status: 204 }));
  // The button is busy from the press on; only then does the browser leave the page.
  const leaving = page.waitForRequest("**/stays-here");
  await submit.click();
  await leaving;
  await expect(submit).toHaveText(person.giving.sending);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(submit).toHaveText(words);
  await expect(submit).toBeEnabled();
});

for (const person of people) {
  const { language, giving, premium, quiz, account } = person;
  /** Each way of giving is gone by one of the two people. */
  const isTurn = (place: number) => byTurns(people, place).includes(person);

  if (isTurn(0))
    test(`$25 to orphan care update the card in another window, and a refund shows on the receipt (${language})`, async ({
      page,
      browser,
    }) => {
      // Two windows and the operator's commands.
      test.slow();
      const watcher = await (await browser.newContext()).newPage();
      await open(watcher, person, `${origin}/donations`);
      const { projects } = await (await page.request.get(`${origin}/api/donations`)).json();
      const before = projects.find(({ id }: { id: string }) => id === "orphan-care").raised.value;
      const shown = card(watcher).locator('[data-figure="raised"]');
      await expect(shown).toContainText(formatMoney(before, "USD", language));

      await open(page, person, `${origin}/donations`);
      await fillGift(page, person);
      const submit = page.locator('button[type="submit"]');
      if (language === "en") {
        // It hears of no change, so it sends a gift to a project that is closed meanwhile.
        const stale = await page.context().newPage();
        await stale.route("**/api/donations/live", (route) => route.abort());
        await open(stale, person, `${origin}/donations`);
        await fillGift(stale, person);
        await admin("close-project", "orphan-care");
        await expect(card(page).getByRole("button").filter({ hasText: giving.closed })).toBeDisabled();
        await expect(page.locator("form").getByText(giving["mistake.project-closed"])).toBeVisible();
        await expect(page.getByLabel(giving.email)).toHaveValue("maryam@example.org");
        await stale.locator('button[type="submit"]').click();
        await expect(card(stale).getByRole("button").filter({ hasText: giving.closed })).toBeDisabled();
        await expect(stale.getByLabel(giving.email)).toHaveValue("maryam@example.org");
        await admin("open-project", "orphan-care");
        await expect(page.locator('select[name="project"]')).toHaveValue("orphan-care");
        await stale.unroute("**/api/donations/live");
        await stale.reload();
        await expect(stale.locator('select[name="project"]')).toHaveValue("orphan-care");
        await stale.close();
      }
      giver.stripe.setIsDown(true);
      await submit.click();
      await expect(page.getByRole("alert")).toHaveText(giving.down);
      await expect(page.getByLabel(giving.email)).toHaveValue("maryam@example.org");
      giver.stripe.setIsDown(false);
      await expect(submit).toHaveText(giving.retry);
      await submit.click();
      await page.getByRole("button", { name: "Pay" }).click();

      await whenReady(page);
      await expect(page.getByText(giving["step.captured"], { exact: true }).first()).toBeVisible();
      await expect(shown).toContainText(formatMoney(before + 2500, "USD", language));
      const asked = giver.stripe.calls.filter(({ path }) => path === "POST /v1/checkout/sessions");
      expect(new Set(asked.slice(-2).map(({ key }) => key)).size).toBe(1);

      const receipt = new URL(page.url()).searchParams.get("receipt") ?? "";
      await admin("refund", receipt, "10");
      await expect(shown).toContainText(formatMoney(before + 1500, "USD", language));
      await page.reload();
      await expect(page.getByText(giving["step.refunded-in-part"], { exact: true }).first()).toBeVisible();
      await expect(page.getByText(formatMoney(1000, "USD", language)).first()).toBeVisible();
      await expect(page.locator("main")).not.toContainText("Maryam");
      expect(await axeFaults(page)).toEqual([]);
      await watcher.context().close();
    });

  if (isTurn(2))
    test(`without a payment provider a gift is a pledge and says so (${language})`, async ({ page }) => {
      await open(page, person, "/donations");
      await expect(page.getByText(giving.pledgeNote)).toBeVisible();
      await expect(page.getByText(giving.bankNotSet)).toBeVisible();
      await page.locator('button[type="submit"]').click();
      await expect(page.getByText(giving["mistake.amount-missing"])).toBeVisible();
      await expect(page.getByText(giving["mistake.name-missing"])).toBeVisible();
      await expect(page.getByText(giving["mistake.email-wrong"])).toBeVisible();
      await fillGift(page, person);
      const raised = await card(page).locator('[data-figure="raised"]').innerText();
      await page.locator('button[type="submit"]').click();
      await page.getByRole("link", { name: giving.seeReceipt }).click();
      await expect(page.getByText(giving.pledged)).toBeVisible();
      await expect(page.getByText(giving.pledgeNote)).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole("button", { name: giving.allProjects }).click();
      await expect(card(page).locator('[data-figure="raised"]')).toHaveText(raised);
      await expect(page.getByLabel(giving.email)).toHaveValue("");
    });

  if (isTurn(1))
    test(`zakat is calculated and filled into the form (${language})`, async ({ page }) => {
      await admin("zakat-scholar", "orphan-care", "Ibrahim");
      await open(page, person, `${origin}/donations`);
      await page.getByRole("button", { name: giving["zakat.open"] }).click();
      const sheet = page.getByRole("dialog", { name: giving["zakat.title"] });
      await sheet.getByLabel(giving["zakat.price"]).fill(language === "ar" ? "٦٠" : "60");
      await sheet.getByLabel(giving["wealth.cash"]).fill("ten");
      await expect(sheet.getByText(giving["zakat.wrong"])).toBeVisible();
      await sheet.getByLabel(giving["wealth.cash"]).fill(language === "ar" ? "١٠٠٠٠" : "10000");
      await expect(sheet.getByRole("status")).toContainText(formatMoney(25_000, "USD", language));
      expect(await axeFaults(page)).toEqual([]);
      await sheet.getByRole("button", { name: giving["zakat.fill"] }).click();
      await expect(page.getByLabel(giving.customAmount)).toHaveValue("250.00");
      await expect(page.locator('select[name="project"]')).toHaveValue("orphan-care");
      await expect(page.locator('select[name="intention"]')).toHaveValue("zakat");
    });

  if (isTurn(4))
    test(`a subscriber's quiz unlocks, and the subscription is cancelled, resumed and cancelled (${language})`, async ({
      page,
    }) => {
      await open(page, person, `${origin}/quran-testing`);
      const locked = page.getByRole("button", {
        name: `${quiz.premiumOnly}: ${quiz["name.quranic-arabic"]}`,
      });
      await expect(locked).toBeDisabled();
      await page.getByRole("banner").getByRole("button", { name: account.signUp }).click();
      const dialog = page.getByRole("dialog", { name: account.signUp });
      await dialog.getByLabel(account.name).fill("Maryam");
      await dialog.getByLabel(account.email).fill(`subscriber-${language}@example.org`);
      await dialog.getByLabel(account.password).fill("four calm green olives");
      await dialog.getByRole("button", { name: account.signUp }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole("button", { name: premium.unlock }).click();
      const subscribe = page.getByRole("button", { name: `${premium.subscribe}: ${premium.monthly}` });
      await expect(subscribe).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await subscribe.click();
      await page.getByRole("button", { name: "Pay" }).click();

      await whenReady(page);
      const start = page.getByRole("button", { name: `${quiz.start}: ${quiz["name.quranic-arabic"]}` });
      await expect(start).toBeEnabled();
      await page.getByRole("button", { name: premium.manage }).click();
      await page.getByRole("button", { name: premium.cancel }).click();
      const until = premium.cancelled.replace("{day}.", "");
      await expect(page.getByRole("dialog").getByRole("status")).toContainText(until);
      await page.getByRole("button", { name: premium.resume }).click();
      await page.getByRole("button", { name: premium.cancel }).click();
      await expect(page.getByRole("dialog").getByRole("status")).toContainText(until);
      await page.getByRole("button", { name: premium.close }).click();
      await start.click();
      await expect(page).toHaveURL(/quiz=quranic-arabic/);
    });
}
