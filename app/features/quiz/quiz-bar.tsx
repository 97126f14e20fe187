import { Pause } from "lucide-react";
import { useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { type QuizSession, timeLeft } from "#domain/quiz/quiz-session.ts";

type QuizBarProps = {
  readonly session: QuizSession;
  readonly onPause: () => void;
  readonly onTimeUp: () => void;
};

/** The number of the question, the time left and the progress; an exam cannot be paused. */
export function QuizBar({ session, onPause, onTimeUp }: QuizBarProps) {
  const text = useMessages("quiz");
  const language = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  const left = timeLeft(session, now);
  const isUp = left === 0;

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, when the time runs out
  useEffect(() => {
    if (isUp) onTimeUp();
  }, [isUp]);

  const seconds = Math.ceil(left / 1000);
  const twoDigits = { minimumIntegerDigits: 2 };
  const clock = [Math.floor(seconds / 60), seconds % 60]
    .map((part) => formatNumber(part, language, twoDigits))
    .join(":");
  const done = session.answers.filter((answer) => answer !== null).length;
  return (
    <div className="mt-2">
      <div className="flex items-center justify-between gap-3">
        <p className="text-ink-soft text-sm">
          {text("questionOf", {
            number: formatNumber(session.at + 1, language),
            count: formatNumber(session.answers.length, language),
          })}
        </p>
        <div className="flex min-h-11 items-center gap-2">
          <span className="text-ink-soft text-sm">{text("timeLeft")}</span>
          <time
            dir="ltr"
            className={`font-medium text-lg tabular-nums ${left < 60_000 ? "text-harm" : "text-gold"}`}
          >
            {clock}
          </time>
          {!session.isExam && session.pausedAt === undefined && (
            <IconButton label={text("pause")} onClick={onPause}>
              <Pause aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </div>
      </div>
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-round bg-line">
        <div
          className="h-full bg-green"
          style={{ inlineSize: `${(done / session.answers.length) * 100}%` }}
        />
      </div>
    </div>
  );
}
