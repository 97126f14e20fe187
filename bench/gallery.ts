import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { routeTable } from "#app/pages/route-table.ts";
import { buildProduct } from "#scripts/build/build-product.ts";
import { findHeadlessShell } from "#scripts/check/find-chromium.ts";
import { startBuiltServer } from "./built-server.ts";

/** Widths in CSS pixels with the height of a screen that is so wide. */
const heights: Readonly<Record<string, number>> = { 360: 780, 768: 1024, 1280: 900, 1920: 1080 };

type Picture = {
  readonly address: string;
  readonly width: string;
  readonly language: string;
  readonly theme: string;
};

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    width: { type: "string", multiple: true, default: Object.keys(heights) },
    language: { type: "string", multiple: true, default: ["en", "ar", "ur"] },
    theme: { type: "string", multiple: true, default: ["dark", "light"] },
    whole: { type: "boolean", default: false },
  },
});

const root = resolve(import.meta.dirname, "..");
const folder = join(root, ".reports/gallery");
const port = 4396;

const fileOf = ({ address, width, language, theme }: Picture) =>
  `${address.replaceAll(/\W+/g, "-").replaceAll(/^-|-$/g, "") || "home"}-${width}-${language}-${theme}.png`;

/** Every combination that was asked for, address by address. */
function wantedPictures(): Picture[] {
  const addresses = [...routeTable.map(({ address }) => address), "/no-such-page"];
  return addresses
    .filter((address) => values.only?.includes(address) ?? true)
    .flatMap((address) =>
      values.theme.flatMap((theme) =>
        values.language.flatMap((language) =>
          values.width.map((width) => ({ address, width, language, theme })),
        ),
      ),
    );
}

/** Takes one picture; whole pages with `--whole`, otherwise the first screen. */
async function take(browser: Browser, origin: string, picture: Picture): Promise<void> {
  const width = Number(picture.width);
  const context = await browser.newContext({
    viewport: { width, height: heights[picture.width] ?? 900 },
    hasTouch: width < 768,
    isMobile: width < 768,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.addInitScript((theme) => localStorage.setItem("theme", theme), picture.theme);
  const page = await context.newPage();
  await page.goto(`${origin}${picture.address}?lang=${picture.language}`, { waitUntil: "networkidle" });
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true", undefined, {
    polling: 50,
  });
  // At the first key the parts come that wait for a sign of a person.
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, fileOf(picture)), fullPage: values.whole });
  await context.close();
}

/** One page with a row for each address, theme and language, the widths beside each other. */
function indexPage(pictures: readonly Picture[]): string {
  const rows = Map.groupBy(pictures, ({ address, theme, language }) => `${address} · ${language} · ${theme}`);
  const sections = [...rows].map(([title, row]) => {
    const images = row.map(
      (picture) =>
        `<a href="${fileOf(picture)}"><img loading="lazy" src="${fileOf(picture)}" alt="${picture.width}"></a>`,
    );
    return `<h2>${title}</h2><div>${images.join("")}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{font:14px system-ui;margin:16px;background:#777}div{display:flex;gap:12px;overflow-x:auto;align-items:start}img{height:420px;display:block}</style>${sections.join("")}`;
}

await buildProduct(root, (line) => console.error(`riwaq: ${line}`));
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findHeadlessShell(root),
  args: ["--no-sandbox"],
});
const server = await startBuiltServer(root, port);
const pictures = wantedPictures();
try {
  for (const [place, picture] of pictures.entries()) {
    await take(browser, server.origin, picture);
    console.error(`riwaq: ${place + 1} of ${pictures.length} ${fileOf(picture)}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
await writeFile(join(folder, "index.html"), indexPage(pictures));
console.log(`riwaq: ${pictures.length} pictures in ${folder}/index.html`);
