import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { readPublished } from "#app/browser/read-published.ts";
import { type AsyncValue, useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import type { QuizId } from "#domain/quiz/quiz.ts";
import { hasItsQuestions, readResult, resultKey, resultOf } from "#domain/quiz/quiz-result.ts";
import { rightAnswers, startSession } from "#domain/quiz/quiz-session.ts";
import type { LoadedQuiz } from "./load-quiz.ts";
import { type QuizRequest, quizAddress } from "./quiz-address.ts";
import { QuizQuestions } from "./quiz-questions.tsx";
import { storedExam, useSession } from "./quiz-sessions.ts";
import { OutdatedResult, QuizSummary } from "./quiz-summary.tsx";

/** One test from its address: loading, in progress, or finished. */
export function QuizRun({ request }: { readonly request: QuizRequest }) {
  const text = useMessages("quiz");
  const { quiz, seed } = request;
  const { value: loaded, hasFailed, retry } = useQuiz(quiz.id, seed);
  const { session, save, discard } = useSession(request);
  const { entries, isReady, put } = useCollectionMap("quiz-result");
  const [, navigate] = useLocation();
  const result = request.result === undefined ? undefined : readResult(entries.get(request.result));
  const isOutdated = result !== undefined && !hasItsQuestions(result);
  const isTaking = loaded !== undefined && request.result === undefined;
  const isStarting = isTaking && session === undefined;
  const key = session && resultKey(session);
  const endedElsewhere = isTaking && key !== undefined && entries.has(key) ? key : undefined;

  useEffect(() => {
    if (isStarting) save(startSession(quiz, seed, storedExam.read(), Date.now()));
  }, [isStarting, save, quiz, seed]);

  const showResult = (key: string) => {
    navigate(quizAddress(quiz.id, seed, key), { replace: true });
    discard();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result of another tab
  useEffect(() => {
    if (endedElsewhere !== undefined) showResult(endedElsewhere);
  }, [endedElsewhere]);

  const finish = () => {
    if (!session || !key || !loaded) return;
    put(key, { ...resultOf(session, rightAnswers(session.answers, loaded.questions), Date.now()) });
    showResult(key);
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
      {!loaded && !hasFailed && !isOutdated && (
        <p role="status" className="panel mt-4 p-6 text-ink-soft">
          {text("loading")}
        </p>
      )}
      {hasFailed && !isOutdated && (
        <div role="alert" className="panel mt-4 flex flex-wrap items-center justify-between gap-3 p-5">
          <p>{text("failed")}</p>
          <Button look="primary" onClick={retry}>
            {text("retry")}
          </Button>
        </div>
      )}
      {isOutdated && <OutdatedResult result={result} />}
      {loaded && result && !isOutdated && <QuizSummary result={result} loaded={loaded} />}
      {loaded && isReady && request.result !== undefined && !result && (
        <div className="panel mt-4 grid justify-items-start gap-4 p-6">
          <p role="status">{text("noResult")}</p>
          <Link href={quizAddress(quiz.id, seed)} className={buttonClass("primary")}>
            {text("takeThis")}
          </Link>
        </div>
      )}
      {loaded && request.result === undefined && session && (
        <QuizQuestions session={session} loaded={loaded} onChange={save} onFinish={finish} />
      )}
    </>
  );
}

/** The questions of a test in the language shown; the code that makes them is fetched here only. */
function useQuiz(id: QuizId, seed: string): AsyncValue<LoadedQuiz> {
  const language = useLanguage();
  return useAsync(`${id} ${seed} ${language}`, async () => {
    const { loadQuiz } = await import("./load-quiz.ts");
    return loadQuiz({ quiz: id, seed, language, read: readPublished });
  });
}
