import { Check, Plus, Search } from "lucide-react";
import { useState } from "react";
import { array, boolean, exactOptional, object, string } from "valibot";
import {
  longestAnswer,
  longestQuestion,
  mostReferences,
  type ScholarActionRequest,
  type ScholarQuestionView,
} from "#app/api/scholars.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useDraft } from "#app/storage/draft.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { citationKey } from "#domain/citations/citation-mark.ts";
import { withoutAnyPersonalData } from "#domain/scholar-question/personal-data.ts";
import { CitedSources, useSourceTools } from "./cited-sources.tsx";

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

type CitationPickerProps = {
  readonly suggested: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Picks the texts that an answer cites from search results, so that no reference can be mistyped. */
function CitationPicker({ suggested, chosen, onChange }: CitationPickerProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const { find } = useSourceTools();
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<readonly string[]>(suggested);
  const [status, setStatus] = useState<string>();
  const shown = [...chosen, ...found.filter((each) => !chosen.includes(each))];

  async function search(): Promise<void> {
    if (typed.trim() === "") return;
    setStatus(text("loading"));
    const citations = await find(typed.trim(), language);
    setStatus(citations?.length ? undefined : text(citations ? "nothingFound" : "searchFailed"));
    if (citations?.length) setFound(citations.map(citationKey));
  }

  return (
    <section aria-label={text("citations")} className="grid gap-3">
      <h4 className="font-display text-lg">{text("citations")}</h4>
      <p className="text-ink-soft text-sm">{text("chosen", { count: chosen.length })}</p>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-48">
          <TextField
            label={text("findCitations")}
            dir="auto"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter searches and must not submit the answer form around this field.
              event.preventDefault();
              void search();
            }}
          />
        </div>
        <Button disabled={typed.trim() === ""} onClick={() => void search()}>
          <Search aria-hidden="true" className="size-4" />
          {text("find")}
        </Button>
      </div>
      {status !== undefined && <p role="status">{status}</p>}
      <CitedSources
        references={shown}
        action={(reference) => {
          const isChosen = chosen.includes(reference);
          const without = chosen.filter((each) => each !== reference);
          return (
            <Button
              className={`justify-self-start ${isChosen ? "border-green text-green" : ""}`}
              aria-pressed={isChosen}
              disabled={!isChosen && chosen.length >= mostReferences}
              onClick={() => onChange(isChosen ? without : [...chosen, reference])}
            >
              {isChosen ? (
                <Check aria-hidden="true" className="size-4" />
              ) : (
                <Plus aria-hidden="true" className="size-4" />
              )}
              {text(isChosen ? "cited" : "cite")}
            </Button>
          );
        }}
      />
    </section>
  );
}
