import { execFileSync } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { verseNumber } from "#domain/verse-reference.ts";
import { madePack, statement, wholeTranslation } from "#scripts/operator/made-pack.testing.ts";
import { axeFaults, expect, test, whenReady } from "#tests/support/e2e.ts";
import { fulfillWithSound, generateTone, mockAudioHosts } from "#tests/support/generated-sound.ts";

const admin = (...command: string[]) =>
  execFileSync(process.execPath, ["scripts/run.mjs", "admin", ...command], {
    env: { ...process.env, DATA_DIR: ".reports/data" },
    encoding: "utf8",
  });

// Made-up sentences and times: neither a translation nor of a recording.
const translation = madePack(wholeTranslation, {
  id: "made-tr",
  kind: "translation",
  language: "tr",
  title: "Made translation",
});
const sentence = (ayah: number) => wholeTranslation[(verseNumber({ surah: 112, ayah }) ?? 0) - 1]?.text ?? "";
const starts = [0, 400, 900, 1300, 1800];
const segments = [0, 1, 2, 3].map((at) => [at, at + 1, starts[at], starts[at + 1]]);
const times = [
  { surah: 2, ayah: 6, segments },
  { surah: 112, ayah: 3, segments },
];

/** What is highlighted at a frame of a recitation, and for how many milliseconds it could be. */
type Frame = { readonly at: number; readonly there: number; readonly words: readonly string[] };

/**
 * The frames while a verse is recited, until its last word is nearly over. It can be followed from when it is on the
 * page; the one that was pressed, from when the code and the times have come.
 */
async function followedFrames(page: Page, verse: { file: string; arabic: string; isPressed: boolean }) {
  return page.evaluate(async ({ file, arabic, isPressed }) => {
    const { sounds } = window as unknown as { sounds: HTMLMediaElement[] };
    const nextFrame = () => new Promise(requestAnimationFrame);
    const latest = performance.now() + 20_000;
    const sound = () =>
      sounds.find((each) => !each.paused && each.src.includes(file) && each.currentTime > 0);
    while (!sound() && performance.now() < latest) await nextFrame();
    const seen: Frame[] = [];
    let text: string | undefined;
    let since = 0;
    for (let now = sound(); now && now.currentTime < 1.75; now = sound()) {
      text ??= document.querySelector(arabic)?.textContent;
      const words = [...(CSS.highlights.get("recited-word") ?? [])].map(String);
      if (text !== undefined && !(isPressed && words.length === 0)) since ||= performance.now();
      seen.push({ at: now.currentTime * 1000, there: since && performance.now() - since, words });
      await nextFrame();
    }
    return { seen, arabic: text?.trim().split(/\s+/) ?? [] };
  }, verse);
}

/**
 * Expects each word to be highlighted within 50 ms of its time, and of the moment when its verse is on the page; later
 * only by as much as the browser needed for one frame.
 */
function expectFollowed({ seen, arabic }: { seen: readonly Frame[]; arabic: readonly string[] }): void {
  const wordAt = (moment: number) => arabic[starts.findLastIndex((start) => start <= moment)];
  const late = seen.filter(({ at, there, words }, index) => {
    const since = Math.min(at, seen[index - 1]?.at ?? at) - 50;
    return there > 50 && words[0] !== wordAt(since) && words[0] !== wordAt(at + 50);
  });
  expect(new Set(seen.map(({ words }) => words[0])).size).toBeGreaterThan(2);
  expect(seen.length).toBeGreaterThan(10);
  expect(late).toEqual([]);
}

test.afterAll(() => {
  for (const id of ["made-tr", "timing-alafasy"]) admin("remove-texts", id);
});

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "packs-"));
  await writeFile(join(folder, "pack.json"), translation.manifest);
  await writeFile(join(folder, "data.ndjson"), translation.data);
  expect(admin("import-texts", folder)).toContain("Made translation (made-tr): 6236 texts imported");
  const file = join(folder, "times.json");
  await writeFile(file, JSON.stringify(times));
  const stated = Object.entries(statement).flatMap(([name, value]) => [`--${name}`, value]);
  admin("timing-pack", file, folder, "--reciter", "alafasy", ...stated);
  expect(admin("import-texts", join(folder, "timing-alafasy"))).toContain("2 texts imported");
});

test("packs that the operator imports are credited, read beside ours, copied, and followed word by word", async ({
  page,
  request,
}) => {
  const { texts } = await (await request.get("/api/texts")).json();
  const made = texts.find(({ id }: { id: string }) => id === "made-tr");
  const served = await request.get(`/texts/imported/made-tr/${made.sha256}/112.json`);
  expect(served.headers()["cache-control"]).toContain("immutable");
  expect(await served.json()).toHaveLength(4);

  await page.goto("/credits");
  await whenReady(page);
  await page.locator("#your-data").scrollIntoViewIfNeeded();
  const imported = page.getByRole("region", { name: "Added texts" });
  await expect(imported).toContainText(statement.rights);

  await page.addInitScript(() => {
    const sounds: HTMLMediaElement[] = [];
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      sounds.push(this);
      return play.call(this);
    };
    const copied: string[] = [];
    navigator.clipboard.writeText = async (text) => void copied.push(text);
    Object.assign(window, { sounds, copied });
  });
  await mockAudioHosts(page, { "everyayah.com": (route) => fulfillWithSound(route, generateTone(2)) });
  await page.goto("/digital-quran?surah=112");
  await whenReady(page);
  await page.getByRole("button", { name: "Reading settings" }).first().click();
  await page.getByLabel("Beside it").selectOption("tr/made-tr");
  await page.keyboard.press("Escape");
  const beside = page.locator("#verse-3 [data-translation]");
  await expect(beside).toHaveCount(2);
  await expect(beside.nth(1)).toHaveText(sentence(3));
  await expect(beside.nth(1)).toHaveAttribute("lang", "tr");
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Words, label and note of verse 3" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { copied: string[] }).copied[0]))
    .toContain(sentence(3));
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Play verse 3", exact: true }).click();
  expectFollowed(await followedFrames(page, { file: "112003", arabic: "#arabic-3", isPressed: true }));

  await page.goto("/digital-quran?surah=2&verse=5&view=page");
  await whenReady(page);
  await page.locator('[data-verse="2:5"]').click();
  await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
  await page.keyboard.press("Escape");
  const next = '[data-page="3"] [data-verse="2:6"] [data-arabic]';
  expectFollowed(await followedFrames(page, { file: "002006", arabic: next, isPressed: false }));
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow", allowedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR/ });

  test("an imported translation that was opened once is there, and all of one that was saved", async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => localStorage.setItem("reader.settings", "edition=tr%2Fmade-tr"));
    const translation = page.locator("#verse-3 [data-translation]");
    await page.goto("/digital-quran?surah=112");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await page.reload();
    await expect(translation).toHaveText(sentence(3));
    await context.setOffline(true);
    await page.reload();
    await expect(translation).toHaveText(sentence(3));

    await context.setOffline(false);
    await page.reload();
    await whenReady(page);
    await page.getByRole("button", { name: "Save for offline", exact: true }).click();
    const pack = page.locator('[data-pack="imported/made-tr"]');
    await expect(pack).toContainText("231 files to download");
    await pack.getByRole("button", { name: "Save Türkçe: Made translation for offline" }).click();
    await expect(pack).toHaveAttribute("data-status", "saved", { timeout: 60_000 });
    expect(await axeFaults(page)).toEqual([]);
    await context.setOffline(true);
    await page.goto("/digital-quran?surah=36&verse=13");
    const first = (verseNumber({ surah: 36, ayah: 13 }) ?? 0) - 1;
    await expect(page.locator("#verse-13 [data-translation]")).toHaveText(
      wholeTranslation[first]?.text ?? "",
    );
    await page.getByRole("button", { name: "Save for offline", exact: true }).click();
    await pack.getByRole("button", { name: "Remove Türkçe: Made translation" }).click();
    await expect(pack).toHaveAttribute("data-status", "absent");
    const left = await page.evaluate(async () =>
      (await (await caches.open("published")).keys()).filter(({ url }) => url.includes("/imported/")),
    );
    expect(left).toEqual([]);
  });
});
