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
  let before = { written: 0, writing: Promise.resolve() };
  const finish = async () => {
    await before.writing;
    if (before.written > 0) onProgress(before.written);
  };
  for (let from = 0; from < rows.length; from += batchSize) {
    // Prepared and sent while the database writes the one before.
    const writing = writer.put(rows.slice(from, from + batchSize));
    // Awaited in the next round, where it is an error; the one before may fail first.
    writing.catch(() => undefined);
    await finish();
    before = { written: Math.min(from + batchSize, rows.length), writing };
  }
  await finish();
  return rows.length;
}
