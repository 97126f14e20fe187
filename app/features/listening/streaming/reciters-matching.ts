import type { SurahReciter } from "#content/reciters/index.ts";
import { findTexts, readQuery, searchableText } from "#domain/text-search/text-search.ts";

/** Reciters whose Arabic or English name holds what was typed, case and spelling aside; all when blank. */
export function recitersMatching(reciters: readonly SurahReciter[], typed: string): readonly SurahReciter[] {
  const query = readQuery(typed);
  // Signs alone name nobody; only an empty box shows all.
  if (query.words.length === 0 && typed.trim() !== "") return [];
  return findTexts(reciters, ({ name }) => searchableText([name.ar, name.en]), query);
}
