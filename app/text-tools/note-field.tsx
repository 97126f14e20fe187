import { useRef } from "react";
import { nullable, string } from "valibot";
import { forgetDraft, useDraft } from "#app/storage/draft.ts";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";

/** Longest note that the user data accept, in characters. */
const longestNote = 10_000;

type NoteFieldProps = {
  /** The collection of notes, and the text's key in it. */
  readonly kind: "note" | "hadith-note";
  readonly id: string;
  readonly words: {
    readonly label: string;
    readonly save: string;
    readonly saved: string;
    readonly removed: string;
    readonly undo: string;
  };
};

/**
 * The person's note on a text: saved by the button, removed when empty, with an undo. An unsaved draft survives closing
 * the sheet.
 */
export function NoteField({ kind, id, words }: NoteFieldProps) {
  "use memo";
  const showToast = useToast();
  const { entries, put, remove } = useCollectionMap(kind);
  const draftName = `${kind}.${id}`;
  const [draft, setDraft] = useDraft<string | null>(draftName, nullable(string()), null);
  const field = useRef<HTMLTextAreaElement>(null);
  const stored = entries.get(id);
  const note = draft ?? stored ?? "";
  const save = () => {
    if (note.trim()) put(id, note);
    else remove(id);
    setDraft(null);
    forgetDraft(draftName);
    // The button that had the focus has nothing left to do.
    field.current?.focus();
    if (note.trim() || stored === undefined) showToast({ title: words[note.trim() ? "saved" : "removed"] });
    else
      showToast({
        title: words.removed,
        action: { label: words.undo, onClick: () => put(id, stored) },
      });
  };
  return (
    <div className="grid gap-2">
      <label className="grid gap-2">
        <span className="font-medium text-sm">{words.label}</span>
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
        {words.save}
      </Button>
    </div>
  );
}
