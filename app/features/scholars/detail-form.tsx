import { useState } from "react";
import { longestQuestion } from "#app/api/scholars.ts";
import { Button } from "#app/ui/button.tsx";
import { WordsField } from "./words-field.tsx";

type DetailFormProps = {
  readonly label: string;
  readonly send: string;
  readonly isBusy: boolean;
  readonly onSend: (words: string) => void;
};

/** A few lines more: what a scholar asks back, or what the asker adds. */
export function DetailForm({ label, send, isBusy, onSend }: DetailFormProps) {
  const [words, setWords] = useState("");
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
