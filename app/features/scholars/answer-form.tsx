import { useState } from "react";
import {
  longestAnswer,
  longestQuestion,
  type ScholarActRequest,
  type ScholarQuestionView,
} from "#app/api/scholars.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { withoutAnyPersonalData } from "#domain/scholar-question/personal-data.ts";
import { CitationPicker } from "./citation-picker.tsx";
import { WordsField } from "./words-field.tsx";

type AnswerFormProps = {
  readonly question: ScholarQuestionView;
  readonly isBusy: boolean;
  readonly onAnswer: (act: ScholarActRequest) => void;
};

/** A scholar's answer: their words, the texts they cite, and, if they wish, a wording without the person. */
export function AnswerForm({ question, isBusy, onAnswer }: AnswerFormProps) {
  const text = useMessages("scholars");
  const { id, packet } = question;
  const [words, setWords] = useState("");
  const [citations, setCitations] = useState<readonly string[]>([]);
  const [isOffered, setIsOffered] = useState(false);
  const [asked, setAsked] = useState(withoutAnyPersonalData(packet.question));
  const [told, setTold] = useState<string>();
  const wording = { question: asked.trim(), answer: (told ?? words).trim() };
  const isWhole =
    words.trim() !== "" && citations.length > 0 && (!isOffered || (wording.question && wording.answer));
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const said = { text: words.trim(), citations: [...citations] };
        onAnswer({ id, act: "answer", ...said, wording: isOffered ? wording : null });
      }}
    >
      <WordsField label={text("answer")} value={words} onChange={setWords} longest={longestAnswer} rows={6} />
      <CitationPicker suggested={packet.sources} chosen={citations} onChange={setCitations} />
      <Toggle label={text("offer")} isOn={isOffered} onChange={setIsOffered} />
      {isOffered && (
        <div className="grid gap-3 rounded-panel border border-line p-4">
          <p className="text-ink-soft text-sm">{text("offerNote")}</p>
          <WordsField
            label={text("publicQuestion")}
            value={asked}
            onChange={setAsked}
            longest={longestQuestion}
          />
          <WordsField
            label={text("publicAnswer")}
            value={told ?? words}
            onChange={setTold}
            longest={longestAnswer}
          />
        </div>
      )}
      <Button type="submit" look="primary" disabled={isBusy || !isWhole}>
        {text("sendAnswer")}
      </Button>
    </form>
  );
}
