import { Check, Minus, X } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { QuizQuestion } from "#domain/quiz/quiz.ts";
import { AboutLinks } from "./about-links.tsx";
import { CitedVerse } from "./cited-verse.tsx";
import type { LoadedQuiz } from "./load-quiz.ts";
import { OptionText } from "./option-text.tsx";
import { QuestionPrompt } from "./question-prompt.tsx";

type AnsweredQuestionProps = {
  readonly place: number;
  readonly question: QuizQuestion;
  readonly chosen: number | null;
  readonly loaded: LoadedQuiz;
};

/** A question of a finished test: what was chosen, what is right, and where to read on. */
export function AnsweredQuestion({ place, question, chosen, loaded }: AnsweredQuestionProps) {
  const text = useMessages("quiz");
  const language = useLanguage();
  const { verse, options, right } = question;
  const isRight = chosen === right;
  const own = chosen === null ? undefined : options[chosen];
  const answer = options[right];
  const Sign = isRight ? Check : chosen === null ? Minus : X;
  return (
    <li className="panel p-5">
      <p className={`mb-2 flex items-center gap-2 text-sm ${isRight ? "text-green" : "text-harm"}`}>
        <Sign aria-hidden="true" className="size-4" />
        {`${formatNumber(place + 1, language)}. ${text(isRight ? "right" : chosen === null ? "notAnswered" : "wrong")}`}
      </p>
      <QuestionPrompt id={`question-${place}`} question={question} loaded={loaded} />
      <dl className="mt-3 grid gap-2">
        {own && !isRight && (
          <div>
            <dt className="text-ink-soft text-sm">{text("yourAnswer")}</dt>
            <dd className="border-harm border-s-2 ps-3">
              <OptionText option={own} loaded={loaded} />
            </dd>
          </div>
        )}
        {answer && (
          <div>
            <dt className="text-ink-soft text-sm">{text("rightAnswer")}</dt>
            <dd className="border-green border-s-2 ps-3">
              <OptionText option={answer} loaded={loaded} />
            </dd>
          </div>
        )}
      </dl>
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        <AboutLinks question={question} loaded={loaded} />
        <CitedVerse verse={verse} />
      </div>
    </li>
  );
}
