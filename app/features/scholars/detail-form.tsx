import { longestQuestion } from "#app/api/scholars.ts";
import { useDraft } from "#app/storage/draft.ts";
import { text } from "#app/storage/stored-shape.ts";
import { Button } from "#app/ui/button.tsx";
import { WordsField } from "./words-field.tsx";

type DetailFormProps = {
  /** Where its words are kept until they are sent. */
  readonly draft: string;
  readonly label: string;
  readonly send: string;
  readonly isBusy: boolean;
  readonly onSend: (words: string) => void;
};

/** A few lines more: what a scholar asks back, or what the asker adds. */
export function DetailForm({ draft, label, send, isBusy, onSend }: DetailFormProps) {
  const [words, setWords] = useDraft(draft, text, "");
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(words.trim());
      }}
    >
      <WordsField label={label} value={words} onChange={setWords} longest={longestQuestion} rows={3} />
      <Button type="submit" className="justify-self-start" disabled={isBusy || words.trim() === ""}>
        {send}
      </Button>
    </form>
  );
}
