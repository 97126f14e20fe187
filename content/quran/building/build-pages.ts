import { type PageBlock, verseOfLines } from "../page-lines.ts";
import { arabicWords, joinedWithNext } from "./arabic-words.ts";
import type { BuildProblem } from "./build-problem.ts";
import type { GlossedVerse } from "./read-glosses.ts";
import { keyOf } from "./verse-text.ts";

/** A page of the mushaf: what stands on its lines, from the first to the last. */
export type BuiltPage = { readonly blocks: readonly PageBlock[]; readonly lines: number };

/** Lines of a page; the first two are written larger. */
const linesOfPage = (page: number) => (page <= 2 ? 8 : 15);

/** Lines above the first verse of a surah: its name, and the basmala but for 1, where it is a verse, and 9. */
const linesAbove = (surah: number) => (surah === 1 || surah === 9 ? 1 : 2);

type Placed = { readonly page: number; readonly line: number; readonly block: PageBlock };

/** The line that is so many before another one. */
function before({ page, line }: { page: number; line: number }, lines: number) {
  return line > lines
    ? { page, line: line - lines }
    : { page: page - 1, line: linesOfPage(page - 1) + line - lines };
}

/** The name of a surah and its basmala, on the lines before its first verse. */
function heading(surah: number, page: number, line: number): readonly Placed[] {
  const above = linesAbove(surah);
  const name: Placed = { ...before({ page, line }, above), block: { heading: surah } };
  return above === 1 ? [name] : [name, { ...before({ page, line }, 1), block: { basmala: surah } }];
}

/**
 * The Arabic of a verse with a line feed wherever a line ends: in place of the space between two words, after the last
 * word where the number of the verse begins a line, and before the first where the verse does and another one precedes.
 */
function brokenText(arabic: string, verse: GlossedVerse, lineBefore: number | undefined): string {
  const key = `${verse.surah}:${verse.ayah}`;
  let line = lineBefore ?? verse.words[0]?.line;
  let text = "";
  for (const [at, word] of arabicWords(arabic, joinedWithNext[key]).entries()) {
    const own = verse.words[at]?.line;
    text += own === line ? (at === 0 ? word : ` ${word}`) : `\n${word}`;
    line = own;
  }
  return verse.end === line ? text : `${text}\n`;
}

/** The 604 pages, by the line of each word and of each verse's number in the word data. */
export function buildPages(arabic: readonly string[], verses: readonly GlossedVerse[]): readonly BuiltPage[] {
  const placed: Placed[] = [];
  let open: { surah: number; page: number; from: number; verses: string[]; end: number } | undefined;
  for (const [index, verse] of verses.entries()) {
    const { surah, ayah, page, words, end } = verse;
    const line = words[0]?.line ?? 0;
    if (ayah === 1) placed.push(...heading(surah, page, line));
    if (open?.surah !== surah || open.page !== page) {
      open = { surah, page, from: ayah, verses: [], end: line };
      placed.push({ page, line, block: { surah, from: ayah, verses: open.verses } });
    }
    open.verses.push(brokenText(arabic[index] ?? "", verse, open.end));
    open.end = end;
  }
  const count = verses.at(-1)?.page ?? 0;
  return Array.from({ length: count }, (_, at) => {
    const own = placed.filter(({ page }) => page === at + 1).sort((one, other) => one.line - other.line);
    const blocks = own.map(({ block }) => block);
    return { blocks, lines: blocks.reduce((sum, block) => sum + linesOf(block), 0) };
  });
}

function linesOf(block: PageBlock): number {
  return "verses" in block ? block.verses.join("").split("\n").length : 1;
}

/** Reports a page without all its lines, and a verse that does not come back from its lines. */
export function checkPages(pages: readonly BuiltPage[], arabic: readonly string[]): readonly BuildProblem[] {
  const back = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ("verses" in block ? block.verses : [])),
  );
  return [
    ...pages.flatMap(({ lines }, at): readonly BuildProblem[] =>
      lines === linesOfPage(at + 1)
        ? []
        : [{ text: "pages", cause: `page ${at + 1} has ${lines} lines, not ${linesOfPage(at + 1)}` }],
    ),
    ...arabic.flatMap((verse, at): readonly BuildProblem[] =>
      verseOfLines(back[at] ?? "") === verse
        ? []
        : [{ text: "pages", verse: keyOf(at + 1), cause: "does not come back from its lines" }],
    ),
  ];
}
