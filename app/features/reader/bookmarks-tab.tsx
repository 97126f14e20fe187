import { BookmarkX } from "lucide-react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useKeptMap } from "#app/platform/kept/use-kept-map.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { parseVerseKey } from "#domain/verse-reference.ts";
import { KeptVerse } from "./kept-verse.tsx";
import { labelTone } from "./label-tone.ts";
import { useSurahNames } from "./use-surah-names.ts";

/** The bookmarked verses, newest first, each with its label and note. */
export function BookmarksTab() {
  const text = useMessages("reader");
  const language = useLanguage();
  const names = useSurahNames();
  const { entries, remove, isReady } = useKeptMap("bookmark");
  const notes = useKeptMap("note").entries;
  const bookmarks = [...entries].reverse().flatMap(([key, { colour }]) => {
    const reference = parseVerseKey(key);
    return reference ? [{ key, colour, reference }] : [];
  });
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {text("tabBookmarks")}
      </h1>
      {!isReady && <p role="status">{text("loadingRest")}</p>}
      {isReady && bookmarks.length === 0 && (
        <EmptyState title={text("noBookmarks")} hint={text("noBookmarksHint")} />
      )}
      <ul className="grid gap-3">
        {bookmarks.map(({ key, colour, reference: { surah, ayah } }) => (
          <li key={key} className="panel p-4">
            <div className="flex items-center gap-3">
              <span aria-hidden="true" className={`size-3 rounded-round ${labelTone[colour]}`} />
              <Link
                href={`/complete-quran?surah=${surah}&verse=${ayah}`}
                className="min-h-11 grow content-center hover:text-green"
              >
                {`${names[surah - 1]?.name ?? ""} ${number(surah)}:${number(ayah)}`}
              </Link>
              <IconButton
                label={text("removeBookmark", { number: number(ayah) })}
                onClick={() => remove(key)}
              >
                <BookmarkX aria-hidden="true" className="size-5" />
              </IconButton>
            </div>
            <KeptVerse reference={{ surah, ayah }} />
            {notes.get(key) && (
              <p dir="auto" className="mt-3 whitespace-pre-wrap border-gold border-s-2 ps-3 text-sm">
                {notes.get(key)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
