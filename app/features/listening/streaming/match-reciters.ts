import type { SurahReciter } from "#content/reciters/index.ts";
import { foldText } from "#domain/text-search/fold-text.ts";

const folded = (text: string) => foldText(text).folded.trim();

/** Reciters with a name word beginning with each word typed, ignoring case, spelling and the Arabic article; all when blank. */
export function findReciters(reciters: readonly SurahReciter[], typed: string): readonly SurahReciter[] {
  const query = folded(typed);
  // Punctuation alone matches nobody; only an empty field shows all.
  if (!query) return typed.trim() ? [] : reciters;
  return reciters.filter(({ name }) => {
    const names = ` ${folded(name.ar)} ${folded(name.en)}`;
    return query.split(" ").every((word) => names.includes(` ${word}`) || names.includes(` ال${word}`));
  });
}
