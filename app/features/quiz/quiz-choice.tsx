import { Award, Clock, ListChecks, Lock, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useEntitlements } from "#app/storage/entitlements.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { type Quiz, type QuizId, quizOf, quizzes } from "#domain/quiz/quiz.ts";
import { readResult } from "#domain/quiz/quiz-result.ts";
import { quizAddress } from "./quiz-address.ts";
import { storedExam, storedSessions } from "./quiz-sessions.ts";
import { startNext } from "./stored-decks.ts";

type QuizChoiceProps = { readonly isPremiumRequested: boolean; readonly unlock: ReactNode };

/** The available tests, the unfinished ones, and earlier results. */
export function QuizChoice({ isPremiumRequested, unlock }: QuizChoiceProps) {
  const text = useMessages("quiz");
  const { hasPremium } = useEntitlements();
  const [isExam, setIsExam] = useStoredValue(storedExam);
  const language = useLanguage();
  const [sessions] = useStoredValue(storedSessions);
  const best = useBestResults();
  return (
    <>
      <noscript>
        <p className="panel mt-4 p-4">{text("needsScripts")}</p>
      </noscript>
      {isPremiumRequested && (
        <p role="status" className="panel mt-4 p-4">
          {text("locked")}
        </p>
      )}
      {sessions.map(({ quiz, seed, at, answers }, place) => (
        <Link
          key={`${quiz} ${seed}`}
          href={quizAddress(quiz, seed)}
          className={buttonClass(place === 0 ? "primary" : "quiet", "mt-4 me-3 w-full flex-wrap sm:w-auto")}
        >
          {text("goOn", { name: text(`name.${quiz}`) })}
          <span className="font-normal text-sm">
            {text("questionOf", {
              number: formatNumber(at + 1, language),
              count: formatNumber(answers.length, language),
            })}
          </span>
        </Link>
      ))}
      <div className="panel mt-4 px-4 py-2">
        <Toggle label={text("exam")} isOn={isExam} onChange={setIsExam} />
        <p className="pb-2 text-ink-soft text-sm">{text("examHint")}</p>
      </div>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {quizzes.map((quiz) => (
          <QuizCard
            key={quiz.id}
            quiz={quiz}
            best={best.get(quiz.id)}
            isLocked={quiz.isPremium && !hasPremium}
            unlock={quiz.isPremium ? unlock : undefined}
          />
        ))}
      </ul>
      <QuizHistory />
    </>
  );
}

type QuizCardProps = {
  readonly quiz: Quiz;
  /** The most right answers that the person has had in it. */
  readonly best: number | undefined;
  readonly isLocked: boolean;
  /** Opens the subscription, on premium tests. */
  readonly unlock?: ReactNode;
};

/** One test: what it covers, its level, and how many questions in how many minutes. */
function QuizCard({ quiz, best, isLocked, unlock }: QuizCardProps) {
  const text = useMessages("quiz");
  const language = useLanguage();
  const [, navigate] = useLocation();
  const name = text(`name.${quiz.id}`);
  const start = () => navigate(quizAddress(quiz.id, startNext(quiz.id)));
  return (
    <li className="panel flex flex-col gap-2 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-display text-xl">{name}</h2>
        <span className="text-ink-soft text-sm">{text(`level.${quiz.level}`)}</span>
      </div>
      <p className="grow text-ink-soft">{text(`about.${quiz.id}`)}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <span className="inline-flex items-center gap-2">
          <ListChecks aria-hidden="true" className="size-4 text-green" />
          {text("questions", { count: quiz.questions })}
        </span>
        <span className="inline-flex items-center gap-2">
          <Clock aria-hidden="true" className="size-4 text-green" />
          {text("minutes", { count: quiz.minutes })}
        </span>
        {best !== undefined && (
          <span className="inline-flex items-center gap-2">
            <Award aria-hidden="true" className="size-4 text-green" />
            {text("best", {
              right: formatNumber(best, language),
              count: formatNumber(quiz.questions, language),
            })}
          </span>
        )}
      </p>
      <Button
        disabled={isLocked}
        aria-label={`${isLocked ? text("premiumOnly") : text("start")}: ${name}`}
        onClick={start}
        className="self-start px-6"
      >
        {isLocked && <Lock aria-hidden="true" className="size-4" />}
        {isLocked ? text("premiumOnly") : text("start")}
      </Button>
      {unlock}
    </li>
  );
}

/** The most right answers that the person has had in each test, of those whose results are stored. */
function useBestResults(): ReadonlyMap<QuizId, number> {
  const { entries } = useCollectionMap("quiz-result");
  const best = new Map<QuizId, number>();
  for (const [, body] of entries) {
    const result = readResult(body);
    if (result) best.set(result.quiz, Math.max(result.right, best.get(result.quiz) ?? 0));
  }
  return best;
}

/** The person's stored results, the newest first. */
function QuizHistory() {
  const text = useMessages("quiz");
  const language = useLanguage();
  const { entries, isReady, remove } = useCollectionMap("quiz-result");
  if (!isReady) return null;
  const results = [...entries]
    .flatMap(([key, body]) => {
      const result = readResult(body);
      return result ? [{ key, result }] : [];
    })
    .sort((first, second) => second.result.endedAt - first.result.endedAt);
  const day = dateFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section aria-labelledby="quiz-history" className="mt-10">
      <h2 id="quiz-history" className="mb-3 font-display text-2xl">
        {text("history")}
      </h2>
      {results.length === 0 && <p className="panel p-5 text-ink-soft">{text("historyEmpty")}</p>}
      <ul className="grid gap-2">
        {results.map(({ key, result }) => (
          <li key={key} className="panel flex items-center gap-3 py-2 ps-5 pe-2">
            <div className="min-w-0 grow">
              <Link
                href={quizAddress(result.quiz, result.seed, key)}
                className="inline-flex min-h-11 items-center text-green hover:underline"
              >
                {text(`name.${result.quiz}`)}
              </Link>
              <p className="text-ink-soft text-sm">{day.format(result.endedAt)}</p>
            </div>
            <p className="text-sm">
              {text("score", {
                right: formatNumber(result.right, language),
                count: formatNumber(quizOf(result.quiz)?.questions ?? 0, language),
              })}
            </p>
            <IconButton label={text("remove")} onClick={() => remove(key)}>
              <Trash2 aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
