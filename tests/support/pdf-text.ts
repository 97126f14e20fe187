import { inflateSync } from "node:zlib";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Glyphs drawn from one position on, each cluster by its text, in drawing order. */
type Run = {
  readonly x: number;
  readonly y: number;
  readonly isReversed: boolean;
  readonly clusters: string[];
};

type Operators = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };

/** The PDF operators of each page. */
function contents(file: Buffer): string[] {
  const streams = file.toString("latin1").matchAll(/\/Length (\d+)[\s\S]{0,60}?stream\r?\n/g);
  return [...streams].flatMap((match) => {
    const from = match.index + match[0].length;
    const content = inflated(file.subarray(from, from + Number(match[1])));
    return /\bBT\b/.test(content) ? [content] : [];
  });
}

/**
 * The `ActualText` of shaped clusters in drawing order. The library skips these,
 * and joined letters have no text without them.
 */
function actualTexts(content: string): string[] {
  const said = content.matchAll(/\/ActualText (?:<FEFF([0-9A-F]*)>|\(([^)]*)\))/g);
  return [...said].map(([, hex, plain = ""]) => (hex === undefined ? plain : utf16(hex)));
}

/** The number of missing glyphs in a PDF: glyph 0 of a font with two bytes per glyph. */
export function missingGlyphs(file: Buffer): number {
  const drawn = contents(file).flatMap((content) => [...content.matchAll(/<((?:[0-9A-F]{4})+)> Tj/g)]);
  return drawn.flatMap(([, glyphs = ""]) => glyphs.match(/.{4}/g) ?? []).filter((glyph) => glyph === "0000")
    .length;
}

/** The names of the fonts of a PDF. */
export function pdfFonts(file: Buffer): readonly string[] {
  const names = file.toString("latin1").matchAll(/\/BaseFont \/[A-Z]+\+([\w-]+)/g);
  return [...new Set([...names].map(([, name = ""]) => name))];
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString("latin1");
  } catch {
    return "";
  }
}

const utf16 = (hex: string) =>
  hex.replace(/[0-9A-F]{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16)));

/** The runs of a page: the text of a cluster is its `ActualText`, or else the font's mapping of its glyph. */
function runsOf({ fnArray, argsArray }: Operators, actual: readonly string[]): Run[] {
  const runs: Run[] = [];
  const said = actual.values();
  const marks: ("reversed" | "span")[] = [];
  let pending: string | undefined;
  fnArray.forEach((operator, at) => {
    const [first] = (argsArray[at] ?? []) as readonly unknown[];
    if (operator === OPS.beginMarkedContent) marks.push("reversed");
    else if (operator === OPS.beginMarkedContentProps) {
      marks.push("span");
      pending = said.next().value ?? "";
    } else if (operator === OPS.endMarkedContent) marks.pop();
    else if (operator === OPS.setTextMatrix) {
      const matrix = first as Readonly<Record<number, number>>;
      runs.push({
        x: matrix[4] ?? 0,
        y: matrix[5] ?? 0,
        isReversed: marks.includes("reversed"),
        clusters: [],
      });
    } else if (operator === OPS.showText) {
      const clusters = runs.at(-1)?.clusters;
      if (pending !== undefined) clusters?.push(pending);
      else if (marks.at(-1) !== "span")
        for (const glyph of first as readonly ({ readonly unicode: string } | number)[])
          if (typeof glyph === "object") clusters?.push(glyph.unicode);
      pending = undefined;
    }
  });
  return runs;
}

/** The number of pages of a PDF. */
export async function pdfPages(file: Buffer): Promise<number> {
  return (await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise).numPages;
}

/** Units of the file (CSS pixels) that a sign may stand under the letters of its line: 0.44 of printed text of 28 px. */
const sunk = 13;

/** The runs of each line, a line's signs that stand lower among them. */
function rowsOf(runs: readonly Run[]): Run[][] {
  const rows: Run[][] = [];
  for (const run of runs) {
    const row = rows.find(([first]) => first && Math.abs(first.y - run.y) <= sunk);
    if (row) row.push(run);
    else rows.push([run]);
  }
  return rows;
}

/** The text of a PDF in Arabic, line by line from right to left, as a person reads it. */
export async function pdfLines(file: Buffer): Promise<string[]> {
  const drawn = contents(file);
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const runs = runsOf(await page.getOperatorList(), actualTexts(drawn[number - 1] ?? ""));
    for (const row of rowsOf(runs))
      lines.push(
        row
          .toSorted((one, other) => other.x - one.x)
          .map(({ isReversed, clusters }) => (isReversed ? clusters.toReversed() : clusters).join(""))
          .join("")
          .normalize("NFKC"),
      );
  }
  return lines;
}
