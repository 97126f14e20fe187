import { expect, test, whenReady } from "#tests/support/e2e.ts";
import { fulfillWithSound, generateTone, mockAudioHosts } from "#tests/support/generated-sound.ts";
import { openByKeys, pressByKeys, tabTo, visitByKeys } from "#tests/support/keys.ts";

/*
 * What people come for, by Tab, Enter, Space, the arrows and Escape alone. Counting athkar, an account of one's own, the
 * angles of the times, a quiz, a gift and the player of surahs are in the other keyboard tests.
 */

test("a verse is heard and stopped, becomes a favorite, and gets a note by keyboard", async ({ page }) => {
  await mockAudioHosts(page, { "everyayah.com": (route) => fulfillWithSound(route, generateTone(30)) });
  await openByKeys(page, "/digital-quran?surah=112");
  const verse = page.locator("#verse-2");
  await pressByKeys(page, verse.getByRole("button", { name: "Play verse 2" }));
  await expect(verse.getByRole("button", { name: "Pause verse 2" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(verse.getByRole("button", { name: "Play verse 2" })).toBeFocused();
  await pressByKeys(page, verse.getByRole("button", { name: "Add verse 2 to favorites" }), 2);
  await expect(verse.getByRole("button", { name: "Remove verse 2 from favorites" })).toBeFocused();
  const panel = page.getByRole("complementary", { name: "Al-Ikhlas 112:2" });
  const writeNote = async () => {
    await tabTo(page, panel.getByRole("tab", { name: "Words" }), 10);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await tabTo(page, panel.getByRole("textbox", { name: "Your note" }), 10);
    await page.keyboard.type("The Everlasting Refuge");
    await pressByKeys(page, panel.getByRole("button", { name: "Save note" }), 3);
    await expect(page.getByText("Note saved").first()).toBeVisible();
  };
  await visitByKeys(page, verse.getByRole("button", { name: /^Words, label and note/ }), writeNote, panel);
});

test("the tasbih is counted, taken back, set and turned to the next phrase by keyboard", async ({ page }) => {
  await openByKeys(page, "/digital-tasbih");
  const ring = page.locator("[data-tap]");
  await tabTo(page, ring, 20);
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(ring).toHaveAccessibleName(/^Tap: 2 of/);
  await pressByKeys(page, page.getByRole("button", { name: "Take back the last tap" }), 6);
  await expect(ring).toHaveAccessibleName(/^Tap: 1 of/);
  await pressByKeys(page, page.getByRole("button", { name: "Next Phrase" }), 6);
  await expect(ring).toHaveAccessibleName(/^Tap: 0 of/);
  const settings = page.getByRole("main").getByRole("button", { name: "Settings", exact: true });
  await tabTo(page, settings, 20, "Shift+Tab");
  await visitByKeys(page, settings, async (sheet) => {
    await pressByKeys(page, sheet.getByRole("switch", { name: "Sound" }), 30, "Space");
  });
});

test("the place of the prayer times is searched for and chosen by keyboard", async ({ page }) => {
  await openByKeys(page, "/prayer");
  const opener = page.locator("button[data-place], [data-place] button").filter({ visible: true });
  await pressByKeys(page, opener);
  await expect(page.getByRole("combobox", { name: "Search for a city" })).toBeFocused();
  await page.keyboard.type("Jakarta");
  await expect(page.getByRole("option").first()).toContainText("Jakarta");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-place]").filter({ visible: true })).toContainText("Jakarta");
});

test("the assistant is asked, and a source of its answer is opened by keyboard", async ({ page }) => {
  await openByKeys(page, "/chatbot");
  const field = page.getByRole("textbox", { name: "Your question" });
  await tabTo(page, field, 40);
  await page.keyboard.type("The verse of the Throne");
  await page.keyboard.press("Enter");
  const source = page.locator("[data-turn=bot]").getByRole("link", { name: /^Open .*2:255/ });
  await expect(source.first()).toBeVisible({ timeout: 30_000 });
  await expect(field).toBeFocused();
  await tabTo(page, source.first(), 40, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/digital-quran\?surah=2&verse=255/);
});

test("everything is searched from the header by keyboard, the arrows choose what opens, and Ctrl+K opens it too", async ({
  page,
}) => {
  await page.goto("/faq");
  await whenReady(page);
  const search = page.getByRole("banner").getByRole("button", { name: "Search" });
  await visitByKeys(page, search, async (dialog) => {
    await expect(dialog.getByRole("combobox")).toBeFocused();
  });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("kahf");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/surah=18/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);

  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog", { name: "Search everything" }).getByRole("combobox");
  await expect(box).toBeFocused();
  await box.fill("2:255");
  await expect(page.getByRole("option", { selected: true })).toContainText("2:255");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/digital-quran\?surah=2&verse=255/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test("a page is chosen in the full menu, and a language in the header, by keyboard", async ({ page }) => {
  await page.goto("/faq");
  await whenReady(page);
  const head = page.getByRole("banner");
  const menu = head.getByRole("button", { name: "Menu" });
  await visitByKeys(page, menu, async (dialog) => {
    await tabTo(page, dialog.getByRole("link", { name: "Tajweed Rules" }), 60);
  });
  await page.keyboard.press("Enter");
  await pressByKeys(page, page.getByRole("dialog").getByRole("link", { name: "Tajweed Rules" }), 60);
  await expect(page).toHaveURL(/\/tajweed-rules$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, head.locator("summary"), 60, "Shift+Tab");
  await page.keyboard.press("Enter");
  await pressByKeys(page, head.getByRole("link", { name: "Türkçe" }), 6);
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
});

test("one signs in by keyboard", async ({ page, request }) => {
  const person = {
    name: "Maryam",
    email: `keys-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`,
    password: "four calm green olives",
  };
  expect((await request.post("/api/accounts/sign-up", { data: person })).ok()).toBe(true);
  await page.goto("/credits");
  await whenReady(page);
  const head = page.getByRole("banner");
  await pressByKeys(page, head.getByRole("button", { name: "Sign In" }), 40);
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await tabTo(page, dialog.getByLabel("Email address"), 8);
  await page.keyboard.type(person.email);
  const password = dialog.getByLabel("Password", { exact: true });
  await tabTo(page, password, 4);
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(head.getByRole("button", { name: "Account of Maryam" })).toBeFocused();
});
