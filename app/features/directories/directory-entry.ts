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
  /** Id of its group: one tile, one option. */
  readonly group: string;
  readonly badge: string;
  /** What the site is for. */
  readonly scope: string;
  /** What kind of site it is, as a second line. */
  readonly kind?: string;
  readonly url: string;
  readonly hasFailed: boolean;
};

export type DirectoryGroup = { readonly id: string; readonly title: string };

/** An entry's texts are folded once, not on every key. */
const searchableTexts = new WeakMap<DirectoryEntry, SearchableText>();

function searchable(entry: DirectoryEntry): SearchableText {
  const cached = searchableTexts.get(entry);
  if (cached) return cached;
  const text = searchableText([entry.name, entry.scope, entry.kind]);
  searchableTexts.set(entry, text);
  return text;
}

/** The entries of one group, or of all groups without one, that match the search text. */
export function matchingEntries(
  entries: readonly DirectoryEntry[],
  typed: string,
  group: string | undefined,
): readonly DirectoryEntry[] {
  const inGroup = group === undefined ? entries : entries.filter((entry) => entry.group === group);
  return findTexts(inGroup, searchable, readQuery(typed));
}
