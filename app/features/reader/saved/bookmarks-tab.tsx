import { ChevronLeft, Heart } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useEditions } from "#app/features/reader/settings/use-editions.ts";
import { useSurahNames } from "#app/features/reader/surah/use-surah-names.ts";
import { labelTone } from "#app/features/reader/verse/label-tone.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Bookmark } from "#app/storage/user-data/collections.ts";
import { useCollectionMap, useCollectionSet } from "#app/storage/user-data/use-collection.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useToast } from "#app/ui/toast.ts";
import { parseVerseKey, type VerseReference } from "#domain/verse-reference.ts";
import { SavedRow, Section } from "./saved-row.tsx";
import { VerseText } from "./verse-text.tsx";

const NotedHadith = lazyComponent(() => import("./noted-hadith.tsx").then((part) => part.NotedHadith));

/** What a person marked. Its verses open in the reader at `address`. */
export function BookmarksTab({ address }: { readonly address: string }) {
  const text = useMessages("reader");
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {text("tabBookmarks")}
      </h1>
      <MoreWords area="mushaf">
        <SavedList address={address} />
      </MoreWords>
    </>
  );
}

const address = "/digital-quran";

/** The bookmarks of the digital mushaf, with a link back to the reader. */
export function DigitalBookmarks() {
  const text = useMessages("reader");
  return (
    <div className="mx-auto max-w-3xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="font-display text-2xl">{text("tabBookmarks")}</p>
        <Link href={address} className={buttonClass()}>
          <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {text("tabReader")}
        </Link>
      </div>
      <BookmarksTab address={address} />
    </div>
  );
}

/** All that a person marked in the Quran, and their notes on hadith: each kind newest first. */
function SavedList({ address }: { readonly address: string }) {
  const text = useMessages("reader");
  const words = useMessages("mushaf");
  const language = useLanguage();
  const showToast = useToast();
  const names = useSurahNames();
  const { edition } = useEditions();
  const bookmarks = useCollectionMap("bookmark");
  const notes = useCollectionMap("note");
  const hadithNotes = useCollectionMap("hadith-note");
  const favorites = useCollectionSet("favourite-verse");
  const surahs = useCollectionSet("favourite-surah");
  const isReady = [bookmarks, notes, hadithNotes, favorites, surahs].every((kind) => kind.isReady);
  if (!isReady) return <p role="status">{text("loadingRest")}</p>;

  const number = (value: number) => formatNumber(value, language);
  const nameOf = (surah: number) => names[surah - 1]?.name ?? "";
  const { bookmarked, favorite, noted } = savedVerses({
    bookmarks: bookmarks.entries,
    favorites: favorites.ids,
    notes: notes.entries,
  });
  const favoriteSurahs = [...surahs.ids].reverse().map(Number);
  const showRemoved = (title: string, undo: () => void) =>
    showToast({ title, action: { label: text("undo"), onClick: undo } });
  const removeBookmark = (key: string) => {
    const body = bookmarks.entries.get(key);
    bookmarks.remove(key);
    if (body) showRemoved(text("bookmarkRemoved"), () => bookmarks.put(key, body));
  };
  const removeFavorite = (kind: typeof favorites, id: string) => {
    kind.toggle(id);
    showRemoved(text("removedFromFavorites"), () => kind.add(id));
  };
  const removeNote = (key: string) => {
    const body = notes.entries.get(key);
    notes.remove(key);
    if (body) showRemoved(words("noteRemoved"), () => notes.put(key, body));
  };
  const verseRow = (
    { key, verse }: SavedVerse,
    removeLabel: string,
    onRemove: () => void,
    sign?: ReactNode,
  ) => (
    <SavedRow
      key={key}
      sign={sign}
      href={`${address}?surah=${verse.surah}&verse=${verse.ayah}`}
      name={`${nameOf(verse.surah)} ${number(verse.surah)}:${number(verse.ayah)}`}
      removeLabel={removeLabel}
      onRemove={onRemove}
    >
      <VerseText verse={verse} edition={edition} />
      {notes.entries.has(key) && (
        <p dir="auto" className="mt-3 whitespace-pre-wrap border-gold border-s-2 ps-3 text-sm">
          {notes.entries.get(key)}
        </p>
      )}
    </SavedRow>
  );
  const heart = <Heart aria-hidden="true" className="size-4 shrink-0 fill-current text-gold" />;

  const count = bookmarked.length + favorite.length + noted.length + favoriteSurahs.length;
  if (count + hadithNotes.entries.size === 0)
    return <EmptyState title={words("noBookmarks")} hint={words("noBookmarksHint")} />;
  return (
    <div className="grid gap-8">
      <Section title={words("markedVerses")}>
        {bookmarked.map((saved) =>
          verseRow(
            saved,
            text("removeBookmark", { number: number(saved.verse.ayah) }),
            () => removeBookmark(saved.key),
            <span
              aria-hidden="true"
              className={`size-3 shrink-0 rounded-round ${labelTone[bookmarks.entries.get(saved.key)?.colour ?? "green"]}`}
            />,
          ),
        )}
      </Section>
      <Section title={words("favoriteVerses")}>
        {favorite.map((saved) =>
          verseRow(
            saved,
            text("removeFavorite", { number: number(saved.verse.ayah) }),
            () => removeFavorite(favorites, saved.key),
            heart,
          ),
        )}
      </Section>
      <Section title={words("notedVerses")}>
        {noted.map((saved) =>
          verseRow(saved, words("removeNote", { number: number(saved.verse.ayah) }), () =>
            removeNote(saved.key),
          ),
        )}
      </Section>
      <Section title={words("favoriteSurahs")}>
        {favoriteSurahs.map((surah) => (
          <SavedRow
            key={surah}
            sign={heart}
            href={`${address}?surah=${surah}`}
            name={text("surahName", { name: nameOf(surah) })}
            removeLabel={text("removeFavoriteSurah", { name: nameOf(surah) })}
            onRemove={() => removeFavorite(surahs, String(surah))}
          />
        ))}
      </Section>
      {hadithNotes.entries.size > 0 && <NotedHadith />}
    </div>
  );
}

/** A verse that a person marked, under its key in the user data. */
type SavedVerse = { readonly key: string; readonly verse: VerseReference };

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
