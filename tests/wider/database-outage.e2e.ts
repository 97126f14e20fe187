import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claimedOwner } from "#server/store/embedded/postmaster-file.ts";
import { expect, test, whenReady } from "#tests/support/e2e.ts";
import { portAbove } from "#tests/support/ports.ts";
import { startServer, untilReady } from "#tests/support/start-server.ts";

test.use({ serviceWorkers: "allow", allowedErrors: /503|Failed to load resource/ });

test("without a database reading goes on, and edits arrive when it is back", async ({ page }) => {
  test.setTimeout(180_000);
  const data = await mkdtemp(join(tmpdir(), "riwaq-away-"));
  const port = portAbove(74);
  const origin = `http://localhost:${port}`;
  const { child, ready, ended } = startServer({ PORT: String(port), DATA_DIR: data, PUBLIC_URL: origin });
  try {
    await ready;
    await untilReady(origin);
    const isReady = async () => (await page.request.get(`${origin}/api/ready`)).status();
    await page.goto(`${origin}/`);
    await whenReady(page);
    await page.getByRole("banner").getByRole("button", { name: "Sign Up" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign Up" });
    await dialog.getByLabel("Name").fill("Maryam");
    await dialog.getByLabel("Email address").fill("maryam@example.org");
    await dialog.getByLabel("Password").fill("four calm green olives");
    await dialog.getByRole("button", { name: "Sign Up" }).click();
    const account = page.getByRole("button", { name: "Account of Maryam" });
    await expect(account).toBeVisible({ timeout: 20_000 });
    await page.goto(`${origin}/digital-quran`);
    await whenReady(page);

    // Its program is moved away too, so that it is not restarted before the test sees the outage.
    const folder = join(data, "postgresql");
    const name = (await readdir(folder)).find((each) => each.startsWith("program-")) ?? "";
    const program = join(folder, name, "bin", "postgres");
    const owner = await claimedOwner(join(folder, "cluster"));
    if (owner === undefined) throw new Error("nobody owns the cluster");
    await rename(program, `${program}.away`);
    process.kill(owner, "SIGKILL");

    const session = () => page.request.get(`${origin}/api/session`);
    await expect.poll(async () => (await session()).status(), { timeout: 20_000 }).toBe(503);
    expect((await session()).headers()["retry-after"]).toBe("2");
    expect(await isReady()).toBe(503);
    expect((await page.request.get(`${origin}/api/quran/verses/1:1`)).status()).toBe(200);

    await page.reload();
    await whenReady(page);
    await page.getByRole("button", { name: "Add verse 3 to favorites" }).click();
    await expect(page.getByRole("button", { name: "Remove verse 3 from favorites" })).toBeVisible();
    // A server without its database must not treat members as signed out.
    await page.goto(`${origin}/`);
    await whenReady(page);
    await expect(account).toBeVisible();

    await rename(`${program}.away`, program);
    await expect.poll(async () => (await session()).status(), { timeout: 60_000 }).toBe(200);
    await account.click();
    await expect(page.getByText("Your data is the same on all your devices.")).toBeVisible({
      timeout: 15_000,
    });
    const everything = await (await page.request.get(`${origin}/api/accounts/export`)).json();
    expect(everything.memories.map(({ key }: { key: string }) => key)).toContain("1:3");
  } finally {
    child.kill("SIGTERM");
    await ended;
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  }
});
