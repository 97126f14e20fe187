import { execFileSync } from "node:child_process";
import type { Browser, Page } from "@playwright/test";
import { expect, setLanguage, test, whenReady, whenSheetsLeft } from "#tests/support/e2e.ts";

const password = "four calm green olives";

/** An email address that no other test uses: they share one server. */
const freshEmail = (name: string) => `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`;

async function signUp(page: Page, email: string, name = "Maryam"): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Sign Up" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign Up" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Email address").fill(email);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("button", { name: `Account of ${name}` })).toBeVisible();
  await whenSheetsLeft(page);
}

async function fillSignIn(page: Page, email: string, typed = password): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await dialog.getByLabel("Email address").fill(email);
  await dialog.getByLabel("Password").fill(typed);
  await dialog.getByRole("button", { name: "Sign In" }).click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  await fillSignIn(page, email);
  await expect(page.getByRole("button", { name: "Account of Maryam" })).toBeVisible();
  await whenSheetsLeft(page);
}

async function openReader(page: Page): Promise<void> {
  await page.goto("/digital-quran");
  await whenReady(page);
}

async function otherDevice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openReader(page);
  return page;
}

/** Opens the account panel and waits until device and account are in sync: nothing is sent until the next edit. */
async function openAccount(page: Page) {
  await page.getByRole("button", { name: "Account of Maryam" }).click();
  const dialog = page.getByRole("dialog", { name: "Your account" });
  await expect(dialog.getByText("Your data is the same on all your devices.")).toBeVisible();
  return dialog;
}

async function syncNow(page: Page): Promise<void> {
  const dialog = await openAccount(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await whenSheetsLeft(page);
}

const addFavorite = (page: Page, verse: number) =>
  page.getByRole("button", { name: `Add verse ${verse} to favorites` }).click();
const saved = (page: Page, verse: number) =>
  page.getByRole("button", { name: `Remove verse ${verse} from favorites` });

// A reader has no header: each device has a second tab for the account.
test.describe("on two devices", () => {
  // Before the network is back, edits are sent and parts of the page that come late are asked for in vain.
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test("data of one device appears on another, and offline edits of both are merged", async ({
    page,
    browser,
    openTab,
  }) => {
    const email = freshEmail("two");
    await openReader(page);
    await addFavorite(page, 1);
    const header = await openTab("/faq");
    await signUp(header, email);
    await syncNow(header);

    const other = await otherDevice(browser);
    await addFavorite(other, 2);
    const otherHeader = await openTab("/faq", other.context());
    await signIn(otherHeader, email);
    await expect(saved(other, 1)).toBeVisible();
    await expect(saved(other, 2)).toBeVisible();

    await page.context().setOffline(true);
    await other.context().setOffline(true);
    await addFavorite(page, 3);
    await addFavorite(other, 4);
    await saved(other, 1).click();
    await page.context().setOffline(false);
    await other.context().setOffline(false);
    await syncNow(header);
    await syncNow(otherHeader);
    await syncNow(header);
    for (const device of [page, other]) {
      await openReader(device);
      for (const verse of [2, 3, 4]) await expect(saved(device, verse)).toBeVisible();
      await expect(saved(device, 1)).toBeHidden();
    }
    await other.context().close();
  });
});

test.describe("errors", () => {
  test.use({ allowedErrors: /401|409|410|400|Failed to load resource/ });

  test("are explained in the person's language and leave the typed text", async ({ page }) => {
    await setLanguage(page, "ar");
    await page.goto("/");
    await whenReady(page);
    await page.getByRole("banner").getByRole("button", { name: "تسجيل الدخول" }).click();
    const dialog = page.getByRole("dialog", { name: "تسجيل الدخول" });
    await dialog.getByLabel("البريد الإلكتروني").fill("nobody@example.org");
    await dialog.getByLabel("كلمة المرور").fill("not the right one");
    await dialog.getByRole("button", { name: "تسجيل الدخول" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "البريد الإلكتروني وكلمة المرور غير متطابقين. إن أنشأت حسابًا ولم تؤكد بريدك بعد، فافتح أولًا الرابط الذي في رسالتنا.",
    );
    await expect(dialog.getByLabel("البريد الإلكتروني")).toHaveValue("nobody@example.org");
    await expect(dialog.getByLabel("كلمة المرور")).toHaveValue("not the right one");
  });

  test("include a server that cannot be reached", async ({ page }) => {
    await page.goto("/");
    await whenReady(page);
    await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("dialog", { name: "Sign In" }).getByLabel("Password")).toBeVisible();
    await page.route("**/api/**", (route) => route.abort());
    await fillSignIn(page, "somebody@example.org");
    const dialog = page.getByRole("dialog", { name: "Sign In" });
    await expect(dialog.getByRole("alert")).toContainText("What you typed is still here");
    await expect(dialog.getByLabel("Email address")).toHaveValue("somebody@example.org");
  });

  test("a link to reset works once, and its token is in no address", async ({ page }) => {
    const email = freshEmail("forgot");
    await page.goto("/");
    await whenReady(page);
    await signUp(page, email);
    const link = execFileSync(process.execPath, ["scripts/run.mjs", "admin", "reset-link", email], {
      env: { ...process.env, DATA_DIR: ".reports/data", PUBLIC_URL: new URL(page.url()).origin },
      encoding: "utf8",
    }).trim();
    const referrers: (string | undefined)[] = [];
    page.on("request", (request) => referrers.push(request.headers().referer));
    const choose = async (chosen: string) => {
      const answer = await page.goto(link);
      expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
      const dialog = page.getByRole("dialog", { name: "Choose a new password" });
      await dialog.getByLabel("New password").fill(chosen);
      await expect(page).toHaveURL("/");
      await dialog.getByRole("button", { name: "Set this password" }).click();
      return dialog;
    };
    await choose("five tall date palms");
    await expect(page.getByText("Your new password is set. Sign in with it now.")).toBeVisible();
    await fillSignIn(page, email, "five tall date palms");
    await expect(page.getByRole("button", { name: "Account of Maryam" })).toBeVisible();
    await expect((await choose("six ripe winter figs")).getByRole("alert")).toContainText("has been used");
    expect(referrers.filter((referrer) => referrer?.includes("reset="))).toEqual([]);
  });
});

test("signing out asks whether the data stays on this device", async ({ page, openTab }) => {
  const email = freshEmail("leaver");
  await openReader(page);
  await addFavorite(page, 5);
  const header = await openTab("/faq");
  await signUp(header, email);
  const signOut = async (answer: string) => {
    await header.getByRole("button", { name: "Account of Maryam" }).click();
    await header
      .getByRole("dialog", { name: "Your account" })
      .getByRole("button", { name: "Sign out", exact: true })
      .click();
    await header.getByRole("dialog", { name: "Sign out" }).getByRole("button", { name: answer }).click();
    await expect(header.getByRole("banner").getByRole("button", { name: "Sign In" })).toBeVisible();
    await whenSheetsLeft(header);
  };
  await signOut("Leave it here");
  await openReader(page);
  await expect(saved(page, 5)).toBeVisible();
  await signIn(header, email);
  await signOut("Remove it from this device");
  await openReader(page);
  await expect(page.getByRole("button", { name: "Add verse 5 to favorites" })).toBeVisible();
  await expect(saved(page, 5)).toBeHidden();
  await signIn(header, email);
  await expect(saved(page, 5)).toBeVisible();
});

test("a deleted account leaves nothing, and its email address is free again", async ({ page }) => {
  const email = freshEmail("gone");
  await page.goto("/");
  await whenReady(page);
  await signUp(page, email);
  await (await openAccount(page)).getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete account" });
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Delete everything permanently" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign In" })).toBeVisible();
  await signUp(page, email);
});
