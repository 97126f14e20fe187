import type { Bookmark } from "#app/storage/user-data/collections.ts";
import { parseVerseKey, type VerseReference } from "#domain/verse-reference.ts";

/** A verse that a person marked, under its key in the user data. */
export type SavedVerse = { readonly key: string; readonly verse: VerseReference };

type Marks = {
  readonly bookmarks: ReadonlyMap<string, Bookmark>;
  readonly favorites: readonly string[];
  readonly notes: ReadonlyMap<string, string>;
};

function newestFirst(keys: Iterable<string>): SavedVerse[] {
  return [...keys].reverse().flatMap((key) => {
    const verse = parseVerseKey(key);
    return verse ? [{ key, verse }] : [];
  });
}

/** Bookmarked verses, favorites, and verses with only a note, each newest first. */
export function savedVerses({ bookmarks, favorites, notes }: Marks) {
  const isMarked = (key: string) => bookmarks.has(key) || favorites.includes(key);
  return {
    bookmarked: newestFirst(bookmarks.keys()),
    favorite: newestFirst(favorites),
    noted: newestFirst([...notes.keys()].filter((key) => !isMarked(key))),
  };
}
