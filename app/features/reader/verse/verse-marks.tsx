import { useRef } from "react";
import { nullable, string } from "valibot";
import { useMessages } from "#app/i18n/messages.tsx";
import { forgetDraft, useDraft } from "#app/storage/draft.ts";
import { type BookmarkColour, bookmarkColours } from "#app/storage/user-data/collections.ts";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
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

/** Longest note that the user data accept, in characters. */
const longestNote = 10_000;

/** The person's note on a verse: saved by the button, removed when empty. An unsaved draft survives closing the sheet. */
export function VerseNote({ reference }: { readonly reference: VerseReference }) {
  "use memo";
  const text = useMessages("mushaf");
  const showToast = useToast();
  const { entries, put, remove } = useCollectionMap("note");
  const key = verseKey(reference);
  const draftName = `note.${key}`;
  const [draft, setDraft] = useDraft<string | null>(draftName, nullable(string()), null);
  const field = useRef<HTMLTextAreaElement>(null);
  const note = draft ?? entries.get(key) ?? "";
  const save = () => {
    if (note.trim()) put(key, note);
    else remove(key);
    setDraft(null);
    forgetDraft(draftName);
    // The button that had the focus has nothing left to do.
    field.current?.focus();
    showToast({ title: text(note.trim() ? "noteKept" : "noteRemoved") });
  };
  return (
    <div className="grid gap-2">
      <label className="grid gap-2">
        <span className="font-medium text-sm">{text("note")}</span>
        <textarea
          ref={field}
          value={note}
          maxLength={longestNote}
          rows={4}
          dir="auto"
          onChange={(event) => setDraft(event.target.value)}
          className="field py-2"
        />
      </label>
      <Button look="primary" onClick={save} disabled={draft === null} className="justify-self-start">
        {text("keepNote")}
      </Button>
    </div>
  );
}
