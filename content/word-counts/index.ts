import type { FormCount } from "#domain/word-counts/count-forms.ts";
import { type AskedWord, wordAsked } from "#domain/word-counts/word-asked.ts";
import type { CountedWordFile } from "./schema.ts";

/** A word that was counted, as an answer shows it. */
export type CountedWord = FormCount & {
  readonly id: string;
  readonly arabic: string;
  readonly latin: string;
  /** The forms that count, without vowel signs. */
  readonly forms: readonly string[];
};

/** The words with their counts; the data are checked by the test of this text. Rejects when a chunk fails. */
async function loadCountedWords(): Promise<readonly (CountedWord & AskedWord)[]> {
  const [words, counts] = await Promise.all([
    import("./data/words.json", { with: { type: "json" } }),
    import("./data/counts.json", { with: { type: "json" } }),
  ]);
  const counted: Readonly<Record<string, FormCount>> = counts.default;
  return (words.default as CountedWordFile).flatMap(({ id, arabic, latin, forms, asked }) => {
    const count = counted[id];
    return count ? [{ id, arabic, latin, forms, asked, ...count }] : [];
  });
}

/** The counted word that a question asks the number of; undefined where it asks for any other. Rejects like the data. */
export async function countedWordIn(question: string): Promise<CountedWord | undefined> {
  const found = wordAsked(question, await loadCountedWords());
  if (found === undefined) return undefined;
  const { asked: _, ...word } = found;
  return word;
}
