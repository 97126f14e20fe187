import { type ReactNode, useEffect, useState } from "react";
import type { Asked } from "#app/api/ask.ts";
import type { ScholarQuestionView } from "#app/api/scholars.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";

export type ListedQuestions = readonly ScholarQuestionView[];

type QuestionListProps = {
  readonly ask: () => Promise<Asked<{ readonly questions: ListedQuestions }>>;
  /** The list once it came, and how to put a question's next state in its place. */
  readonly children: (
    questions: ListedQuestions,
    put: (id: string, question: ScholarQuestionView | null) => void,
  ) => ReactNode;
};

/** Questions asked of the server: while they come, when they do not, and when they are there. */
export function QuestionList({ ask, children }: QuestionListProps) {
  const text = useMessages("scholars");
  const [questions, setQuestions] = useState<ListedQuestions>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and anew by the button alone
  useEffect(() => {
    let isCurrent = true;
    void ask().then((asked) => {
      if (!isCurrent) return;
      if (asked.isDone) setQuestions(asked.answer.questions);
      else setFailure(asked.message ?? text(asked.code === "offline" ? "offline" : "failed"));
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  if (questions)
    return children(questions, (id, next) =>
      setQuestions((known) =>
        known?.flatMap((each) => (each.id === id ? (next === null ? [] : [next]) : [each])),
      ),
    );
  if (failure === undefined)
    return (
      <div className="grid gap-3">
        <p role="status">{text("loading")}</p>
        <div aria-hidden="true" className="panel h-24 motion-safe:animate-pulse" />
      </div>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{failure}</p>
      <Button
        onClick={() => {
          setFailure(undefined);
          setAttempt(attempt + 1);
        }}
      >
        {text("retry")}
      </Button>
    </div>
  );
}
