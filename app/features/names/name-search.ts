import {
  findTexts,
  readQuery,
  type SearchableText,
  searchableText,
} from "#domain/text-search/text-search.ts";
import type { NameEntry } from "./names-page-data.ts";

const folded = new WeakMap<NameEntry, SearchableText>();

/** Arabic, transliteration, English, the reader's language and the meaning. */
function searchableName(name: NameEntry): SearchableText {
  const known = folded.get(name);
  if (known) return known;
  const text = searchableText([name.arabic, name.transliteration, name.english, name.name, name.meaning]);
  folded.set(name, text);
  return text;
}

/** The names that what was typed stands in; all of them when it is blank. */
export function matchingNames(names: readonly NameEntry[], typed: string): readonly NameEntry[] {
  return findTexts(names, searchableName, readQuery(typed));
}
