import { execFileSync } from "node:child_process";
import words from "#app/i18n/messages/ar/admin.json" with { type: "json" };
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { pressByKeys } from "#tests/support/keys.ts";

const fresh = `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
const admin = `admin-${fresh}@example.org`;
const member = `member-${fresh}@example.org`;
const password = "four calm green olives";

test("an administrator finds a member, ends their sessions, closes a report and reads both in the audit log", async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const headers = { origin };
  const other = await browser.newContext();
  const signUp = (context: typeof other, email: string) =>
    context.request.post(`${origin}/api/accounts/sign-up`, {
      headers,
      data: { name: "Maryam", email, password },
    });
  expect((await signUp(other, member)).ok()).toBe(true);
  expect((await signUp(page.context(), admin)).ok()).toBe(true);
  const report = { text: "verse/2:255", kind: "source", words: `odd ${fresh}`, language: "en" };
  const sent = await page.request.post(`${origin}/api/text-reports`, {
    headers,
    data: { key: `report-${fresh}`, ...report },
  });
  expect(sent.ok()).toBe(true);

  await setLanguage(page, "ar");
  expect((await page.request.get("/admin")).status()).toBe(404);
  execFileSync(process.execPath, ["scripts/run.mjs", "admin", "grant", admin, "admin"], {
    env: { ...process.env, DATA_DIR: ".reports/data" },
  });
  const opened = await page.goto("/admin");
  expect([opened?.status(), opened?.headers()["cache-control"]]).toEqual([200, "no-store"]);
  await whenReady(page);
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await page.getByRole("searchbox", { name: words.findMember }).fill(member);
  await page.keyboard.press("Enter");
  await pressByKeys(page, page.getByRole("button", { name: member }));
  await expect(page.getByRole("button", { name: words.back })).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await pressByKeys(page, page.getByRole("button", { name: words.endSessions }));
  await expect(page.getByRole("status").filter({ hasText: words.done })).toBeVisible();
  expect(await (await other.request.get(`${origin}/api/session`)).json()).toMatchObject({ member: null });
  await other.close();

  await page.getByRole("tab", { name: words["tab.reports"] }).click();
  const card = page.getByRole("article").filter({ hasText: fresh });
  await card.getByLabel(words.reportAnswer).fill("وُجد صحيحًا");
  await card.getByRole("button", { name: words.closeReport }).click();
  await expect(card).toHaveCount(0);

  await page.getByRole("tab", { name: words["tab.audit"] }).click();
  await page.getByRole("searchbox", { name: words.eventMember }).fill(admin);
  await page.keyboard.press("Enter");
  const events = page.getByRole("tabpanel").getByRole("listitem");
  await expect(events.filter({ hasText: words["event.report-closed"] })).toHaveCount(1);
  await expect(
    events.filter({ hasText: words["event.sessions-ended"] }).filter({ hasText: member }),
  ).toHaveCount(1);
  expect(await axeFaults(page)).toEqual([]);
});
