import type { AthkarCategory } from "#content/athkar/index.ts";

export const quotedKinds = ["hadith", "dua", "dhikr"] as const;
export type QuotedKind = (typeof quotedKinds)[number];

/** A hadith, supplication or remembrance as an answer quotes it, in one language. */
export type QuotedText = {
  readonly title?: string;
  /** Its own words, or in `quran` the verses that it consists of, such as `14:40-41`. */
  readonly arabic?: string;
  readonly quran?: string;
  readonly translation?: string;
  /** The collections with their numbers. */
  readonly places: readonly (readonly [collection: string, number: string])[];
  /** The narrator and the graders. */
  readonly credits: readonly string[];
  /** When a remembrance is said. */
  readonly category?: AthkarCategory;
};

/** Texts that share a file, by kind and id. */
export type QuotedGroup = Readonly<Record<string, QuotedText>>;

/** The files of one language. */
export const groupCount = 64;

export const keyOf = (kind: QuotedKind, id: string) => `${kind} ${id}`;

/** The number of the file that has a text, 0 to 63. */
export function groupOf(kind: QuotedKind, id: string): number {
  let sum = 0;
  for (const letter of keyOf(kind, id)) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum % groupCount;
}
