import { useEffect, useState } from "react";
import { surahCount } from "#domain/verse-reference.ts";

type SurahsListed = typeof import("#domain/search/surah-named.ts").surahsListed;

const allSurahs = Array.from({ length: surahCount }, (_, at) => at + 1);

/** Outside of the hook: the compiler lets one with an import in it be. */
const spellings = () => import("#domain/search/surah-named.ts");

/**
 * Numbers of the surahs that a typed name or number finds, the best first; all for nothing. `names` are further names of
 * each surah in mushaf order, as they are shown. The table of spellings is fetched once something is typed: until it is
 * there the list stands whole, and `isReady` is false.
 */
export function useSurahsListed(typed: string, names: readonly (readonly string[])[]) {
  const [listed, setListed] = useState<{ readonly find: SurahsListed }>();
  const isBlank = typed.trim() === "";
  const isWanted = !isBlank && listed === undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    spellings()
      .then(({ surahsListed }) => isCurrent && setListed({ find: surahsListed }))
      .catch((error: unknown) => console.warn("the spellings of the surahs did not load", error));
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return { found: isBlank || !listed ? allSurahs : listed.find(typed, names), isReady: !isWanted };
}
