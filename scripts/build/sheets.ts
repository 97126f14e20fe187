import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { facts } from "#content/site/facts.ts";
import { directionOf, type Language, languages } from "#domain/language.ts";
import { findChromium } from "#scripts/check/find-chromium.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = resolve(root, "content/site/sheets");

async function fontOf(language: Language): Promise<string> {
  const files = {
    ar: "@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2",
    ur: "@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2",
  } as const;
  if (language !== "ar" && language !== "ur") return "";
  const bytes = await readFile(resolve(root, "node_modules", files[language]));
  return `@font-face{font-family:Sheet;src:url(data:font/woff2;base64,${bytes.toString("base64")})}`;
}

/** The information sheet of one language as a page to print. */
async function sheetPage(language: Language): Promise<string> {
  const { title, lead, points, end } = facts[language];
  const height = language === "ur" ? 2.3 : 1.7;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">
<title>${title}</title><style>${await fontOf(language)}
@page{size:A4;margin:22mm}
body{font:12.5pt/${height} Sheet,"DejaVu Serif",Georgia,serif;color:#18211c}
h1{font-size:34pt;margin:0;color:#116245}
.lead{font-size:15pt;border-bottom:1pt solid #7d5a10;padding-bottom:8mm}
li{margin-bottom:3mm}li::marker{color:#7d5a10}
.end{margin-top:10mm;color:#7d5a10}</style>
<h1>${title}</h1><p class="lead">${lead}</p><ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul>
<p class="end">${end}</p></html>`;
}

const browser = await chromium.launch({
  executablePath: await findChromium(root),
  args: ["--no-sandbox", "--disable-gpu"],
});
await mkdir(folder, { recursive: true });
const checksums: Record<string, string> = {};
const page = await browser.newPage();
for (const language of languages) {
  await page.setContent(await sheetPage(language));
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.pdf({ preferCSSPageSize: true, tagged: true });
  const name = `riwaq-${language}.pdf`;
  await writeFile(resolve(folder, name), bytes);
  checksums[name] = createHash("sha256").update(bytes).digest("hex");
}
await browser.close();
await writeFile(resolve(folder, "checksums.json"), `${JSON.stringify(checksums, null, 2)}\n`);
console.log(`riwaq: wrote ${languages.length} sheets to content/site/sheets`);
