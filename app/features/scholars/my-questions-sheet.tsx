import { useRef } from "react";
import { actAsAsker, askMyQuestions } from "#app/api/scholars.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { MyQuestion } from "./my-question.tsx";
import { QuestionList } from "./question-list.tsx";

type MyQuestionsSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Something was read or done: the marks outside are old. */
  readonly onChange: () => void;
};

/** What a person has asked scholars, newest first. */
export function MyQuestionsSheet({ isOpen, onClose, onChange }: MyQuestionsSheetProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const seen = useRef(new Set<string>());
  async function ask() {
    const asked = await askMyQuestions(language);
    // Shown is read; the mark stays on the card as long as the list is open.
    if (asked.isDone)
      for (const { id, isUnread } of asked.answer.questions)
        if (isUnread) {
          seen.current.add(id);
          void actAsAsker(language, { id, act: "read" }).then(onChange);
        }
    return asked;
  }
  return (
    <Sheet title={text("mineTitle")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose} isWide>
      <QuestionList ask={ask}>
        {(questions, put) =>
          questions.length === 0 ? (
            <EmptyState title={text("mineEmpty")} hint={text("mineEmptyHint")} />
          ) : (
            <ul className="grid gap-4">
              {questions.map((question) => (
                <li key={question.id}>
                  <MyQuestion
                    question={question}
                    isNew={seen.current.has(question.id)}
                    onChange={(next) => {
                      put(question.id, next);
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
