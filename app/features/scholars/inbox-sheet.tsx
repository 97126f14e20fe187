import { useState } from "react";
import {
  fetchInbox,
  performScholarAction,
  type ScholarActionRequest,
  type ScholarQuestionView,
} from "#app/api/scholars.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { forgetDraft } from "#app/storage/draft.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { NoteForm } from "./note-form.tsx";
import { QuestionDetails } from "./question-details.tsx";
import { QuestionList } from "./question-list.tsx";
import { ScholarAnswer } from "./scholar-answer.tsx";
import { RequestError, useServerRequest } from "./server-request.tsx";

type InboxSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChange: () => void;
};

const groups = [
  { title: "yours", includes: (isMine: boolean, stage: string) => isMine && stage !== "answered" },
  { title: "waitingTitle", includes: (isMine: boolean) => !isMine },
  { title: "answered", includes: (isMine: boolean, stage: string) => isMine && stage === "answered" },
] as const;

/** A scholar's inbox: questions in progress, waiting and answered. */
export function InboxSheet({ isOpen, onClose, onChange }: InboxSheetProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  return (
    <Sheet title={text("inboxTitle")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose} isWide>
      <QuestionList load={() => fetchInbox(language)}>
        {(questions, replace) => (
          <div className="grid gap-6">
            <p className="text-ink-soft text-sm">{text("noName")}</p>
            {questions.length === 0 && <EmptyState title={text("inboxEmpty")} />}
            {groups.map(({ title, includes }) => {
              const shown = questions.filter(({ isMine, stage }) => includes(isMine, stage));
              if (shown.length === 0) return null;
              return (
                <section key={title} aria-label={text(title)} className="grid gap-3">
                  <h3 className="font-display text-xl">{text(title)}</h3>
                  <ul className="grid gap-4">
                    {shown.map((question) => (
                      <li key={question.id}>
                        <InboxQuestion
                          question={question}
                          onChange={(next) => {
                            replace(question.id, next);
                            onChange();
                          }}
                        />
                      </li>
                    ))}
                  </ul>
                </section>
              );
            })}
          </div>
        )}
      </QuestionList>
    </Sheet>
  );
}

type InboxQuestionProps = {
  readonly question: ScholarQuestionView;
  readonly onChange: (next: ScholarQuestionView | null) => void;
};

/** A question as a scholar sees it, with the actions for its stage. */
function InboxQuestion({ question, onChange }: InboxQuestionProps) {
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
          <Badge look={stage === "answered" ? "green" : "plain"}>{text(`held.${stage}`)}</Badge>
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
