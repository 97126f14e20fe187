import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

test("partners are filtered in French by keyboard alone, and the filters cleared", async ({ page }) => {
  await setLanguage(page, "fr");
  await page.goto("/partners");
  await whenReady(page);
  const cards = page.locator("[data-entry]");
  const all = await cards.count();
  expect(all).toBeGreaterThanOrEqual(95);

  await page.getByRole("searchbox").focus();
  await page.keyboard.type("hebergement");
  await expect(page.locator("main [role=status]")).toHaveText(/^[1-9]\d? partenaires?$/);
  await expect.poll(() => cards.count()).toBeLessThan(all);

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect(cards).toHaveCount(all);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const tile = page.getByRole("button", { name: /Création d’entreprise/ });
  await expect(tile).toBeFocused();
  await page.keyboard.press("Space");
  await expect(tile).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/category=company-formation/);
  await expect.poll(() => cards.count()).toBeLessThan(20);

  await page.keyboard.press("Space");
  await expect(tile).toHaveAttribute("aria-pressed", "false");
  await expect(cards).toHaveCount(all);

  await page.getByRole("searchbox").focus();
  await page.keyboard.type("zzzz");
  await expect(page.getByText("Aucun partenaire ne correspond à vos critères")).toBeVisible();
  await page.getByRole("button", { name: "Effacer les filtres" }).focus();
  await page.keyboard.press("Enter");
  await expect(cards).toHaveCount(all);
});

test("every external link opens in a new tab and sends no referrer", async ({ request }) => {
  for (const address of ["/partners", "/freelancer"]) {
    const html = await (await request.get(address)).text();
    const entries = html.match(/<(\w+)[^>]* data-entry=[\s\S]*?<\/\1>/g) ?? [];
    expect(entries.length, address).toBeGreaterThan(20);
    const links = entries.flatMap((entry) => entry.match(/<a [^>]*>/g) ?? []);
    expect(links.length, address).toBeGreaterThanOrEqual(entries.length);
    const wrong = links.filter((link) => {
      const rel = / rel="([^"]*)"/.exec(link)?.[1] ?? "";
      const isShut = ["noopener", "noreferrer", "nofollow"].every((word) => rel.split(" ").includes(word));
      return !isShut || !link.includes(' target="_blank"');
    });
    expect(wrong).toEqual([]);
  }
});

test("platforms are grouped by language, with tips and a caution, and are accessible", async ({ page }) => {
  await page.goto("/freelancer?speaks=ar");
  await whenReady(page);
  await expect(page.getByRole("button", { name: /^Arabic/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-entry]").first()).toContainText("Mostaql");
  await expect(page.getByRole("heading", { name: "Tips for Success" })).toBeVisible();
  await page.getByRole("button", { name: "About this page" }).click();
  await expect(page.getByRole("heading", { name: "Lawful income" })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test("without scripts the form still filters", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/partners?category=security");
  await expect(page.locator("[data-entry]")).toHaveCount(11);
  await context.close();
});

test("the footer's sheets can be downloaded, each in its type", async ({ request, page }) => {
  await page.goto("/faq");
  await expect(page.locator("footer").getByRole("link", { name: "Product fact sheet (PDF)" })).toBeVisible();
  for (const [file, type, start] of [
    ["riwaq-ur.pdf", /pdf/, "%PDF-"],
    ["partners.csv", /csv/, "\ufeffName,Category"],
    ["projects.csv", /csv/, "\ufeffProject,"],
    ["riwaq-safe-view.zip", /zip/, "PK"],
  ] as const) {
    const answer = await request.get(`/sheets/${file}`);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()["content-type"], file).toMatch(type);
    const body = await answer.body();
    expect(body.toString("utf8").startsWith(start), file).toBe(true);
  }
});
