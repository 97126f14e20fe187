import { surahCount } from "#domain/verse-reference.ts";
import { useAsync } from "./use-async.ts";

const allSurahs = Array.from({ length: surahCount }, (_, at) => at + 1);

/** Outside of the hook: the React compiler skips a hook with an `import()` in it. */
const spellings = () => import("#domain/surah-names/find-surah.ts");

/**
 * The numbers of the surahs that a typed name or number finds, the best first; all where nothing is typed. `names` are
 * further names of each surah in mushaf order, as they are shown. The table of spellings is fetched once something is
 * typed: until then the list is whole and `isReady` is false.
 */
export function useSurahSearch(typed: string, names: readonly (readonly string[])[]) {
  const isBlank = typed.trim() === "";
  const { latest } = useAsync(isBlank ? undefined : "surah spellings", spellings);
  return {
    found: isBlank || !latest ? allSurahs : latest.findSurahs(typed, names),
    isReady: isBlank || latest !== undefined,
  };
}
