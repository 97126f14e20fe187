import type { SurahReciter } from "#content/reciters/index.ts";
import { foldText } from "#domain/text-search/fold-text.ts";

const folded = (text: string) => foldText(text).folded.trim();

/** Reciters of whose name each word typed begins a word, case, spelling and the Arabic article aside; all when blank. */
export function recitersMatching(reciters: readonly SurahReciter[], typed: string): readonly SurahReciter[] {
  const wanted = folded(typed);
  // Signs alone name nobody; only an empty box shows all.
  if (!wanted) return typed.trim() ? [] : reciters;
  return reciters.filter(({ name }) => {
    const names = ` ${folded(name.ar)} ${folded(name.en)}`;
    return wanted.split(" ").every((word) => names.includes(` ${word}`) || names.includes(` ال${word}`));
  });
}
