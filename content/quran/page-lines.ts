/** What stands on one or more lines of a page: the name of a surah, the basmala above it, or verses of it. */
export type PageBlock =
  | { readonly heading: number }
  | { readonly basmala: number }
  | {
      readonly surah: number;
      /** The ayah of the first verse. */
      readonly from: number;
      /** The Arabic with a line feed for each end of a line: see `verseOfLines`. */
      readonly verses: readonly string[];
      /** The width of the last line in em, where it ends its surah and is too short to be stretched to the measure. */
      readonly last?: number;
    };

/** A page of the Madinah mushaf. */
export type MushafPage = {
  readonly blocks: readonly PageBlock[];
  /** The width of its widest line in em of the Quran's font. */
  readonly fit: number;
  /** The same of the two pages that lie open together. */
  readonly spread: number;
  /** Em from one line to the next at which no mark touches those of its neighbours, on both of these two. */
  readonly step: number;
};

/** The Arabic of a verse from its lines, letter for letter as it was published. */
export function verseOfLines(lines: string): string {
  return lines.trim().replaceAll("\n", " ");
}
