import { Clock, ListChecks, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Quiz } from "#domain/quiz/quiz.ts";
import { newSeed, quizAddress } from "./quiz-address.ts";

type QuizCardProps = {
  readonly quiz: Quiz;
  readonly isLocked: boolean;
  /** Opens what is for subscribers, on the cards that are. */
  readonly unlock?: ReactNode;
};

/** One test: what it asks, for whom, how many questions in how many minutes. */
export function QuizCard({ quiz, isLocked, unlock }: QuizCardProps) {
  const text = useMessages("quiz");
  const [, navigate] = useLocation();
  const name = text(`name.${quiz.id}`);
  const start = () => navigate(quizAddress(quiz.id, newSeed()));
  return (
    <li className="panel flex flex-col gap-3 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-display text-xl">{name}</h2>
        <span className="rounded-round border border-gold px-3 py-0.5 text-gold text-sm">
          {text(`level.${quiz.level}`)}
        </span>
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
      </p>
      <Button
        look={isLocked ? "quiet" : "primary"}
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
