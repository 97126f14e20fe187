import type { Browser, Page } from "@playwright/test";
import { expect, test, whenReady, whenSheetsLeft } from "#tests/support/e2e.ts";

const password = "four calm green olives";
const freshEmail = () => `keys-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`;

/** Adds a virtual authenticator by the devtools protocol. */
async function withAuthenticator(page: Page): Promise<{ refuse(isRefusing: boolean): Promise<void> }> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("WebAuthn.enable");
  const { authenticatorId } = await tools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    refuse: async (isRefusing) => {
      await tools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: !isRefusing });
    },
  };
}

async function open(page: Page, address = "/digital-quran"): Promise<void> {
  await page.goto(address);
  await whenReady(page);
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Sign Up" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign Up" });
  await dialog.getByLabel("Name").fill("Maryam");
  await dialog.getByLabel("Email address").fill(email);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Sign Up" }).click();
  await expect(account(page)).toBeVisible(hashing);
  await whenSheetsLeft(page);
}

/** Milliseconds; hashing a password needs much memory, which is slow on a busy machine. */
const hashing = { timeout: 20_000 };

const account = (page: Page) => page.getByRole("button", { name: "Account of Maryam" });
const signInButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Sign In" });

async function signIn(page: Page, email: string): Promise<void> {
  await signInButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await dialog.getByLabel("Email address").fill(email);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(account(page)).toBeVisible(hashing);
  await whenSheetsLeft(page);
}

async function signOut(page: Page, isEverywhere = false): Promise<void> {
  await account(page).click();
  await page
    .getByRole("dialog", { name: "Your account" })
    .getByRole("button", { name: "Sign out", exact: true })
    .click();
  const dialog = page.getByRole("dialog", { name: "Sign out" });
  if (isEverywhere) await dialog.getByLabel("Sign out on all my devices").check();
  await dialog.getByRole("button", { name: "Leave it here" }).click();
  await expect(signInButton(page)).toBeVisible();
  await whenSheetsLeft(page);
}

/** Syncs the device with the account until neither has anything new. */
async function synced(on: Page): Promise<void> {
  await account(on).click();
  await expect(on.getByText("Your data is the same on all your devices.")).toBeVisible();
  await on.keyboard.press("Escape");
  await whenSheetsLeft(on);
}

async function otherDevice(browser: Browser, address?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await open(page, address);
  return page;
}

test("a passkey is added, signs in without a password, and is removed", async ({ page }) => {
  const device = await withAuthenticator(page);
  await open(page, "/faq");
  await signUp(page, freshEmail());
  await account(page).click();
  const dialog = page.getByRole("dialog", { name: "Your account" });
  await dialog.getByLabel("Name of the passkey").fill("My phone");
  await dialog.getByRole("button", { name: "Add a passkey" }).click();
  await expect(dialog.getByText("Passkey added.")).toBeVisible();
  await expect(dialog.getByText("My phone", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await signOut(page);

  await signInButton(page).click();
  const entry = page.getByRole("dialog", { name: "Sign In" });
  await device.refuse(true);
  await entry.getByRole("button", { name: "Use a passkey" }).click();
  await expect(entry.getByRole("alert").filter({ hasText: "No passkey was used." })).toBeVisible();
  await device.refuse(false);
  await entry.getByRole("button", { name: "Use a passkey" }).click();
  await expect(account(page)).toBeVisible();

  await account(page).click();
  await dialog.getByRole("button", { name: "Remove the passkey My phone" }).click();
  await expect(dialog.getByText("My phone", { exact: true })).toBeHidden();
});

test.describe("a session that was ended on another device", () => {
  test.use({ allowedErrors: /401|Failed to load resource/ });

  test("signing out on all devices also ends the other session, and that device keeps its data", async ({
    page,
    browser,
    openTab,
  }) => {
    const email = freshEmail();
    await open(page, "/faq");
    await signUp(page, email);
    // A reader has no header: a second tab has the account.
    const other = await otherDevice(browser);
    await other.getByRole("button", { name: "Add verse 2 to favorites" }).click();
    const header = await openTab("/faq", other.context());
    await signIn(header, email);
    await synced(header);
    // A sync would notice the end by itself.
    await other.context().route("**/api/sync**", (route) => route.abort());
    await signOut(page, true);
    await account(header).click();
    await expect(header.getByRole("dialog", { name: "Sign In" })).toBeVisible();
    await header.keyboard.press("Escape");
    await expect(signInButton(header)).toBeVisible();
    await open(other);
    await expect(other.getByRole("button", { name: "Remove verse 2 from favorites" })).toBeVisible();
    await other.context().close();
  });
});

test("theme and reading settings sync to another device, and the later choice wins", async ({
  page,
  browser,
}) => {
  const email = freshEmail();
  await open(page, "/faq");
  await page.getByRole("banner").getByRole("button", { name: /light/i }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await signUp(page, email);
  await synced(page);

  const other = await otherDevice(browser, "/faq");
  await expect(other.locator("html")).not.toHaveAttribute("data-theme", "light");
  await signIn(other, email);
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
  await other.getByRole("banner").getByRole("button", { name: /dark/i }).click();
  await synced(other);
  await synced(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await other.context().close();
});
