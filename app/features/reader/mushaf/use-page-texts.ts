import { useEffect, useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { type VerifiedVerses, verifiedVerses } from "#app/features/reader/reading/verified-verses.ts";
import { ayahsIn, verseAt } from "#domain/verse-reference.ts";

/** Surahs whose text is held: no page holds more than three, and the neighbours are made ready. */
const mostCached = 8;

const versesOf = verifiedVerses(readPublished, mostCached);

export type PageText = PagePart & VerifiedVerses;

type Loaded = { readonly page: number; readonly texts: readonly PageText[] };

/** The verified texts of a page; those of its neighbours are made ready behind it. */
export function usePageTexts(starts: readonly number[] | undefined, page: number) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to run again
  useEffect(() => {
    if (!starts) return;
    let isCurrent = true;
    Promise.all(pageParts(starts, page).map(async (part) => ({ ...part, ...(await versesOf(part.surah)) })))
      .then((texts) => {
        if (!isCurrent) return;
        setLoaded({ page, texts });
        setFailed(undefined);
        for (const near of [page + 1, page - 1])
          for (const { surah } of pageParts(starts, near)) versesOf(surah).catch(() => undefined);
      })
      .catch((error: unknown) => {
        console.warn("the page did not load", page, error);
        if (isCurrent) setFailed(page);
      });
    return () => {
      isCurrent = false;
    };
  }, [starts, page, attempt]);
  return {
    texts: loaded?.page === page ? loaded.texts : undefined,
    hasFailed: failed === page,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** Verses of one surah that stand on a page. */
type PagePart = { readonly surah: number; readonly from: number; readonly to: number };

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
