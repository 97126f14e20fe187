import { readPublished } from "#app/browser/read-published.ts";
import { type VerifiedVerses, verifiedVerses } from "#app/features/reader/reading/verified-verses.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { ayahsIn, verseAt } from "#domain/verse-reference.ts";

/** Surahs whose text is cached: a page holds at most three, and its neighbours are preloaded. */
const mostCached = 8;

const versesOf = verifiedVerses(readPublished, mostCached);

export type PageText = PagePart & VerifiedVerses;

/** The verified texts of a page; once they are there, those of its neighbours are preloaded. */
export function usePageTexts(starts: readonly number[] | undefined, page: number) {
  "use memo";
  const {
    value: texts,
    hasFailed,
    retry,
  } = useAsync(starts && String(page), async (signal) => {
    if (!starts) return [];
    const loaded: readonly PageText[] = await Promise.all(
      pageParts(starts, page).map(async (part) => ({ ...part, ...(await versesOf(part.surah)) })),
    );
    if (!signal.aborted)
      for (const near of [page + 1, page - 1])
        for (const { surah } of pageParts(starts, near)) versesOf(surah).catch(() => undefined);
    return loaded;
  });
  return { texts, hasFailed, retry };
}

/** The verses of one surah that are on a page. */
type PagePart = { readonly surah: number; readonly from: number; readonly to: number };

/** Pages of the Madinah mushaf. */
export const pageCount = 604;

/**
 * What a page holds, surah by surah.
 *
 * @param starts number (1 to 6236) of the first verse of each page
 */
export function pageParts(starts: readonly number[], page: number): readonly PagePart[] {
  const first = starts[page - 1];
  const last = verseAt((starts[page] ?? 6237) - 1);
  const parts: PagePart[] = [];
  let at = first === undefined ? undefined : verseAt(first);
  while (at && last && (at.surah < last.surah || (at.surah === last.surah && at.ayah <= last.ayah))) {
    const to = at.surah === last.surah ? last.ayah : ayahsIn(at.surah);
    parts.push({ surah: at.surah, from: at.ayah, to });
    at = at.surah < last.surah ? { surah: at.surah + 1, ayah: 1 } : undefined;
  }
  return parts;
}
