import { useMessages } from "#app/i18n/messages.tsx";
import { type BookmarkColour, bookmarkColours } from "#app/storage/user-data/collections.ts";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { NoteField } from "#app/text-tools/note-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";
import { labelTone } from "./label-tone.ts";

const colourKey = {
  green: "labelGreen",
  gold: "labelGold",
  blue: "labelBlue",
  red: "labelRed",
  violet: "labelViolet",
} as const satisfies Record<BookmarkColour, string>;

/** Choice of the colour of a verse's bookmark. */
export function VerseLabel({ reference }: { readonly reference: VerseReference }) {
  "use memo";
  const text = useMessages("mushaf");
  const { entries, put, remove } = useCollectionMap("bookmark");
  const key = verseKey(reference);
  const chosen = entries.get(key)?.colour;
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{text("bookmarkLabel")}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {bookmarkColours.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-pressed={colour === chosen}
            onClick={() => put(key, { colour })}
            className="flex min-h-11 items-center gap-2 rounded-control border border-edge px-3 text-sm aria-pressed:border-green aria-pressed:bg-green-veil"
          >
            <span aria-hidden="true" className={`size-4 rounded-round ${labelTone[colour]}`} />
            {text(colourKey[colour])}
          </button>
        ))}
        {chosen && (
          <Button look="bare" onClick={() => remove(key)}>
            {text("liftBookmark")}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** The person's note on a verse. */
export function VerseNote({ reference }: { readonly reference: VerseReference }) {
  "use memo";
  const text = useMessages("mushaf");
  const undo = useMessages("reader")("undo");
  const words = {
    label: text("note"),
    save: text("keepNote"),
    saved: text("noteKept"),
    removed: text("noteRemoved"),
    undo,
  };
  return <NoteField kind="note" id={verseKey(reference)} words={words} />;
}
