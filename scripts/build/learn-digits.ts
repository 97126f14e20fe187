import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { shapeOf, writeShape } from "#domain/timetable-photo/digit-shape.ts";
import { greyOf } from "#domain/timetable-photo/grey-image.ts";
import { inkOf, piecesOf } from "#domain/timetable-photo/ink.ts";
import { findChromium } from "#scripts/check/find-chromium.ts";

// Learns how Arabic-Indic and Persian digits look: `node scripts/build/learn-digits.ts` draws them in the faces below
// and writes their shapes. It is run by hand when a face is added.

const root = resolve(import.meta.dirname, "../..");
const output = join(root, "domain/timetable-photo/learnt-digits.ts");

/** The faces, all free: those with a file are in our packages, DejaVu is a system's. */
const faces = [
  { name: "DejaVu Sans", weight: 400 },
  { name: "DejaVu Sans", weight: 700 },
  {
    name: "Noto Naskh Arabic",
    weight: 400,
    file: "@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2",
  },
  {
    name: "Noto Naskh Arabic",
    weight: 700,
    file: "@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2",
  },
  {
    name: "Amiri Quran",
    weight: 400,
    file: "@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2",
  },
  {
    name: "Aref Ruqaa",
    weight: 400,
    file: "@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff2",
  },
] as const;

/** The digits with a shape of their own: zero is a dot in every face and is known by its size. */
const signs = [..."١٢٣٤٥٦٧٨٩۴۵۶"];

const executablePath = await findChromium(root);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const learnt: [string, string[]][] = [];
for (const face of faces) {
  const rule =
    "file" in face
      ? `@font-face{font-family:"${face.name}";font-weight:100 900;src:url(data:font/woff2;base64,${(await readFile(join(root, "node_modules", face.file))).toString("base64")})}`
      : "";
  const page = await browser.newPage({ viewport: { width: 200, height: 200 } });
  const shapes: string[] = [];
  const boxes: { sign: string; ink: ReturnType<typeof inkOf>; box: ReturnType<typeof piecesOf>[number] }[] =
    [];
  for (const sign of signs) {
    await page.setContent(
      `<meta charset=utf-8><style>${rule} body{margin:0;font:${face.weight} 60px "${face.name}"} p{margin:50px}</style><p>${sign}`,
    );
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot();
    const colours = await page.evaluate(
      async (source) => {
        const picture = new Image();
        picture.src = source;
        await picture.decode();
        const canvas = document.createElement("canvas");
        canvas.width = canvas.height = 200;
        const context = canvas.getContext("2d");
        context?.drawImage(picture, 0, 0);
        return Array.from(context?.getImageData(0, 0, 200, 200).data ?? []);
      },
      `data:image/png;base64,${shot.toString("base64")}`,
    );
    const ink = inkOf(greyOf(200, 200, Uint8ClampedArray.from(colours)));
    const box = piecesOf(ink).toSorted((a, b) => b.count - a.count)[0];
    if (!box) throw new Error(`${face.name} has no ${sign}`);
    boxes.push({ sign, ink, box });
  }
  const heights = boxes.map(({ box }) => box.bottom - box.top).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  for (const { sign, ink, box } of boxes) shapes.push(`${sign} ${writeShape(shapeOf(ink, box, usual))}`);
  learnt.push([`${face.name} ${face.weight}`, shapes]);
  await page.close();
}
await browser.close();
const lines = learnt.map(
  ([face, shapes]) => `  "${face}": [\n${shapes.map((shape) => `    "${shape}",`).join("\n")}\n  ],`,
);
await writeFile(
  output,
  `/** Written by \`scripts/build/learn-digits.ts\`: each digit with its width, its height, and its ink in eight columns and ten rows. */\nexport const learntDigits: Readonly<Record<string, readonly string[]>> = {\n${lines.join("\n")}\n};\n`,
);
console.error(`riwaq: ${learnt.length} faces learnt`);
