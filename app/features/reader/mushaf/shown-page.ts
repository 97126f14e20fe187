import { readPublished } from "#app/browser/read-published.ts";
import {
  findPart,
  hashAddress,
  loadMushaf,
  loadStructure,
  type MushafPage,
  pageCount,
  type ReadText,
  verseHash,
  verseOfLines,
} from "#content/quran/index.ts";
import { type VerseReference, verseAt, verseKey, verseNumber } from "#domain/verse-reference.ts";

/** A page of the mushaf with its place in the parts of the Quran. */
export type ShownPage = MushafPage & {
  readonly page: number;
  readonly juz: number;
  readonly hizb: number;
  /** Keys of verses whose text is not the published one: they are not shown as Quran. */
  readonly altered: readonly string[];
};

/** The page that a verse is on, 1 to 604. */
export async function pageOfVerse(verse: VerseReference): Promise<number> {
  return findPart((await loadStructure()).page, verseNumber(verse) ?? 1);
}

/** The first verse of a page. */
export async function firstVerseOf(page: number): Promise<VerseReference | undefined> {
  return verseAt((await loadStructure()).page[page - 1] ?? 0);
}

/** A page as it arrives; rejects where it cannot be loaded. */
export async function readShownPage(read: ReadText, page: number): Promise<ShownPage> {
  const [structure, { readPage }] = await Promise.all([loadStructure(), loadMushaf()]);
  const first = structure.page[page - 1] ?? 1;
  return {
    ...(await readPage(read, page)),
    page,
    juz: findPart(structure.juz, first),
    hizb: Math.ceil(findPart(structure.hizbQuarter, first) / 4),
    altered: [],
  };
}

/** Keys of the verses of a page whose text does not have the published hash; all of a surah without its hashes. */
async function alteredVerses(read: ReadText, { blocks }: MushafPage): Promise<readonly string[]> {
  const found = await Promise.all(
    blocks.map(async (block) => {
      if (!("verses" in block)) return [];
      const published = await read(hashAddress("arabic", block.surah)).catch(() => []);
      const hashes = Array.isArray(published) ? published : [];
      const own = await Promise.all(block.verses.map((lines) => verseHash(verseOfLines(lines))));
      return own.flatMap((hash, at) => {
        const ayah = block.from + at;
        return hash === hashes[ayah - 1] ? [] : [verseKey({ surah: block.surah, ayah })];
      });
    }),
  );
  return found.flat();
}

/** A page whose text was compared with the published hashes, where the browser can and they arrive. */
async function verifiedPage(read: ReadText, number: number): Promise<ShownPage> {
  const [page, { isPagePublished }] = await Promise.all([readShownPage(read, number), loadMushaf()]);
  if (!globalThis.crypto?.subtle) return page;
  const isPublished = await isPagePublished(read, number, page.blocks).catch(() => true);
  return isPublished ? page : { ...page, altered: await alteredVerses(read, page) };
}

/** Pages that are cached: those that lie open, and the two before and after them. */
const mostCached = 12;

/** Loads pages, each once while it is cached; a failure is not cached. */
export function pageCache(read: ReadText) {
  const known = new Map<number, Promise<ShownPage>>();
  return (page: number): Promise<ShownPage> => {
    const loading = known.get(page) ?? verifiedPage(read, page);
    known.delete(page);
    known.set(page, loading);
    const [oldest] = known.keys();
    if (known.size > mostCached && oldest !== undefined) known.delete(oldest);
    loading.catch(() => known.delete(page));
    return loading;
  };
}

const cached = pageCache(readPublished);

/** Pages that have been loaded, to be shown at once. */
const arrived = new Map<number, ShownPage>();

async function loadPage(page: number): Promise<ShownPage> {
  const shown = await cached(page);
  arrived.delete(page);
  arrived.set(page, shown);
  const [oldest] = arrived.keys();
  if (arrived.size > mostCached && oldest !== undefined) arrived.delete(oldest);
  return shown;
}

/** The pages that lie open where all of them have been loaded before. */
export function arrivedPages(pages: readonly number[]): readonly ShownPage[] | undefined {
  const found = pages.flatMap((page) => arrived.get(page) ?? []);
  return found.length === pages.length ? found : undefined;
}

/** The pages of the openings before and after the one of these pages. */
function pagesNear(pages: readonly number[]): readonly (readonly number[])[] {
  return [-pages.length, pages.length]
    .map((by) => pages.map((page) => page + by))
    .filter((near) => near.every((page) => page >= 1 && page <= pageCount));
}

/** The pages that lie open, verified; those before and after them are loaded ahead, so that turning waits for nothing. */
export async function openPages(
  pages: readonly number[],
  signal: AbortSignal,
): Promise<readonly ShownPage[]> {
  const loaded = await Promise.all(pages.map(loadPage));
  if (!signal.aborted) for (const page of pagesNear(pages).flat()) loadPage(page).catch(() => undefined);
  return loaded;
}

/** The openings before and after the one of these pages, as far as they can be loaded. */
export async function nearOpenings(pages: readonly number[]): Promise<readonly (readonly ShownPage[])[]> {
  const loaded = await Promise.allSettled(pagesNear(pages).map((near) => Promise.all(near.map(loadPage))));
  return loaded.flatMap((opening) => (opening.status === "fulfilled" ? [opening.value] : []));
}

/** The pages that lie open with a page: alone, or two with the odd one on the right. */
export function pagesBeside(page: number, areTwo: boolean): readonly number[] {
  if (!areTwo) return [page];
  const right = page % 2 === 1 ? page : page - 1;
  return [right, right + 1];
}
