import type { ImportedHadith } from "#contract/hadith-search.ts";

/** Stores imported hadith; a row of the same collection, number and language replaces the older one. */
export type HadithWriter = {
  put(rows: readonly ImportedHadith[]): Promise<void>;
};

/** Rows in one statement. */
const batchSize = 500;

/** Stores rows in batches and reports the number of stored rows after each. Rejects when the writer does. */
export async function importHadith(
  writer: HadithWriter,
  rows: readonly ImportedHadith[],
  onProgress: (written: number) => void = () => undefined,
): Promise<number> {
  for (let from = 0; from < rows.length; from += batchSize) {
    await writer.put(rows.slice(from, from + batchSize));
    onProgress(Math.min(from + batchSize, rows.length));
  }
  return rows.length;
}
