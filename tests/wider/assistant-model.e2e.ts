import { type ModelStandIn, modelStandIn } from "#server/services/model/model-stand-in.testing.ts";
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { portAbove } from "#tests/support/ports.ts";
import { startServer, untilReady } from "#tests/support/start-server.ts";

const port = portAbove(310);
const home = `http://localhost:${port}`;
/** Milliseconds; the first answer waits until the indexes are open, here and on the server. */
const opening = { timeout: 45_000 };

test.describe("with an operator's model", () => {
  test.describe.configure({ mode: "serial" });
  test.use({
    serviceWorkers: "allow",
    allowedErrors: /ERR_INTERNET_DISCONNECTED|net::ERR|Failed to load resource/,
  });
  let standIn: ModelStandIn;
  let server: ReturnType<typeof startServer>;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    standIn = await modelStandIn();
    server = startServer({
      PORT: String(port),
      DATA_DIR: ".reports/data-model",
      MODEL_URL: standIn.url,
      MODEL_NAME: "small-model",
      MODEL_FOR: "everyone",
    });
    await server.ready;
    await untilReady(home);
  });
  test.afterAll(async () => {
    server.child.kill("SIGTERM");
    await server.ended;
    await standIn.close();
  });

  test("nothing leaves the device without consent; then quotes are verified, and Stop ends the answer", async ({
    page,
  }) => {
    test.slow();
    await setLanguage(page, "en");
    await page.goto(`${home}/chatbot`);
    await whenReady(page);
    const field = page.getByRole("textbox", { name: "Your question" });
    const answers = page.locator("[data-turn=bot]");
    const options = page.getByRole("button", { name: "Chat options" });
    await options.click();
    const modelSwitch = page.getByRole("switch", { name: "Let the model small-model answer as well" });
    await expect(modelSwitch).toHaveAttribute("aria-checked", "false", opening);
    await expect(page.getByText("then leave this device")).toBeVisible();
    await page.keyboard.press("Escape");
    await field.fill("Verses about patience");
    await field.press("Enter");
    await expect(answers.first().getByRole("article").first()).toBeVisible(opening);
    expect(standIn.requests).toHaveLength(0);

    await options.click();
    await modelSwitch.click();
    await page.keyboard.press("Escape");
    await expect(page.getByText("While the model is on, your questions go to it as well.")).toBeVisible();
    standIn.setBehaviour({ does: "answers" });
    await field.fill("Verses about patience");
    await field.press("Enter");
    const written = answers.nth(1).getByRole("region", { name: "Answer of the model small-model" });
    await expect(written.getByText("It is spoken of here.").first()).toBeVisible(opening);
    await expect(written.locator(".quran").first()).not.toBeEmpty();
    await expect(field).toBeEnabled(opening);
    expect(standIn.requests).toHaveLength(1);
    expect(await axeFaults(page)).toEqual([]);

    standIn.setBehaviour({
      does: "says",
      words: "Read [[quran:2:300]]. God says that all is light. Take heart.",
    });
    await field.fill("Verses about parents");
    await field.press("Enter");
    await expect(answers.nth(2)).toContainText("could not be verified and was left out", opening);
    await expect(answers.nth(2)).not.toContainText("Take heart.");
    await expect(answers.nth(2)).not.toContainText("God says that all is light");
    await expect(field).toBeEnabled(opening);

    standIn.setBehaviour({ does: "waits" });
    await field.fill("Verses about orphans");
    await field.press("Enter");
    await expect(answers.nth(3)).toContainText("It is spoken of here.", opening);
    await expect(field).toBeDisabled();
    const before = standIn.broken();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(answers.nth(3)).toContainText("You stopped the answer here.");
    await expect(answers.nth(3)).toContainText("It is spoken of here.");
    await expect(field).toBeEnabled();
    await expect.poll(standIn.broken).toBe(before + 1);

    const asked = standIn.requests.length;
    await field.fill("Is music halal?");
    await field.press("Enter");
    await expect(answers.nth(4)).toContainText("This asks for a ruling", opening);
    await expect(field).toBeEnabled(opening);
    expect(standIn.requests).toHaveLength(asked);
  });

  test("going offline during an answer keeps its text so far and the sources, also after a reload", async ({
    page,
    context,
  }) => {
    test.slow();
    await setLanguage(page, "en");
    await page.goto(`${home}/chatbot`);
    await whenReady(page);
    await page.getByRole("button", { name: "Chat options" }).click();
    await page.getByRole("switch").click();
    await page.keyboard.press("Escape");
    standIn.setBehaviour({ does: "waits" });
    const field = page.getByRole("textbox", { name: "Your question" });
    await field.fill("Verses about patience");
    await field.press("Enter");
    const answer = page.locator("[data-turn=bot]");
    await expect(answer).toContainText("It is spoken of here.", opening);
    await expect(answer.getByRole("article").first()).toBeVisible();
    await context.setOffline(true);
    await expect(answer).toContainText("The answer was cut off here.", opening);
    await expect(answer).toContainText("It is spoken of here.");
    await expect(field).toBeEnabled();
    await expect(answer.getByRole("button", { name: "Ask again" })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await whenReady(page);
    await expect(answer).toContainText("It is spoken of here.");
    await expect(answer).toContainText("The answer was cut off here.");
    expect(await axeFaults(page)).toEqual([]);
  });
});
