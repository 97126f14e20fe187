import type { SurahReciter } from "#content/reciters/index.ts";
import { foldText } from "#domain/text-search/fold-text.ts";

const folded = (text: string) => foldText(text).folded.trim();

/** Reciters of whose Arabic or English name what was typed is a part, case and spelling aside; all when blank. */
export function recitersMatching(reciters: readonly SurahReciter[], typed: string): readonly SurahReciter[] {
  const wanted = folded(typed);
  // Signs alone name nobody; only an empty box shows all.
  if (!wanted) return typed.trim() ? [] : reciters;
  return reciters.filter(({ name }) => folded(name.ar).includes(wanted) || folded(name.en).includes(wanted));
}
