import { expect, test, whenReady } from "#tests/support/e2e.ts";
import { fulfillWithSound, generateTone, mockAudioHosts } from "#tests/support/generated-sound.ts";
import { openByKeys, tabTo } from "#tests/support/keys.ts";

// The reader, the partners, the athkar and the FAQ have keyboard tests of their own.
test.use({ serviceWorkers: "block", allowedErrors: /net::ERR|Failed to load resource/ });

test("a surah is chosen, played, muted and paused by keyboard", async ({ page }) => {
  await mockAudioHosts(page, {
    "server8.mp3quran.net": (route) => fulfillWithSound(route, generateTone(40)),
  });
  await openByKeys(page, "/quran-streaming?reciter=mp3quran-123");
  await tabTo(page, page.getByRole("region", { name: "Surahs" }).getByRole("searchbox"), 150);
  await page.keyboard.type("ikhlas");
  await tabTo(
    page,
    page.getByRole("region", { name: "Surahs" }).getByRole("button", { name: /Al-Ikhlas/ }),
    9,
  );
  await page.keyboard.press("Enter");
  const player = page.locator("[data-streaming]");
  await expect(player).toContainText("Surah Al-Ikhlas");
  const play = player.getByRole("button", { name: "Play", exact: true });
  await tabTo(page, play, 150);
  await page.keyboard.press("Enter");
  await expect(player).toHaveAttribute("data-streaming", "playing", { timeout: 15_000 });
  await expect(player.getByRole("button", { name: "Pause" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(player).toHaveAttribute("data-streaming", "paused");
});

test("the focus stays in the player from surah to surah", async ({ page }) => {
  const [short, long] = [generateTone(3), generateTone(40)];
  await mockAudioHosts(page, {
    "server8.mp3quran.net": (route, file) => fulfillWithSound(route, file === "113.mp3" ? short : long),
  });
  await openByKeys(page, "/quran-streaming?reciter=mp3quran-123&surah=111");
  const player = page.locator("[data-streaming]");
  const press = (name: string) => player.getByRole("button", { name, exact: true });
  await tabTo(page, press("Play"), 150);
  await page.keyboard.press("Enter");
  await expect(player).toHaveAttribute("data-streaming", "playing", { timeout: 15_000 });
  await tabTo(page, press("Next"), 3);
  for (const surah of ["Surah Al-Ikhlas", "Surah Al-Falaq"]) {
    await page.keyboard.press("Enter");
    await expect(player).toContainText(surah);
    await expect(press("Next")).toBeFocused();
  }
  const position = player.getByRole("slider", { name: "Position" });
  await tabTo(page, position, 4, "Shift+Tab");
  await expect(player).toContainText("Surah An-Nas", { timeout: 20_000 });
  await expect(player).toHaveAttribute("data-streaming", "playing", { timeout: 15_000 });
  await expect(position).toBeFocused();
});

test("a quiz of twenty-five questions is answered to its end by keyboard, with any option", async ({
  page,
}) => {
  await openByKeys(page, "/quran-testing");
  await tabTo(page, page.getByRole("button", { name: "Start: Stories from Quran" }));
  await page.keyboard.press("Enter");
  const radios = page.getByRole("radio");
  for (let number = 1; number <= 25; number += 1) {
    await expect(page.getByText(`Question ${number} of 25`)).toBeVisible();
    // The new question has the focus, so that Tab reaches its options.
    if (number > 1) await expect(page.locator("#question")).toBeFocused();
    await tabTo(page, radios.first(), number > 1 ? 1 : 80);
    // Arrow keys move without answering; the third option is answered.
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(radios.nth(2)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(radios.nth(2)).toBeChecked();
    await tabTo(page, page.getByRole("button", { name: number === 25 ? "Finish" : "Next" }), 25);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText(/\d+ of 25 right/)).toBeVisible();
});

test("a pledge is made by keyboard, and an error is reported at its field", async ({ page }) => {
  await openByKeys(page, "/donations");
  const form = page.getByRole("region", { name: "Your gift" });
  await tabTo(page, form.getByRole("combobox", { name: "Project" }));
  await page.keyboard.type("Orphan");
  await expect(form.getByRole("status")).toContainText("Orphan care");
  await tabTo(page, form.getByRole("radio").first(), 4);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(form.getByRole("radio", { name: "$25" })).toBeChecked();
  await tabTo(page, form.getByRole("textbox", { name: "Name" }), 4);
  await page.keyboard.type("Maryam");
  await page.keyboard.press("Enter");
  await expect(form.getByText("Please enter a valid e-mail")).toBeVisible();
  await tabTo(page, form.getByRole("textbox", { name: "E-mail" }), 60);
  await page.keyboard.type("maryam@example.org");
  await tabTo(page, form.getByRole("button", { name: /^Pledge/ }), 5);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your pledge is recorded.").first()).toBeVisible();
});

test("the angles of prayer times are set by keyboard, and the focus returns to the button", async ({
  page,
}) => {
  await openByKeys(page, "/prayer");
  const fajr = page.locator("[data-moment=fajr] dd");
  const before = await fajr.innerText();
  const sheet = page.getByRole("main").getByRole("button", { name: "Settings", exact: true });
  await tabTo(page, sheet);
  await page.keyboard.press("Enter");
  const settings = page.getByRole("button", { name: "All settings" });
  await tabTo(page, settings);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Fajr angle (°)"), 12);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("15");
  await expect(fajr).not.toHaveText(before);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "All settings" })).toBeHidden();
  await expect(settings).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(sheet).toBeFocused();
});

test("a site is extracted by keyboard", async ({ page }) => {
  const done = {
    status: "completed",
    total: 1,
    completed: 1,
    creditsUsed: 1,
    data: [{ markdown: "A page", metadata: { sourceURL: "https://quran.com/1", statusCode: 200 } }],
  };
  await page.route("https://api.firecrawl.dev/**", (route) =>
    route.fulfill({
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      json: route.request().method() === "GET" ? done : { success: true, id: "one", url: "" },
    }),
  );
  await openByKeys(page, "/complete-athkar");
  // The tabs are one stop: End goes to the last of them.
  const extractor = page.getByRole("tab", { name: "Content extractor" });
  await tabTo(
    page,
    page.getByRole("tablist").filter({ has: extractor }).getByRole("tab", { selected: true }),
  );
  await page.keyboard.press("End");
  await expect(extractor).toBeFocused();
  await expect(page).toHaveURL(/tab=extractor/);
  await whenReady(page);
  await tabTo(page, page.getByLabel("Your key"), 120);
  await page.keyboard.type("fc-0123456789abcdef");
  await page.keyboard.press("Enter");
  await expect(page.getByText("API key saved successfully", { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Quran Sites" }), 60);
  await page.keyboard.press("Enter");
  const box = page.getByLabel("quran.com", { exact: true });
  await tabTo(page, box, 40);
  if (!(await box.isChecked())) await page.keyboard.press("Space");
  await expect(box).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Extract content" }), 60);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-site='quran.com'][data-status=done]")).toBeVisible({ timeout: 30_000 });
});
