import { useEffect, useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { type VerifiedVerses, verifiedVerses } from "#app/features/reader/reading/verified-verses.ts";
import { type PagePart, pageParts } from "./page-parts.ts";

/** Surahs whose text is held: no page holds more than three, and the neighbours are made ready. */
const surahsHeld = 8;

const versesOf = verifiedVerses(readPublished, surahsHeld);

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
