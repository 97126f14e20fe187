import { ayahsIn, verseAt } from "#domain/verse-reference.ts";

/** Verses of one surah that stand on a page. */
export type PagePart = { readonly surah: number; readonly from: number; readonly to: number };

/** Pages of the Madinah mushaf. */
export const pageCount = 604;

/** What a page holds, surah by surah; `starts` are the running numbers of the verses that open each page. */
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
