import { useRef, useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { readTajweed } from "#content/tajweed/index.ts";
import type { TajweedSpan } from "#domain/tajweed/rule.ts";

/** The rules of a surah, a list per ayah. */
export type SurahRules = readonly (readonly TajweedSpan[])[];

/** The surah of a verse's element: a page of the mushaf has verses of several, elsewhere all are of the open one. */
export function surahOf(verse: Element, open: number): number {
  return Number(verse.getAttribute("data-surah") ?? open);
}

/**
 * The rules of the surahs on the page: those of the open one, and of others once a verse of theirs is near and `request`
 * has loaded them. A surah whose rules do not come is shown without.
 */
export function useRulesOfSurahs(open: number, verses: SurahRules | undefined) {
  "use memo";
  const [others, setOthers] = useState<Readonly<Record<number, SurahRules>>>({});
  const requested = useRef(new Set<number>());
  const request = (surah: number) => {
    if (surah === open || requested.current.has(surah)) return;
    requested.current.add(surah);
    readTajweed(readPublished, surah).then(
      (rules) => setOthers((known) => ({ ...known, [surah]: rules })),
      () => requested.current.delete(surah),
    );
  };
  return { rules: verses ? { ...others, [open]: verses } : others, request };
}
