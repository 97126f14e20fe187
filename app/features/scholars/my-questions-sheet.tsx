import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import {
  type AskerActionRequest,
  fetchMyQuestions,
  performAskerAction,
  type ScholarQuestionView,
} from "#app/api/scholars.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { forgetDraft } from "#app/storage/draft.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { useRestoredFocus } from "#app/ui/use-restored-focus.ts";
import { directionOf } from "#domain/language.ts";
import { NoteForm } from "./note-form.tsx";
import { QuestionDetails } from "./question-details.tsx";
import { QuestionList } from "./question-list.tsx";
import { ScholarAnswer } from "./scholar-answer.tsx";
import { RequestError, useServerRequest } from "./server-request.tsx";

type MyQuestionsSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called after something was read or changed, when the counts outside are out of date. */
  readonly onChange: () => void;
};

/** The person's own questions to scholars, newest first. */
export function MyQuestionsSheet({ isOpen, onClose, onChange }: MyQuestionsSheetProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const unread = useRef(new Set<string>());
  async function load() {
    const result = await fetchMyQuestions(language);
    // A question counts as read once shown, but its "new" badge stays while the list is open.
    if (result.isDone)
      for (const { id, isUnread } of result.answer.questions)
        if (isUnread) {
          unread.current.add(id);
          void performAskerAction(language, { id, act: "read" }).then(onChange);
        }
    return result;
  }
  return (
    <Sheet title={text("mineTitle")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose} isWide>
      <QuestionList load={load}>
        {(questions, replace) =>
          questions.length === 0 ? (
            <EmptyState title={text("mineEmpty")} hint={text("mineEmptyHint")} />
          ) : (
            <ul className="grid gap-4">
              {questions.map((question) => (
                <li key={question.id}>
                  <MyQuestion
                    question={question}
                    isNew={unread.current.has(question.id)}
                    onChange={(next) => {
                      replace(question.id, next);
                      onChange();
                    }}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QuestionList>
    </Sheet>
  );
}

type MyQuestionProps = {
  readonly question: ScholarQuestionView;
  readonly isNew: boolean;
  readonly onChange: (next: ScholarQuestionView | null) => void;
};

/** One of the person's own questions: its stage, its answer and the actions on it. */
function MyQuestion({ question, isNew, onChange }: MyQuestionProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const { isBusy, error, send } = useServerRequest();
  const { id, stage, answer } = question;
  async function perform(action: AskerActionRequest): Promise<void> {
    const done = await send(() => performAskerAction(language, action));
    if (!done) return;
    if (action.act === "detail" || action.act === "erase") forgetDraft(`scholar.detail.${id}`);
    onChange(done.question);
  }
  return (
    <article className="panel grid gap-3 p-4">
      <p className="flex flex-wrap gap-2">
        <Badge look={stage === "answered" ? "green" : "plain"}>{text(`stage.${stage}`)}</Badge>
        {isNew && <Badge look="green">{text("new")}</Badge>}
      </p>
      <QuestionDetails question={question} side="asker" />
      {stage === "returned" && (
        <NoteForm
          draft={`scholar.detail.${id}`}
          label={text("detail")}
          sendLabel={text("sendDetail")}
          isBusy={isBusy}
          onSend={(note) => void perform({ id, act: "detail", text: note })}
        />
      )}
      {answer && <ScholarAnswer answer={answer} language={question.packet.language} />}
      <PublicationChoice question={question} isBusy={isBusy} onChoose={(action) => void perform(action)} />
      <RequestError message={error} />
      <DeleteQuestion
        deleteAt={question.eraseAt}
        isBusy={isBusy}
        onDelete={() => void perform({ id, act: "erase" })}
      />
    </article>
  );
}

type PublicationChoiceProps = {
  readonly question: ScholarQuestionView;
  readonly isBusy: boolean;
  readonly onChoose: (action: AskerActionRequest) => void;
};

/** Asks whether the answer may be published and shows exactly the text that would be. */
function PublicationChoice({ question, isBusy, onChoose }: PublicationChoiceProps) {
  const text = useMessages("scholars");
  const { id, wording, publication, packet } = question;
  if (!wording || publication === "none") return null;
  const written = { lang: packet.language, dir: directionOf(packet.language) };
  return (
    <section aria-label={text("offerTitle")} className="grid gap-3 rounded-panel border border-line p-4">
      <h3 className="font-display text-lg">{text("offerTitle")}</h3>
      <p className="text-ink-soft text-sm">{text(`publication.${publication}`)}</p>
      <blockquote
        {...written}
        className="grid gap-2 whitespace-pre-wrap break-words rounded-control bg-ground p-3"
      >
        <p className="font-medium">{wording.question}</p>
        <p>{wording.answer}</p>
      </blockquote>
      <div className="flex flex-wrap gap-2">
        {publication !== "published" && (
          <Button look="primary" disabled={isBusy} onClick={() => onChoose({ id, act: "publish" })}>
            {text("publish")}
          </Button>
        )}
        {publication !== "withheld" && (
          <Button disabled={isBusy} onClick={() => onChoose({ id, act: "withhold" })}>
            {text(publication === "published" ? "takeBack" : "withhold")}
          </Button>
        )}
      </div>
    </section>
  );
}

type DeleteQuestionProps = {
  readonly deleteAt: number;
  readonly isBusy: boolean;
  readonly onDelete: () => void;
};

/** When the question is deleted by itself, and a button that deletes it now after a confirmation. */
function DeleteQuestion({ deleteAt, isBusy, onDelete }: DeleteQuestionProps) {
  const text = useMessages("scholars");
  const locale = localeOf(useLanguage());
  const [isConfirming, setIsConfirming] = useState(false);
  const restoredFocus = useRestoredFocus(isConfirming);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(deleteAt);
  return (
    <div
      {...restoredFocus}
      className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-2"
    >
      <p className="text-ink-soft text-sm">{text(isConfirming ? "eraseText" : "erasedOn", { day })}</p>
      {isConfirming ? (
        <div className="flex flex-wrap gap-2">
          <Button className="border-harm" disabled={isBusy} onClick={onDelete}>
            {text("eraseConfirm")}
          </Button>
          <Button look="bare" onClick={() => setIsConfirming(false)}>
            {text("keep")}
          </Button>
        </div>
      ) : (
        <Button look="bare" onClick={() => setIsConfirming(true)}>
          <Trash2 aria-hidden="true" className="size-4" />
          {text("erase")}
        </Button>
      )}
    </div>
  );
}
