import { execFileSync } from "node:child_process";
import type { Browser, Page } from "@playwright/test";
import account from "#app/i18n/messages/ar/account.json" with { type: "json" };
import chat from "#app/i18n/messages/ar/chat.json" with { type: "json" };
import faq from "#app/i18n/messages/ar/faq.json" with { type: "json" };
import words from "#app/i18n/messages/ar/scholars.json" with { type: "json" };
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { pressByKeys, tabTo } from "#tests/support/keys.ts";

/** Milliseconds; the first answer waits until the indexes are open. */
const opening = { timeout: 30_000 };
const fresh = `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
/** The words by which this test's question is found among those of others. */
const mark = "نسكن قرب سوق الزيتون";
const question = `اسمي فاطمة. طلقني زوجي ثلاثا وهو غاضب، هل وقع الطلاق؟ ${mark}`;
const anonymous = `هل يقع طلاق الغضبان؟ ${fresh}`;
const answer = "العبرة بحاله عند الطلاق، فراجعا دار الإفتاء في بلدكما.";

function admin(...command: string[]): void {
  execFileSync(process.execPath, ["scripts/run.mjs", "admin", ...command], {
    env: { ...process.env, DATA_DIR: ".reports/data" },
  });
}

async function newMember(page: Page, email: string, name: string): Promise<void> {
  await setLanguage(page, "ar");
  await page.goto("/chatbot");
  await whenReady(page);
  await page.getByRole("banner").getByRole("button", { name: account.signUp }).click();
  const dialog = page.getByRole("dialog", { name: account.signUp });
  await dialog.getByLabel(account.name).fill(name);
  await dialog.getByLabel(account.email).fill(email);
  await dialog.getByLabel(account.password).fill("four calm green olives");
  await dialog.getByRole("button", { name: account.signUp }).click();
  await expect(dialog).toBeHidden();
}

async function openHandover(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: chat.question }).fill(question);
  await page.getByRole("button", { name: chat.send, exact: true }).click();
  const reply = page.locator("[data-turn=bot]").last();
  const contact = reply.getByRole("button", { name: chat.contactScholars });
  await expect(contact).toBeVisible(opening);
  // A question for a ruling is handed over without texts that merely share its words.
  await expect(reply.getByRole("article")).toHaveCount(0);
  await pressByKeys(page, contact);
}

/** Opens the inbox of a new scholar in a browser context of their own. */
async function scholarAt(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const email = `scholar-${fresh}@example.org`;
  await newMember(page, email, "الشيخ يوسف");
  admin("grant", email, "scholar");
  await page.reload();
  await whenReady(page);
  await expect(page.getByRole("button", { name: words.inboxTitle })).toBeVisible();
  return page;
}

test("a question on a divorce is handed over, sent, answered by a scholar, read, and published with consent, by keyboard", async ({
  page,
  browser,
}) => {
  test.slow();
  const scholar = await scholarAt(browser);
  const email = `asker-${fresh}@example.org`;
  await newMember(page, email, "فاطمة");
  await openHandover(page);
  const way = page.getByRole("dialog", { name: words.askTitle });
  await expect(way).toContainText(chat.subscribersOnly);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  admin("premium", email);
  await pressByKeys(
    page,
    page.locator("[data-turn=bot]").getByRole("button", { name: chat.contactScholars }),
  );

  const packet = page.getByRole("dialog", { name: words.askTitle });
  await expect(packet.getByRole("textbox", { name: words.question })).toHaveValue(question);
  await pressByKeys(page, packet.getByRole("button", { name: words.remove.replace("{words}", "فاطمة") }), 9);
  await expect(packet.getByRole("textbox", { name: words.question })).toHaveValue(/^اسمي …\. طلقني/);
  await packet.locator("select[name=country]").selectOption("EG");
  await packet.locator("select[name=madhab]").selectOption("shafii");
  expect(await axeFaults(page)).toEqual([]);
  await pressByKeys(page, packet.getByRole("button", { name: words.send }));
  const mine = page.getByRole("dialog", { name: words.mineTitle });
  await expect(mine.getByRole("article").first()).toContainText(words["stage.open"]);
  await page.keyboard.press("Escape");

  await pressByKeys(scholar, scholar.getByRole("button", { name: words.inboxTitle }));
  const inbox = scholar.getByRole("dialog", { name: words.inboxTitle });
  const waiting = inbox
    .getByRole("region", { name: words.waitingTitle })
    .getByRole("listitem")
    .filter({ hasText: mark });
  await expect(waiting).toContainText("طلقني زوجي ثلاثا");
  await expect(inbox).not.toContainText("فاطمة");
  await pressByKeys(scholar, waiting.getByRole("button", { name: words.claim }));
  const held = inbox.getByRole("region", { name: words.yours });
  await tabTo(scholar, held.getByRole("textbox", { name: words.answer }));
  await scholar.keyboard.insertText(answer);
  const send = held.getByRole("button", { name: words.sendAnswer });
  await expect(send).toBeDisabled();
  await held.getByRole("textbox", { name: words.findCitations }).fill("2:229");
  await held.getByRole("textbox", { name: words.findCitations }).press("Enter");
  const verse = held.locator("[data-reference='quran:2:229']");
  await expect(verse.locator(".quran")).not.toBeEmpty(opening);
  await pressByKeys(scholar, verse.getByRole("button", { name: words.cite }), 9);
  await pressByKeys(scholar, held.getByRole("switch", { name: words.offer }), 80, "Space");
  await held.getByRole("textbox", { name: words.publicQuestion }).fill(anonymous);
  await expect(held.getByRole("textbox", { name: words.publicAnswer })).toHaveValue(answer);
  expect(await axeFaults(scholar)).toEqual([]);
  await pressByKeys(scholar, send);
  await expect(inbox.getByRole("region", { name: words.answered })).toContainText(answer);

  await page.reload();
  await whenReady(page);
  await pressByKeys(page, page.getByRole("button", { name: words.mineTitle }));
  await expect(mine).toContainText(answer);
  await expect(mine).toContainText("الشيخ يوسف");
  await expect(mine.locator("[data-reference='quran:2:229'] .quran").last()).not.toBeEmpty(opening);
  await pressByKeys(page, mine.getByRole("button", { name: words.publish }));
  await expect(mine).toContainText(words["publication.published"]);

  const stranger = await (await browser.newContext()).newPage();
  await setLanguage(stranger, "ar");
  await stranger.goto("/faq");
  await whenReady(stranger);
  await stranger.getByRole("searchbox", { name: faq.search }).fill(fresh);
  await stranger.getByRole("heading", { name: anonymous }).click();
  await expect(stranger.getByRole("main")).toContainText("الشيخ يوسف");
  await expect(stranger.locator("[data-reference='quran:2:229'] .quran")).not.toBeEmpty(opening);
  expect(await axeFaults(stranger)).toEqual([]);

  await pressByKeys(page, mine.getByRole("button", { name: words.erase, exact: true }));
  await expect(mine.getByRole("button", { name: words.eraseConfirm })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(mine).toContainText(words.mineEmpty);
  await stranger.reload();
  await whenReady(stranger);
  await expect(stranger.getByRole("heading", { name: anonymous })).toHaveCount(0);
  for (const other of [scholar, stranger]) await other.context().close();
});
