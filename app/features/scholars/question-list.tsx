import { type ReactNode, useState } from "react";
import type { ApiResult } from "#app/api/call-api.ts";
import type { ScholarQuestionView } from "#app/api/scholars.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";

export type ListedQuestions = readonly ScholarQuestionView[];

type QuestionListProps = {
  readonly load: () => Promise<ApiResult<{ readonly questions: ListedQuestions }>>;
  /** Draws the loaded list; `replace` puts a question's next state in its place, or removes it with null. */
  readonly children: (
    questions: ListedQuestions,
    replace: (id: string, next: ScholarQuestionView | null) => void,
  ) => ReactNode;
};

/** Questions loaded from the server, with a loading state and an error that can be retried. */
export function QuestionList({ load, children }: QuestionListProps) {
  const text = useMessages("scholars");
  const [changed, setChanged] = useState<ReadonlyMap<string, ScholarQuestionView | null>>(new Map());
  const { value, error, hasFailed, retry } = useAsync("questions", async () => {
    const result = await load();
    if (result.isDone) return result.answer.questions;
    throw new Error(result.message ?? text(result.code === "offline" ? "offline" : "failed"));
  });
  if (value) {
    const questions = value.flatMap((each) => {
      const next = changed.get(each.id);
      return next === null ? [] : [next ?? each];
    });
    return children(questions, (id, next) => setChanged((known) => new Map(known).set(id, next)));
  }
  if (!hasFailed)
    return (
      <div className="grid gap-3">
        <p role="status">{text("loading")}</p>
        <div aria-hidden="true" className="panel h-24 motion-safe:animate-pulse" />
      </div>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{error instanceof Error ? error.message : text("failed")}</p>
      <Button onClick={retry}>{text("retry")}</Button>
    </div>
  );
}
