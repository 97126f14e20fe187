import { array, boolean, exactOptional, object, string } from "valibot";
import {
  longestAnswer,
  longestQuestion,
  type ScholarActionRequest,
  type ScholarQuestionView,
} from "#app/api/scholars.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useDraft } from "#app/storage/draft.ts";
import { Button } from "#app/ui/button.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { withoutAnyPersonalData } from "#domain/scholar-question/personal-data.ts";
import { CitationPicker } from "./citation-picker.tsx";
import { TextAreaField } from "./text-area-field.tsx";

type AnswerFormProps = {
  readonly question: ScholarQuestionView;
  readonly isBusy: boolean;
  readonly onAnswer: (request: ScholarActionRequest) => void;
};

/** Stored with the tab under these names. */
type Draft = {
  readonly words: string;
  readonly citations: readonly string[];
  readonly isOffered: boolean;
  readonly asked: string;
  /** The public answer, where it differs from the answer to the asker. */
  readonly problem?: string | undefined;
};

const draftSchema = object({
  words: string(),
  citations: array(string()),
  isOffered: boolean(),
  asked: string(),
  problem: exactOptional(string()),
});

/** The form for a scholar's answer: their words, the texts cited and, if they like, a version for everyone. */
export function AnswerForm({ question, isBusy, onAnswer }: AnswerFormProps) {
  const text = useMessages("scholars");
  const { id, packet } = question;
  const [draft, setDraft] = useDraft<Draft>(`scholar.answer.${id}`, draftSchema, {
    words: "",
    citations: [],
    isOffered: false,
    asked: withoutAnyPersonalData(packet.question),
  });
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const { words, citations, isOffered, asked: publicQuestion } = draft;
  const publicAnswer = draft.problem ?? words;
  const wording = { question: publicQuestion.trim(), answer: publicAnswer.trim() };
  const isComplete =
    words.trim() !== "" && citations.length > 0 && (!isOffered || (wording.question && wording.answer));
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const answer = { text: words.trim(), citations: [...citations] };
        onAnswer({ id, act: "answer", ...answer, wording: isOffered ? wording : null });
      }}
    >
      <TextAreaField
        label={text("answer")}
        value={words}
        onChange={(value) => change({ words: value })}
        longest={longestAnswer}
        rows={6}
      />
      <CitationPicker
        suggested={packet.sources}
        chosen={citations}
        onChange={(chosen) => change({ citations: chosen })}
      />
      <Toggle label={text("offer")} isOn={isOffered} onChange={(isOn) => change({ isOffered: isOn })} />
      {isOffered && (
        <div className="grid gap-3 rounded-panel border border-line p-4">
          <p className="text-ink-soft text-sm">{text("offerNote")}</p>
          <TextAreaField
            label={text("publicQuestion")}
            value={publicQuestion}
            onChange={(value) => change({ asked: value })}
            longest={longestQuestion}
          />
          <TextAreaField
            label={text("publicAnswer")}
            value={publicAnswer}
            onChange={(value) => change({ problem: value })}
            longest={longestAnswer}
          />
        </div>
      )}
      <Button type="submit" look="primary" disabled={isBusy || !isComplete}>
        {text("sendAnswer")}
      </Button>
    </form>
  );
}
