import { Check, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { optionKey, type QuizQuestion } from "#domain/quiz/quiz.ts";
import type { LoadedQuiz } from "./load-quiz.ts";
import { OptionText } from "./option-text.tsx";

type OptionListProps = {
  readonly question: QuizQuestion;
  readonly loaded: LoadedQuiz;
  readonly chosen: number | null;
  /** Shows what is right; nothing can be chosen any more. */
  readonly isJudged: boolean;
  /** The first choice is the answer: arrows must be able to pass by an option without choosing it. */
  readonly isFinal: boolean;
  readonly onChoose: (option: number) => void;
};

/** The four options, as a group of radio buttons. */
export function OptionList({ question, loaded, chosen, isJudged, isFinal, onChoose }: OptionListProps) {
  const text = useMessages("quiz");
  const [picked, setPicked] = useState<number | null>(null);
  const choose = (place: number) => {
    if (isFinal && picked !== null) return;
    setPicked(place);
    onChoose(place);
  };
  const verdict = chosen === question.right ? text("right") : text("wrong");
  return (
    <fieldset aria-labelledby="question" onKeyDown={isFinal ? passBy : undefined} className="mt-6 grid gap-2">
      {question.options.map((option, place) => {
        const isRight = isJudged && place === question.right;
        const isWrong = isJudged && place === chosen && !isRight;
        const look = isRight
          ? "border-green border-2"
          : isWrong
            ? "border-harm border-2"
            : `border-line border ${isJudged ? "" : "hover:border-green"}`;
        return (
          <label
            key={optionKey(option)}
            className={`flex min-h-13 cursor-pointer items-center gap-3 rounded-control px-4 py-2 has-checked:bg-ground has-disabled:cursor-default ${look}`}
          >
            <input
              type="radio"
              name="option"
              checked={place === (picked ?? chosen)}
              disabled={isJudged}
              onChange={() => choose(place)}
              className="size-5 shrink-0 accent-green"
            />
            <span className="min-w-0 grow">
              <OptionText option={option} loaded={loaded} />
            </span>
            {isRight && <Check aria-hidden="true" className="size-5 shrink-0 text-green" />}
            {isWrong && <X aria-hidden="true" className="size-5 shrink-0 text-harm" />}
            {isRight && <span className="sr-only">{text("rightAnswer")}</span>}
          </label>
        );
      })}
      <p role="status" className="min-h-7 font-medium">
        {isJudged && verdict}
      </p>
    </fieldset>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows go from option to option; Space answers. A group of radio buttons would answer by the arrow itself. */
function passBy(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const options = [...event.currentTarget.querySelectorAll("input")];
  const at = options.indexOf(document.activeElement as HTMLInputElement);
  options.at((at + step) % options.length)?.focus();
}
