import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { hasItsQuestions, readResult, resultKey, resultOf } from "#domain/quiz/quiz-result.ts";
import { rightAnswers, startSession } from "#domain/quiz/quiz-session.ts";
import { OldResult } from "./old-result.tsx";
import { type QuizAsked, quizAddress } from "./quiz-address.ts";
import { storedExam } from "./quiz-memory.ts";
import { QuizQuestions } from "./quiz-questions.tsx";
import { QuizSummary } from "./quiz-summary.tsx";
import { useQuiz } from "./use-quiz.ts";
import { useSession } from "./use-session.ts";

/** One test from its address: being made, being taken, or finished. */
export function QuizRun({ asked }: { readonly asked: QuizAsked }) {
  const text = useMessages("quiz");
  const { quiz, seed } = asked;
  const { loaded, hasFailed, retry } = useQuiz(quiz.id, seed);
  const { session, keep, forget } = useSession(asked);
  const { entries, isReady, put } = useCollectionMap("quiz-result");
  const [, navigate] = useLocation();
  const result = asked.result === undefined ? undefined : readResult(entries.get(asked.result));
  const isOld = result !== undefined && !hasItsQuestions(result);
  const isAsked = loaded !== undefined && asked.result === undefined;
  const isBeginning = isAsked && session === undefined;
  const key = session && resultKey(session);
  const endedElsewhere = isAsked && key !== undefined && entries.has(key) ? key : undefined;

  useEffect(() => {
    if (isBeginning) keep(startSession(quiz, seed, storedExam.read(), Date.now()));
  }, [isBeginning, keep, quiz, seed]);

  const show = (of: string) => {
    navigate(quizAddress(quiz.id, seed, of), { replace: true });
    forget();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result that another tab made
  useEffect(() => {
    if (endedElsewhere !== undefined) show(endedElsewhere);
  }, [endedElsewhere]);

  const finish = () => {
    if (!session || !key || !loaded) return;
    put(key, { ...resultOf(session, rightAnswers(session.answers, loaded.questions), Date.now()) });
    show(key);
  };

  return (
    <>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-display text-2xl">{text(`name.${quiz.id}`)}</p>
        <Link
          href="/quran-testing"
          className="inline-flex min-h-11 items-center gap-2 text-green text-sm hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          {text("leave")}
        </Link>
      </div>
      {!loaded && !hasFailed && !isOld && (
        <p role="status" className="panel mt-4 p-6 text-ink-soft">
          {text("loading")}
        </p>
      )}
      {hasFailed && !isOld && (
        <div role="alert" className="panel mt-4 flex flex-wrap items-center justify-between gap-3 p-5">
          <p>{text("failed")}</p>
          <Button look="primary" onClick={retry}>
            {text("retry")}
          </Button>
        </div>
      )}
      {isOld && <OldResult result={result} />}
      {loaded && result && !isOld && <QuizSummary result={result} loaded={loaded} />}
      {loaded && isReady && asked.result !== undefined && !result && (
        <div className="panel mt-4 grid justify-items-start gap-4 p-6">
          <p role="status">{text("noResult")}</p>
          <Link href={quizAddress(quiz.id, seed)} className={buttonClass("primary")}>
            {text("takeThis")}
          </Link>
        </div>
      )}
      {loaded && asked.result === undefined && session && (
        <QuizQuestions session={session} loaded={loaded} onChange={keep} onFinish={finish} />
      )}
    </>
  );
}
