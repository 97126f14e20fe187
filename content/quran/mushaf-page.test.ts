import { readFile, stat } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { verseKey } from "#domain/verse-reference.ts";
import { joinedWithNext } from "./building/arabic-words.ts";
import { packageOf } from "./building/described-sources.ts";
import { packageUrls } from "./building/package-file.ts";
import { readArabic } from "./building/read-packages.ts";
import { pageAddress, pageCount, pagesAddress } from "./index.ts";
import { isPagePublished, readPage } from "./mushaf-page.ts";
import { type MushafPage, verseOfLines } from "./page-lines.ts";

const onDisk = (address: string) => new URL(`../../.built/public${address}`, import.meta.url);
const read = async (address: string): Promise<unknown> => JSON.parse(await readFile(onDisk(address), "utf8"));
const numbers = Array.from({ length: pageCount }, (_, at) => at + 1);
const pages = await Promise.all(numbers.map((page) => readPage(read, page)));
const arabic = readArabic(packageOf("arabic"));

/** Of each text line, how many words of which verse, and whose number: `2:5 4, 2:5 number`. */
type Lines = readonly string[];

const hasLetter = /[\u0621-\u063a\u0641-\u064a\u0671]/;

/** The lines of a page as we show them, with two words that the data takes as one counted once. */
function ourLines({ blocks }: MushafPage): Lines {
  const lines: string[][] = [];
  for (const block of blocks) {
    if (!("verses" in block)) continue;
    lines.push([]);
    for (const [at, verse] of block.verses.entries()) {
      const key = verseKey({ surah: block.surah, ayah: block.from + at });
      let seen = 0;
      for (const [index, part] of verse.split("\n").entries()) {
        if (index > 0) lines.push([]);
        const words = part.split(" ").filter((word) => hasLetter.test(word)).length;
        const joined = joinedWithNext[key] ?? Number.NaN;
        const isJoinedHere = joined > seen && joined < seen + words;
        seen += words;
        if (words > 0) lines.at(-1)?.push(`${key} ${isJoinedHere ? words - 1 : words}`);
      }
      lines.at(-1)?.push(`${key} number`);
    }
  }
  return lines.map((line) => line.join(", "));
}

type PackageWord = {
  readonly char_type_name: string;
  readonly page_number: number;
  readonly line_number: number;
  readonly parentAyahVerseKey: string;
};

/** The same of the package, by the page and line of every word. */
async function packageLines(): Promise<readonly Lines[]> {
  const [file] = packageUrls(packageOf("words"));
  if (!file) throw new Error("the word data has no file");
  const data: { ayahs: { words: PackageWord[] }[] }[] = JSON.parse(await readFile(file, "utf8"));
  const found = new Map<number, Map<number, Map<string, number>>>();
  for (const word of data.flatMap(({ ayahs }) => ayahs.flatMap(({ words }) => words))) {
    const page = found.get(word.page_number) ?? new Map<number, Map<string, number>>();
    const line = page.get(word.line_number) ?? new Map<string, number>();
    found.set(word.page_number, page.set(word.line_number, line));
    const part = `${word.parentAyahVerseKey}${word.char_type_name === "end" ? " number" : ""}`;
    line.set(part, (line.get(part) ?? 0) + 1);
  }
  return numbers.map((number) => {
    const lines = [...(found.get(number) ?? [])].sort(([one], [other]) => one - other);
    return lines.map(([, parts]) =>
      [...parts].map(([part, count]) => (part.endsWith("number") ? part : `${part} ${count}`)).join(", "),
    );
  });
}

describe("the pages of the mushaf", () => {
  test("break every line of all 604 where the word data does", async () => {
    const shown = pages.map(ourLines);
    expect(shown.flat()).toHaveLength(8820);
    expect(shown).toEqual(await packageLines());
  });

  test("give the verified text of every verse letter for letter when their lines are joined", () => {
    const verses = pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        "verses" in block
          ? block.verses.map((lines, at) => ({
              surah: block.surah,
              ayah: block.from + at,
              text: verseOfLines(lines),
            }))
          : [],
      ),
    );
    expect(verses).toEqual(arabic);
  });

  test("keep the two words together that the word data takes as one", () => {
    for (const [key, first] of Object.entries(joinedWithNext)) {
      const [surah, ayah] = key.split(":").map(Number);
      const text = arabic.find((verse) => verse.surah === surah && verse.ayah === ayah)?.text ?? "";
      const pair = text
        .split(" ")
        .filter((word) => hasLetter.test(word))
        .slice(first - 1, first + 1);
      const lines = pages.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          "verses" in block && block.surah === surah ? (block.verses[(ayah ?? 0) - block.from] ?? []) : [],
        ),
      );
      expect(lines, key).toHaveLength(1);
      expect(lines[0], key).toContain(pair.join(" "));
    }
  });

  test("name every surah once, and have its basmala below but for 1 and 9", () => {
    const blocks = pages.flatMap((page) => page.blocks);
    const headings = blocks.flatMap((block) => ("heading" in block ? [block.heading] : []));
    const basmalas = blocks.flatMap((block) => ("basmala" in block ? [block.basmala] : []));
    expect(headings).toEqual(Array.from({ length: 114 }, (_, at) => at + 1));
    expect(basmalas).toEqual(headings.filter((surah) => surah !== 1 && surah !== 9));
    // A name may close a page, and its basmala open the next.
    expect(pages[75]?.blocks.at(-1)).toEqual({ heading: 4 });
    expect(pages[76]?.blocks[0]).toEqual({ basmala: 4 });
  });

  test("take at most 4 KB each, two that lie open together have one size", async () => {
    for (const page of numbers) expect((await stat(onDisk(pageAddress(page)))).size).toBeLessThan(4096);
    for (let right = 0; right < pageCount; right += 2) {
      const [one, other] = [pages[right], pages[right + 1]];
      expect(one?.spread).toBe(Math.max(one?.fit ?? 0, other?.fit ?? 0));
      expect(other?.spread).toBe(one?.spread);
    }
  });
});

describe("the check of a page", () => {
  test("finds every page as it was published", async () => {
    const checked = pages.map(({ blocks }, at) => isPagePublished(read, at + 1, blocks));
    expect(await Promise.all(checked)).toEqual(pages.map(() => true));
  });

  test("finds a changed letter, a page in place of another, and a changed list of hashes", async () => {
    const [first, second] = [pages[0], pages[1]];
    if (!first || !second) throw new Error("there are no pages");
    const changed = first.blocks.map((block) =>
      "verses" in block ? { ...block, verses: block.verses.map((verse) => `${verse}\u064e`) } : block,
    );
    expect(await isPagePublished(read, 1, changed)).toBe(false);
    expect(await isPagePublished(read, 1, second.blocks)).toBe(false);
    const forged = async (address: string) => ((await read(address)) as string[]).with(0, "0".repeat(64));
    expect(await isPagePublished(forged, 2, second.blocks)).toBe(false);
  });

  test("works with the one file of all pages, and there is no page without any file", async () => {
    const fromAll = (address: string) => (address === pagesAddress ? read(address) : Promise.reject());
    const page = await readPage(fromAll, 187);
    expect(page).toEqual(pages[186]);
    expect(await isPagePublished(fromAll, 187, page.blocks)).toBe(true);
    await expect(readPage(() => Promise.reject(), 187)).rejects.toThrow("cannot be fetched");
    await expect(readPage(async () => ({ blocks: [{}] }), 187)).rejects.toThrow("is no page");
    await expect(readPage(read, 605)).rejects.toThrow(RangeError);
  });
});
