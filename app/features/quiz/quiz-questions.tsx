import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import {
  answered,
  pausedSession,
  type QuizSession,
  resumedSession,
  shownAt,
} from "#domain/quiz/quiz-session.ts";
import { AboutLinks } from "./about-links.tsx";
import type { LoadedQuiz } from "./load-quiz.ts";
import { OptionList } from "./option-list.tsx";
import { QuestionPrompt } from "./question-prompt.tsx";
import { QuizBar } from "./quiz-bar.tsx";

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
    onChange(shownAt(session, session.at + by));
  };

  return (
    <>
      <QuizBar
        session={shown}
        onPause={() => onChange(pausedSession(session, Date.now()))}
        onTimeUp={onFinish}
      />
      {pausedAt !== undefined ? (
        <div className="panel mt-4 grid justify-items-center gap-4 p-10 text-center">
          <p>{text("paused")}</p>
          <Button look="primary" onClick={() => onChange(resumedSession(session, Date.now()))}>
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
              onChoose={(option) => onChange(answered(session, at, option))}
            />
            {isChecked && chosen !== question.right && (
              <p className="flex flex-wrap gap-x-6">
                <AboutLinks question={question} loaded={loaded} />
              </p>
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
