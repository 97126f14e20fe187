import type { Page } from "@playwright/test";
import text from "#app/i18n/messages/en/avatar.json" with { type: "json" };
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { fulfillWithSound, generateTone, mockAudioHosts } from "#tests/support/generated-sound.ts";

const tone = generateTone(1.2);
/** Seconds: long enough to be seen during playback and in the pause after it. */
const long = generateTone(5);
/** Every verse host, in order of preference; the last sends no CORS. */
const readable = ["everyayah.com", "mirrors.quranicaudio.com", "verses.quran.com"];
const closed = "cdn.islamic.network";

async function tutorAt(page: Page) {
  await page.goto("/");
  await whenReady(page);
  const tutor = page.getByRole("region", { name: "A companion in recitation" });
  await tutor.getByRole("heading", { name: "A companion in recitation" }).scrollIntoViewIfNeeded();
  await tutor.locator("summary").click();
  await expect(tutor.getByRole("tab", { name: text["tab.mode"] })).toBeVisible();
  return tutor;
}

// Requests of a service worker would bypass the mocked hosts.
test.use({ serviceWorkers: "block", allowedErrors: /net::ERR|Failed to load resource/ });

test("a lesson verse by verse waits, goes on when asked, and ends with the surah; its host sends no CORS", async ({
  page,
}) => {
  test.slow();
  await mockAudioHosts(page, {
    [closed]: (route) => route.fulfill({ status: 200, contentType: "audio/wav", body: tone }),
  });
  const tutor = await tutorAt(page);
  await tutor.getByRole("combobox", { name: text.surah }).selectOption("112");
  // Checked in every frame: the light moves with the verse.
  const hasMovedLight = page.waitForFunction(() => {
    const light = document.querySelector<SVGElement>("svg[data-active=true]");
    return Number(light?.style.getPropertyValue("--voice")) >= 0.1;
  });
  await tutor.getByRole("button", { name: text.start }).click();
  await expect(page.getByText(text.activated, { exact: true })).toBeVisible();
  const star = tutor.locator("svg[data-active=true]");
  // The audio cannot be read: the light follows the time in the verse.
  await expect(star).toHaveAttribute("data-voice", "timed");
  await hasMovedLight;
  const standing = tutor.getByRole("status");
  const next = tutor.getByRole("button", { name: text.next });
  for (const verse of [1, 2, 3]) {
    // Both in one call: there was a pause after the previous verse too.
    await expect(standing).toHaveText(new RegExp(`${text["phase.waiting"]}.*Verse ${verse} of 4`));
    await next.click();
  }
  await expect(page.getByText("Al-Ikhlas has been recited to its end.", { exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await expect(tutor.getByRole("button", { name: text.start })).toBeVisible();
});

test("repeat after me leaves a pause, the verse is in view, a change of mode ends it, and choices are saved", async ({
  page,
}) => {
  test.slow();
  await mockAudioHosts(
    page,
    Object.fromEntries(readable.map((host) => [host, (route) => fulfillWithSound(route, long)])),
  );
  const tutor = await tutorAt(page);
  await tutor.getByRole("button", { name: text["mode.video"] }).click();
  await expect(tutor.getByRole("slider")).toHaveCount(0);
  await tutor.getByRole("button", { name: text["method.repeatAfterMe"] }).click();
  await tutor.getByRole("button", { name: text.start }).click();
  await expect(tutor.locator("p.quran")).not.toBeEmpty();
  const standing = tutor.getByRole("status");
  await expect(standing).toContainText(text["phase.yourTurn"], { timeout: 15_000 });
  await expect(standing).toContainText("Verse 2 of 7", { timeout: 15_000 });
  expect(await axeFaults(page)).toEqual([]);
  await tutor.getByRole("button", { name: text["mode.audio"] }).click();
  await expect(tutor.getByRole("button", { name: text.start })).toBeVisible();
  await page.getByRole("button", { name: "Listen and Repeat Mode" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Listen and Repeat Mode" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await page.reload();
  await whenReady(page);
  const again = await tutorAt(page);
  await expect(again.getByRole("button", { name: text["method.repeatAfterMe"] })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("with reduced motion the light is still; a voice without a recording says why", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await mockAudioHosts(page, { [readable[0] ?? ""]: (route) => fulfillWithSound(route, long) });
  await setLanguage(page, "en");
  const tutor = await tutorAt(page);
  await tutor.getByRole("button", { name: text.start }).click();
  await expect(tutor.getByRole("status")).toContainText(text["phase.reciting"]);
  expect(await tutor.locator("svg[data-active=true]").getAttribute("data-voice")).toBeNull();
  await tutor.getByRole("tab", { name: text["tab.voice"] }).click();
  const style = tutor.getByRole("button", { name: text["style.tajwid"], exact: true });
  await expect(style).toBeDisabled();
  await expect(style).toHaveAccessibleDescription(/has no recording in this style/);
  await expect(tutor.getByText("Recited by Mishary")).toBeVisible();
  await tutor.getByRole("button", { name: text["voice.classical"] }).click();
  await expect(style).toBeEnabled();
});

test("a woman's voice speaks instructions and translations by speech synthesis, never the verse", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voice = { name: "English female", lang: "en-GB", localService: true };
    class Utterance {
      onend: (() => void) | null = null;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      cancel: () => undefined,
      speak: (words: Utterance) => {
        said.push(words.text);
        setTimeout(() => words.onend?.(), 50);
      },
    });
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
  });
  await mockAudioHosts(page, { [readable[0] ?? ""]: (route) => fulfillWithSound(route, tone) });
  const tutor = await tutorAt(page);
  await tutor.getByRole("tab", { name: text["tab.voice"] }).click();
  await tutor.getByRole("button", { name: text["voice.female"] }).click();
  await tutor.getByRole("button", { name: text.start }).click();
  await expect(tutor.getByRole("status")).toContainText(text["phase.waiting"], { timeout: 15_000 });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(said).toHaveLength(2);
  const [instruction, meaning] = await said();
  expect(instruction).toBe(text["instruction.verseByVerse"]);
  expect(meaning).toMatch(/Merciful/);
});
