import { expect, test, whenReady } from "#tests/support/e2e.ts";

test.describe("when a response is lost", () => {
  test.use({ serviceWorkers: "block", allowedErrors: /Failed to load resource|net::ERR/ });

  test("the subscription that the first press made is shown when another plan is pressed after it", async ({
    page,
  }) => {
    await page.goto("/quran-testing");
    await whenReady(page);
    await page.getByRole("banner").getByRole("button", { name: "Sign Up" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign Up" });
    await dialog.getByLabel("Name").fill("Maryam");
    await dialog.getByLabel("Email").fill(`lost-${crypto.randomUUID()}@example.org`);
    await dialog.getByLabel("Password").fill("four calm green olives");
    await dialog.getByRole("button", { name: "Sign Up" }).click();
    await expect(dialog).toBeHidden();
    let presses = 0;
    await page.route("**/api/premium/subscribe*", async (route) => {
      presses += 1;
      if (presses > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: "Unlock Premium Features" }).click();
    const sheet = page.getByRole("dialog", { name: "Riwaq Premium" });
    await sheet.getByRole("button", { name: "Subscribe: Monthly" }).click();
    await expect(sheet.getByRole("alert")).toContainText("did not work");
    await sheet.getByRole("button", { name: "Subscribe: Yearly" }).click();
    await expect(sheet.getByText("Your pledge waits for the bank transfer.")).toBeVisible();
    // The second was rejected for its idempotency key, and no third was sent.
    expect(presses).toBe(2);
    await expect(sheet.getByRole("alert")).toHaveCount(0);
  });
});
