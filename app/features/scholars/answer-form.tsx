import {
  longestAnswer,
  longestQuestion,
  type ScholarActRequest,
  type ScholarQuestionView,
} from "#app/api/scholars.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useDraft } from "#app/storage/draft.ts";
import { list, perhaps, record, text as someText, yesOrNo } from "#app/storage/stored-shape.ts";
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

type Draft = {
  readonly words: string;
  readonly citations: readonly string[];
  readonly isOffered: boolean;
  readonly asked: string;
  /** The public answer where it differs from the one to the asker. */
  readonly problem?: string | undefined;
};

const draftShape = record<Draft>({
  words: someText,
  citations: list(someText),
  isOffered: yesOrNo,
  asked: someText,
  problem: perhaps(someText),
});

/** A scholar's answer: their words, the texts they cite, and, if they wish, a wording without the person. */
export function AnswerForm({ question, isBusy, onAnswer }: AnswerFormProps) {
  const text = useMessages("scholars");
  const { id, packet } = question;
  const [draft, setDraft] = useDraft<Draft>(`scholar.answer.${id}`, draftShape, {
    words: "",
    citations: [],
    isOffered: false,
    asked: withoutAnyPersonalData(packet.question),
  });
  const put = (more: Partial<Draft>) => setDraft({ ...draft, ...more });
  const { words, citations, isOffered, asked, problem } = draft;
  const wording = { question: asked.trim(), answer: (problem ?? words).trim() };
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
      <WordsField
        label={text("answer")}
        value={words}
        onChange={(value) => put({ words: value })}
        longest={longestAnswer}
        rows={6}
      />
      <CitationPicker
        suggested={packet.sources}
        chosen={citations}
        onChange={(chosen) => put({ citations: chosen })}
      />
      <Toggle label={text("offer")} isOn={isOffered} onChange={(isOn) => put({ isOffered: isOn })} />
      {isOffered && (
        <div className="grid gap-3 rounded-panel border border-line p-4">
          <p className="text-ink-soft text-sm">{text("offerNote")}</p>
          <WordsField
            label={text("publicQuestion")}
            value={asked}
            onChange={(value) => put({ asked: value })}
            longest={longestQuestion}
          />
          <WordsField
            label={text("publicAnswer")}
            value={problem ?? words}
            onChange={(value) => put({ problem: value })}
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
