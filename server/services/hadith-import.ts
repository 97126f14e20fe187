import type { ImportedHadith } from "#contract/hadith-search.ts";

/** Where imported hadith go. A row of the same collection, number and language takes the older one's place. */
export type HadithWriter = {
  put(rows: readonly ImportedHadith[]): Promise<void>;
};

/** Rows written at once. */
const rowsAtOnce = 500;

/** Puts rows on the shelf in turns; says after each how many stand there. Rejects when the shelf does. */
export async function importHadith(
  shelf: HadithWriter,
  rows: readonly ImportedHadith[],
  onProgress: (written: number) => void = () => undefined,
): Promise<number> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await shelf.put(rows.slice(from, from + rowsAtOnce));
    onProgress(Math.min(from + rowsAtOnce, rows.length));
  }
  return rows.length;
}
