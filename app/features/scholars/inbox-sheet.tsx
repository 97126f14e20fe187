import { fetchInbox } from "#app/api/scholars.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { InboxQuestion } from "./inbox-question.tsx";
import { QuestionList } from "./question-list.tsx";

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
