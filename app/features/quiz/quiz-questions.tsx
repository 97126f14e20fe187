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
  const [isEnding, setIsEnding] = useState(false);
  // A choice is kept and marked at once; what is right is drawn behind it.
  const drawn = useDeferredValue(session);
  const { at, answers, isExam, pausedAt } = drawn;
  const isAskedFor = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when another question is drawn
  useEffect(() => {
    if (!isAskedFor.current) return;
    isAskedFor.current = false;
    // Eyes go to the new question by themselves, keys and screen readers have to be led there.
    document.getElementById("question")?.focus();
  }, [at]);
  const question = loaded.questions[at];
  const isLast = at === answers.length - 1;
  // Of the newest: whoever finishes right after the last answer has left none open.
  const open = session.answers.filter((answer) => answer === null).length;
  if (!question) return null;
  const chosen = answers[at] ?? null;
  const isJudged = !isExam && chosen !== null;

  const end = () => (open > 0 && !isEnding ? setIsEnding(true) : onFinish());
  // Steps from the newest place: a press before the last step is drawn counts too.
  const step = (by: -1 | 1) => {
    setIsEnding(false);
    isAskedFor.current = true;
    onChange(shownAt(session, session.at + by));
  };

  return (
    <>
      <QuizBar
        session={drawn}
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
              isJudged={isJudged}
              isFinal={!isExam}
              onChoose={(option) => onChange(answered(session, at, option))}
            />
            {isJudged && chosen !== question.right && (
              <p className="flex flex-wrap gap-x-6">
                <AboutLinks question={question} loaded={loaded} />
              </p>
            )}
          </section>
          {isEnding && (
            <div role="alert" className="panel mt-4 flex flex-wrap items-center gap-3 p-5">
              <p className="grow">{text("unanswered", { count: open })}</p>
              <Button onClick={() => setIsEnding(false)}>{text("keepOn")}</Button>
              <Button look="primary" onClick={onFinish}>
                {text("finish")}
              </Button>
            </div>
          )}
          <div className="mt-4 flex flex-wrap justify-between gap-3">
            <Button disabled={at === 0} onClick={() => step(-1)}>
              {text("previous")}
            </Button>
            {!isEnding && (
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
