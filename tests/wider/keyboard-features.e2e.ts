import { expect, test, whenReady } from "#tests/support/e2e.ts";
import { openByKeys, pressByKeys, tabTo, visitByKeys } from "#tests/support/keys.ts";

test("an account is created and signed out by keyboard", async ({ page }) => {
  await page.goto("/credits");
  await whenReady(page);
  const head = page.getByRole("banner");
  await visitByKeys(page, head.getByRole("button", { name: "Sign Up" }), async (dialog) => {
    await tabTo(page, dialog.getByLabel("Name"), 5);
  });
  await page.keyboard.press("Enter");
  const dialog = page.locator("dialog[open]");
  await tabTo(page, dialog.getByLabel("Name"), 5);
  await page.keyboard.type("Maryam");
  await page.keyboard.press("Tab");
  await page.keyboard.type(`by-keys-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`);
  await tabTo(page, dialog.getByLabel("Password"), 2);
  await page.keyboard.type("four calm green olives");
  await page.keyboard.press("Enter");
  const account = head.getByRole("button", { name: "Account of Maryam" });
  await expect(account).toBeFocused();
  await page.keyboard.press("Enter");
  await pressByKeys(page, dialog.getByRole("button", { name: "Sign out", exact: true }), 20);
  await pressByKeys(page, dialog.getByRole("button", { name: "Leave it here" }), 20);
  await expect(head.getByRole("button", { name: "Sign In" })).toBeFocused();
});

test.describe("in a feature", () => {
  test("athkar are counted by keyboard, on the page and on the whole screen", async ({ page }) => {
    await openByKeys(page, "/complete-athkar?category=evening");
    await pressByKeys(page, page.getByRole("button", { name: "Next", exact: true }));
    await tabTo(page, page.locator("[data-tap]"), 80, "Shift+Tab");
    await page.keyboard.press("Space");
    await expect(page.locator("[data-tap]")).toHaveAccessibleName("Count: 1 of 3");
    await visitByKeys(
      page,
      page.getByRole("button", { name: "Count on the whole screen" }),
      async (whole) => {
        const counter = whole.locator("[data-tap]");
        await tabTo(page, counter, 4);
        await page.keyboard.press("Enter");
        await expect(counter).toHaveAccessibleName("Count: 2 of 3");
        await pressByKeys(page, whole.getByRole("button", { name: "Take back the last tap" }), 4);
        await expect(counter).toHaveAccessibleName("Count: 1 of 3");
      },
    );
  });

  test("a card of each list is opened, read and closed by keyboard", async ({ page }) => {
    for (const [address, title] of [
      ["/hadith", "Hadith details"],
      ["/duas-collection", "Dua details"],
      ["/names-of-allah", /./],
    ] as const)
      await test.step(address, async () => {
        await openByKeys(page, address);
        await visitByKeys(page, page.getByRole("link", { name: /^Details/ }).first(), async (sheet) => {
          await expect(sheet.getByRole("heading", { level: 2, name: title }).first()).toBeVisible();
          await tabTo(page, sheet.locator("[tabindex='0']").first(), 3);
          // The actions on a text load lazily: which is the last is known once they are there.
          await expect(sheet.getByRole("button", { name: "Share as image" })).toBeVisible();
          await tabTo(page, sheet.locator("a, button").last(), 120);
        });
      });
  });

  test("months are turned, a date is converted and an event is read by keyboard", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-02-20T10:00:00Z"));
    await openByKeys(page, "/islamic-calendar");
    await pressByKeys(page, page.getByRole("button", { name: "Next month" }));
    await expect(page.getByText("Month 10 ·")).toBeVisible();
    await visitByKeys(page, page.locator("main button[aria-haspopup=dialog]").first(), async (sheet) => {
      await tabTo(page, sheet.getByRole("button", { name: "Calendar file" }), 9);
    });
    await tabTo(page, page.getByLabel("Year"));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("1447");
    await tabTo(page, page.getByRole("combobox", { name: "Month", exact: true }), 60, "Shift+Tab");
    await page.keyboard.type("Ram");
    await expect(page.locator("[data-to-gregorian]")).toHaveText(/February|March/);
  });

  test("the prayer guide is followed to its end on the whole screen by keyboard", async ({ page }) => {
    await openByKeys(page, "/how-to-pray");
    const opener = page.locator("[aria-labelledby=guide]").getByRole("button").first();
    await visitByKeys(page, opener, async (walk) => {
      await pressByKeys(page, walk.getByRole("switch", { name: "Moves on by itself" }), 5, "Space");
      const pace = walk.getByRole("slider", { name: "Seconds for each step" });
      await tabTo(page, pace, 2);
      await page.keyboard.press("ArrowRight");
      await expect(pace).toHaveAttribute("aria-valuetext", "25");
      await pressByKeys(page, walk.getByRole("switch"), 9, "Space");
    });
    await page.keyboard.press("Enter");
    const walk = page.locator("dialog[open]");
    await tabTo(page, walk.getByRole("button", { name: /^Next ·/ }), 6);
    for (let step = 1; step < 22; step += 1) {
      await expect(walk.getByRole("status")).toContainText(`Step ${step} of 22`);
      await page.keyboard.press("Enter");
    }
    await expect(walk.getByRole("button", { name: "Finish" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(walk).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("a passage is planned, learnt and reviewed by keyboard", async ({ page }) => {
    await openByKeys(page, "/learning-methods?tool=plan&surah=112&from=1&to=4");
    await tabTo(page, page.getByLabel("From", { exact: true }));
    await page.keyboard.press("ArrowUp");
    await expect(page.getByLabel("From", { exact: true })).toHaveValue("2");
    await pressByKeys(page, page.getByRole("button", { name: "Start this plan" }), 20);
    await pressByKeys(page, page.getByRole("button", { name: "I know verse 2" }));
    await pressByKeys(page, page.getByRole("link", { name: "Review", exact: true }), 20);
    await pressByKeys(page, page.getByRole("button", { name: "Show the answer" }));
    await expect(page.locator("[data-card] :focus").getByRole("button")).toHaveCount(4);
    await pressByKeys(page, page.locator("[data-grade=good]"), 9);
    await expect(page.getByText("Nothing is due")).toBeVisible();
    await expect(page.locator(":focus")).toContainText("Nothing is due");
  });

  test("one's data is exported and, after a confirmation, deleted by keyboard", async ({ page }) => {
    await openByKeys(page, "/credits");
    await page.getByRole("button", { name: "Save to a file" }).waitFor();
    const saving = page.waitForEvent("download");
    const save = page.getByRole("button", { name: "Save to a file" });
    await pressByKeys(page, save, 150);
    expect((await saving).suggestedFilename()).toMatch(/^riwaq-.+\.json$/);
    await expect(save).toBeFocused();
    const erase = page.getByRole("button", { name: "Delete everything" });
    await visitByKeys(page, erase, async (asked) => {
      await expect(asked).toHaveAccessibleName("Delete everything on this device?");
      await tabTo(page, asked.getByRole("button", { name: "Cancel" }), 4);
    });
    await page.keyboard.press("Enter");
    await pressByKeys(page, page.getByRole("button", { name: "Delete permanently" }), 6);
    await expect(page.getByText("Everything you saved on this device has been deleted.")).toBeVisible();
    await expect(erase).toBeFocused();
  });
});

test.describe("packs", () => {
  test.use({ serviceWorkers: "allow", allowedErrors: /ERR_FAILED|net::ERR|Failed to/ });

  test("a pack is started, paused and cancelled by keyboard, and keeps the focus", async ({
    page,
    context,
  }) => {
    await context.route(/\/texts\/quran\/fr-[0-9a-f]+\/\d+\.json$/, () => undefined);
    await openByKeys(page, "/credits");
    // A pack waits for the service worker, which first caches all the code.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const trigger = page.getByRole("button", { name: "Save for offline", exact: true });
    await visitByKeys(page, trigger, async (sheet) => {
      const pack = sheet.locator('[data-pack="text/fr"]');
      await pressByKeys(page, pack.getByRole("button", { name: "Save Français for offline" }), 20);
      await expect(pack).toHaveAttribute("data-status", "saving");
      await expect(pack.getByRole("button", { name: "Pause Français" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(pack.getByRole("button", { name: "Resume Français" })).toBeFocused();
      await pressByKeys(page, pack.getByRole("button", { name: "Cancel Français" }), 2);
      await expect(pack).toHaveAttribute("data-status", "absent");
      await expect(pack.getByRole("button", { name: "Save Français for offline" })).toBeFocused();
    });
  });
});
