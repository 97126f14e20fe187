import { useEffect, useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { loadTajweedCards, readTajweed, type TajweedCard } from "#content/tajweed/index.ts";
import type { TajweedSpan } from "#domain/tajweed/rule.ts";

export type LayerData = {
  readonly surah: number;
  readonly verses: readonly (readonly TajweedSpan[])[];
  readonly cards: readonly TajweedCard[];
};

/** The rules of a surah and what our cards say of them; `hasFailed` when they are not to be had. */
export function useLayerData(surah: number) {
  const language = useLanguage();
  const [data, setData] = useState<LayerData>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    setHasFailed(false);
    Promise.all([readTajweed(readPublished, surah), loadTajweedCards(language)])
      .then(([verses, { tabs }]) => {
        if (isCurrent) setData({ surah, verses, cards: tabs.flatMap(({ cards }) => cards) });
      })
      .catch((error: unknown) => {
        console.warn("the rules did not load", error);
        if (isCurrent) setHasFailed(true);
      });
    return () => {
      isCurrent = false;
    };
  }, [surah, language]);
  return { data: data?.surah === surah ? data : undefined, hasFailed };
}
