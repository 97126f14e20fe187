import { useRef } from "react";
import { fetchMyQuestions, performAskerAction } from "#app/api/scholars.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { MyQuestion } from "./my-question.tsx";
import { QuestionList } from "./question-list.tsx";

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
