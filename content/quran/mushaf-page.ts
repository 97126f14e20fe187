import { isSurah } from "#domain/verse-reference.ts";
import groups from "./built/page-groups.json" with { type: "json" };
import { pageAddress, pageHashesAddress, pagesAddress } from "./page-address.ts";
import { type MushafPage, type PageBlock, verseOfLines } from "./page-lines.ts";
import { type ReadText, UnreadableText } from "./quran-text.ts";
import { pagesInGroup, surahHash } from "./text-hash.ts";

function isBlock(value: unknown): value is PageBlock {
  if (typeof value !== "object" || value === null) return false;
  const { heading, basmala, surah, from, verses, last = 1 } = value as Record<string, unknown>;
  if (verses === undefined) return isSurah(Number(heading ?? basmala));
  const areTexts = Array.isArray(verses) && verses.every((verse) => typeof verse === "string");
  return areTexts && isSurah(Number(surah)) && Number.isInteger(from) && Number(last) > 0;
}

function isPage(value: unknown): value is MushafPage {
  if (typeof value !== "object" || value === null) return false;
  const { blocks, ...sizes } = value as Record<string, unknown>;
  const areSizes = [sizes.fit, sizes.spread, sizes.step].every((size) => Number(size) > 0);
  return areSizes && Array.isArray(blocks) && blocks.every(isBlock);
}

type AllPages = { readonly pages: readonly unknown[]; readonly hashes: readonly unknown[] };

/** The file of a page, or its part of the file with all pages, which is on the device with a language's texts. */
async function readPart(read: ReadText, address: string, part: (all: AllPages) => unknown): Promise<unknown> {
  try {
    return await read(address);
  } catch (cause) {
    const all = await read(pagesAddress).catch(() => undefined);
    if (all === undefined) throw new UnreadableText(address, "cannot be fetched", cause);
    return part(all as AllPages);
  }
}

/** Reads a page (1 to 604); rejects with `UnreadableText` if it cannot be loaded, RangeError if there is none. */
export async function readPage(read: ReadText, page: number): Promise<MushafPage> {
  const address = pageAddress(page);
  const value = await readPart(read, address, ({ pages }) => pages[page - 1]);
  if (!isPage(value)) throw new UnreadableText(address, "is no page");
  return value;
}

/**
 * Whether the Arabic of a page has the published hash: that of its verses in order, as of a surah (`text-hash.ts`). The
 * hashes of twenty pages come in one file, whose own hash came with the code. Rejects where they cannot be loaded.
 */
export async function isPagePublished(read: ReadText, page: number, blocks: readonly PageBlock[]) {
  const group = Math.floor((page - 1) / pagesInGroup);
  const listed = await readPart(read, pageHashesAddress(group + 1), ({ hashes }) => hashes[group]);
  if (!Array.isArray(listed)) throw new UnreadableText(pageHashesAddress(group + 1), "is no list");
  const verses = blocks.flatMap((block) => ("verses" in block ? block.verses.map(verseOfLines) : []));
  const [own, ofList] = await Promise.all([surahHash(verses), surahHash(listed)]);
  return ofList === groups[group] && own === listed[(page - 1) % pagesInGroup];
}
