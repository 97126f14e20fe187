import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

/** Every code point from the first to the last. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join("");

/** The letters of English, French and Indonesian with their punctuation: what most first visits need. */
const latin = `${range(0x20, 0x7e)}àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸöÖı\u00a0«»·×°©–—‘’“”…•→←−\u202f`;

/** Additional letters of Turkish, transliteration and Saheeh International. */
const latinExtended =
  "ĀāĂăĆćČčĎďĐđĒēĖėĘęĚěĞğĠġĢģĪīĬĭİŁłŃńŇňŌōŎŏŐőŘřŚśŞşŠšŢţŤťŪūŬŭŮůŰűŹźŻżŽžḌḍḎḏḤḥḪḫḲḳṢṣṬṭṮṯẒẓẔẕẖʼʾʿ";

/** Arabic letters of headings; vowelled text uses other typefaces. */
const arabic = ` ${range(0x30, 0x39)}.:()-${range(0x60c, 0x66c)}ٰٱپچڤگکیہےۃ«»–…`;

/** The Arabic and Urdu letters of texts with their vowel signs, pause marks and digits; a word must find all in one file. */
const naskh = ` \u00a0،؛؟${range(0x621, 0x63a)}${range(0x640, 0x655)}${range(0x660, 0x66c)}ٰٱٹپچڈڑژڤکگںھہۂۃیے۔${range(0x6d6, 0x6ed)}${range(0x6f0, 0x6f9)}\u200c\u200d\u200e\u200fﷲﷺ﴾﴿`;

/** What DejaVu lacks of Urdu, in a file so small that it is there before the first line is drawn. */
const urdu = "ہۂۃےۓ۔";

const commissioner = "@fontsource-variable/commissioner/files/commissioner-";
const newsreader = "@fontsource-variable/newsreader/files/newsreader-";

/** The weights of the interface; of the headings one instance, drawn for large sizes. */
const textWeights = { wght: { min: 400, max: 700 } };
const headingInstance = { wght: 500, opsz: 36 };

const subsets = [
  {
    name: "interface-latin",
    file: `${commissioner}latin-wght-normal.woff2`,
    letters: latin,
    axes: textWeights,
  },
  {
    name: "interface-latin-extended",
    file: `${commissioner}latin-ext-wght-normal.woff2`,
    letters: latinExtended,
    axes: textWeights,
  },
  {
    name: "heading-latin",
    file: `${newsreader}latin-opsz-normal.woff2`,
    letters: latin,
    axes: headingInstance,
  },
  {
    name: "heading-latin-extended",
    file: `${newsreader}latin-ext-opsz-normal.woff2`,
    letters: latinExtended,
    axes: headingInstance,
  },
  {
    name: "heading-arabic",
    file: "@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff2",
    letters: arabic,
  },
  {
    name: "text-arabic",
    file: "@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2",
    letters: naskh,
    axes: textWeights,
  },
  {
    name: "letters-urdu",
    file: "@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2",
    letters: urdu,
    axes: { wght: 400 },
  },
] as const;

/**
 * Writes the typefaces of interface and headings to `.built/fonts`, reduced to the letters that the six languages use:
 * 40 KB for a first visit in Latin letters instead of 90, 33 KB of Naskh instead of 94. A font that is already there is written only if its source
 * or its letters have changed.
 * @throws when a font package is not installed.
 */
export async function subsetFonts(root: string): Promise<void> {
  const folder = join(root, ".built/fonts");
  await mkdir(folder, { recursive: true });
  const recipe = await readFile(import.meta.filename);
  for (const subset of subsets) {
    const source = await readFile(join(root, "node_modules", subset.file));
    const stamp = createHash("sha256").update(recipe).update(source).digest("hex");
    const stampFile = join(folder, `${subset.name}.stamp`);
    if ((await readFile(stampFile, "utf8").catch(() => "")) === stamp) continue;
    const font = await subsetFont(source, subset.letters, {
      targetFormat: "woff2",
      ...("axes" in subset ? { variationAxes: subset.axes } : {}),
    });
    await writeFile(join(folder, `${subset.name}.woff2`), font);
    await writeFile(stampFile, stamp);
  }
}
