import type { FormCount } from "#domain/word-counts/count-forms.ts";
import {
  type AskedWords,
  type CountableWord,
  findWordsInQuestion,
} from "#domain/word-counts/find-words-in-question.ts";
import type { CountedWordFile } from "./schema.ts";

/** A counted word, as an answer shows it. */
export type CountedWord = Omit<FormCount, "written"> & {
  readonly id: string;
  readonly arabic: string;
  readonly latin: string;
  /** The forms that were counted, as the text writes them, without vowel signs. */
  readonly forms: readonly string[];
};

let loaded: Promise<readonly (CountedWord & CountableWord)[]> | undefined;

/** The words with their counts; a test validates the data. Rejects if a chunk fails to load. */
export function loadCountedWords(): Promise<readonly (CountedWord & CountableWord)[]> {
  loaded ??= readCountedWords();
  // After a failure, for example offline, the next question tries again.
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

async function readCountedWords(): Promise<readonly (CountedWord & CountableWord)[]> {
  const [words, counts] = await Promise.all([
    import("./data/words.json", { with: { type: "json" } }),
    import("./data/counts.json", { with: { type: "json" } }),
  ]);
  const counted: Readonly<Record<string, FormCount>> = counts.default;
  return (words.default as CountedWordFile).flatMap(({ id, arabic, latin, asked }) => {
    const found = counted[id];
    if (!found) return [];
    const { written: forms, ...count } = found;
    return [{ id, arabic, latin, asked, forms, ...count }];
  });
}

/**
 * The counted words whose number a question asks for, and its words of which we have none. Rejects like the loading of
 * data.
 */
export async function findCountedWords(question: string): Promise<AskedWords<CountedWord>> {
  const { words, unlisted } = findWordsInQuestion(question, await loadCountedWords());
  return { words: words.map(({ asked: _, ...word }) => word), unlisted };
}
