import { Pause } from "lucide-react";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import {
  answerQuestion,
  goToQuestion,
  pauseSession,
  type QuizSession,
  resumeSession,
  timeLeft,
} from "#domain/quiz/quiz-session.ts";
import { Explanation } from "./explanation.tsx";
import type { LoadedQuiz } from "./load-quiz.ts";
import { OptionList } from "./option-list.tsx";
import { AboutLinks, QuestionPrompt } from "./question-prompt.tsx";

type QuizQuestionsProps = {
  readonly session: QuizSession;
  readonly loaded: LoadedQuiz;
  readonly onChange: (session: QuizSession) => void;
  readonly onFinish: () => void;
};

/** A test being taken, one question at a time. */
export function QuizQuestions({ session, loaded, onChange, onFinish }: QuizQuestionsProps) {
  const text = useMessages("quiz");
  const [isConfirmingEnd, setIsConfirmingEnd] = useState(false);
  // The radio button is checked immediately; the verdict may be rendered later.
  const shown = useDeferredValue(session);
  const { at, answers, isExam, pausedAt } = shown;
  const movesFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: run when another question is shown
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    // Keyboard and screen reader users must be moved to the new question.
    document.getElementById("question")?.focus();
  }, [at]);
  const question = loaded.questions[at];
  const isLast = at === answers.length - 1;
  // From the newest session, not the deferred one: finishing right after the last answer leaves none open.
  const open = session.answers.filter((answer) => answer === null).length;
  if (!question) return null;
  const chosen = answers[at] ?? null;
  const isChecked = !isExam && chosen !== null;

  const end = () => (open > 0 && !isConfirmingEnd ? setIsConfirmingEnd(true) : onFinish());
  // From the newest session: a press before the last step is rendered counts too.
  const step = (by: -1 | 1) => {
    setIsConfirmingEnd(false);
    movesFocus.current = true;
    onChange(goToQuestion(session, session.at + by));
  };

  return (
    <>
      <QuizBar
        session={shown}
        onPause={() => onChange(pauseSession(session, Date.now()))}
        onTimeUp={onFinish}
      />
      {pausedAt !== undefined ? (
        <div className="panel mt-4 grid justify-items-center gap-4 p-10 text-center">
          <p>{text("paused")}</p>
          <Button look="primary" onClick={() => onChange(resumeSession(session, Date.now()))}>
            {text("resume")}
          </Button>
        </div>
      ) : (
        <>
          <section key={at} aria-labelledby="question" className="panel mt-4 p-5 sm:p-8">
            <QuestionPrompt id="question" question={question} loaded={loaded} />
            <OptionList
              question={question}
              loaded={loaded}
              chosen={chosen}
              isChecked={isChecked}
              isFinal={!isExam}
              onChoose={(option) => onChange(answerQuestion(session, at, option))}
            />
            {isChecked && (
              <>
                <Explanation question={question} loaded={loaded} hasQuote />
                <p className="mt-1 flex flex-wrap gap-x-6">
                  <AboutLinks question={question} loaded={loaded} />
                </p>
              </>
            )}
          </section>
          {isConfirmingEnd && (
            <div role="alert" className="panel mt-4 flex flex-wrap items-center gap-3 p-5">
              <p className="grow">{text("unanswered", { count: open })}</p>
              <Button onClick={() => setIsConfirmingEnd(false)}>{text("keepOn")}</Button>
              <Button look="primary" onClick={onFinish}>
                {text("finish")}
              </Button>
            </div>
          )}
          <div className="mt-4 flex flex-wrap justify-between gap-3">
            <Button disabled={at === 0} onClick={() => step(-1)}>
              {text("previous")}
            </Button>
            {!isConfirmingEnd && (
              <span className="flex gap-3">
                {(isLast || open === 0) && (
                  <Button look="primary" onClick={end}>
                    {text("finish")}
                  </Button>
                )}
                {!isLast && (
                  <Button look={open === 0 ? "quiet" : "primary"} onClick={() => step(1)}>
                    {text("next")}
                  </Button>
                )}
              </span>
            )}
          </div>
        </>
      )}
    </>
  );
}

type QuizBarProps = {
  readonly session: QuizSession;
  readonly onPause: () => void;
  readonly onTimeUp: () => void;
};

/** The number of the question, the time left and the progress; an exam cannot be paused. */
function QuizBar({ session, onPause, onTimeUp }: QuizBarProps) {
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
