import {
  findTexts,
  readQuery,
  type SearchableText,
  searchableText,
} from "#domain/text-search/text-search.ts";

/** One card of a directory, in the reader's language. */
export type DirectoryEntry = {
  readonly id: string;
  readonly name: string;
  /** The tile and choice it stands under. */
  readonly group: string;
  readonly badge: string;
  /** What is done there. */
  readonly scope: string;
  /** A second line, of what kind it is. */
  readonly kind?: string;
  readonly url: string;
  readonly hasFailed: boolean;
};

export type DirectoryGroup = { readonly id: string; readonly title: string };

const folded = new WeakMap<DirectoryEntry, SearchableText>();

function searchable(entry: DirectoryEntry): SearchableText {
  const known = folded.get(entry);
  if (known) return known;
  const text = searchableText([entry.name, entry.scope, entry.kind]);
  folded.set(entry, text);
  return text;
}

/** The entries of one group, or of all where none is asked for, that what was typed stands in. */
export function matchingEntries(
  entries: readonly DirectoryEntry[],
  typed: string,
  group: string | undefined,
): readonly DirectoryEntry[] {
  const inGroup = group === undefined ? entries : entries.filter((entry) => entry.group === group);
  return findTexts(inGroup, searchable, readQuery(typed));
}
