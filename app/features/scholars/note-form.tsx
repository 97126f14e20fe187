import { string } from "valibot";
import { longestQuestion } from "#app/api/scholars.ts";
import { useDraft } from "#app/storage/draft.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";

type NoteFormProps = {
  /** The key of the draft that holds the note until it is sent. */
  readonly draft: string;
  readonly label: string;
  readonly sendLabel: string;
  readonly isBusy: boolean;
  readonly onSend: (note: string) => void;
};

/** A short note about a question: what a scholar asks back, or what the asker adds. */
export function NoteForm({ draft, label, sendLabel, isBusy, onSend }: NoteFormProps) {
  const [note, setNote] = useDraft(draft, string(), "");
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(note.trim());
      }}
    >
      <TextAreaField label={label} value={note} onChange={setNote} longest={longestQuestion} rows={3} />
      <Button type="submit" className="justify-self-start" disabled={isBusy || note.trim() === ""}>
        {sendLabel}
      </Button>
    </form>
  );
}
