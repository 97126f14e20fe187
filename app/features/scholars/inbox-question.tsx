import { useState } from "react";
import {
  performScholarAction,
  type ScholarActionRequest,
  type ScholarQuestionView,
} from "#app/api/scholars.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { forgetDraft } from "#app/storage/draft.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { NoteForm } from "./note-form.tsx";
import { QuestionDetails } from "./question-details.tsx";
import { ScholarAnswer } from "./scholar-answer.tsx";
import { RequestError, useServerRequest } from "./server-request.tsx";

type InboxQuestionProps = {
  readonly question: ScholarQuestionView;
  readonly onChange: (next: ScholarQuestionView | null) => void;
};

/** A question as a scholar sees it, with the actions for its stage. */
export function InboxQuestion({ question, onChange }: InboxQuestionProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const { isBusy, error, send } = useServerRequest();
  const [isAsking, setIsAsking] = useState(false);
  const { id, stage, isMine, answer, packet } = question;
  async function perform(action: ScholarActionRequest): Promise<void> {
    const done = await send(() => performScholarAction(language, action));
    if (!done) return;
    if (action.act === "answer" || action.act === "return") forgetDraft(`scholar.${action.act}.${id}`);
    setIsAsking(false);
    onChange(done.question);
  }
  return (
    <article className="panel grid gap-3 p-4">
      {isMine && (
        <p>
          <Badge look={stage === "answered" ? "green" : "gold"}>{text(`held.${stage}`)}</Badge>
        </p>
      )}
      <QuestionDetails question={question} side="scholar" />
      {answer && <ScholarAnswer answer={answer} language={packet.language} />}
      {!isMine && (
        <Button
          look="primary"
          className="justify-self-start"
          disabled={isBusy}
          onClick={() => void perform({ id, act: "claim" })}
        >
          {text("claim")}
        </Button>
      )}
      {isMine && stage === "claimed" && !isAsking && (
        <AnswerForm question={question} isBusy={isBusy} onAnswer={(action) => void perform(action)} />
      )}
      {isMine && stage === "claimed" && isAsking && (
        <NoteForm
          draft={`scholar.return.${id}`}
          label={text("askDetail")}
          sendLabel={text("sendReturn")}
          isBusy={isBusy}
          onSend={(note) => void perform({ id, act: "return", text: note })}
        />
      )}
      <RequestError message={error} />
      {isMine && stage !== "answered" && (
        <div className="flex flex-wrap gap-2 border-line border-t pt-2">
          {stage === "claimed" && (
            <Button look="bare" onClick={() => setIsAsking(!isAsking)}>
              {text(isAsking ? "backToAnswer" : "returnIt")}
            </Button>
          )}
          <Button look="bare" disabled={isBusy} onClick={() => void perform({ id, act: "release" })}>
            {text("release")}
          </Button>
        </div>
      )}
    </article>
  );
}
