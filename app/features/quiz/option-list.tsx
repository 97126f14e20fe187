import { Check, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { optionKey, type QuizOption, type QuizQuestion } from "#domain/quiz/quiz.ts";
import type { LoadedQuiz } from "./load-quiz.ts";

type OptionListProps = {
  readonly question: QuizQuestion;
  readonly loaded: LoadedQuiz;
  readonly chosen: number | null;
  /** Shows the right answer; no option can be chosen any more. */
  readonly isChecked: boolean;
  /** The first choice is final: arrow keys must be able to move without choosing. */
  readonly isFinal: boolean;
  readonly onChoose: (option: number) => void;
};

/** The four options, as a group of radio buttons. */
export function OptionList({ question, loaded, chosen, isChecked, isFinal, onChoose }: OptionListProps) {
  const text = useMessages("quiz");
  const [picked, setPicked] = useState<number | null>(null);
  const choose = (place: number) => {
    if (isFinal && picked !== null) return;
    setPicked(place);
    onChoose(place);
  };
  const verdict = chosen === question.right ? text("right") : text("wrong");
  return (
    <fieldset
      aria-labelledby="question"
      onKeyDown={isFinal ? moveFocus : undefined}
      className="mt-6 grid gap-2"
    >
      {question.options.map((option, place) => {
        const isRight = isChecked && place === question.right;
        const isWrong = isChecked && place === chosen && !isRight;
        const stateClass = isRight
          ? "border-green border-2"
          : isWrong
            ? "border-harm border-2"
            : `border-edge border ${isChecked ? "" : "hover:border-green"}`;
        return (
          <label
            key={optionKey(option)}
            className={`flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-4 py-2 has-checked:bg-ground has-disabled:cursor-default ${stateClass}`}
          >
            <input
              type="radio"
              name="option"
              checked={place === (picked ?? chosen)}
              disabled={isChecked}
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
        {isChecked && verdict}
      </p>
    </fieldset>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows move the focus only, Space answers: by default an arrow key checks the next radio button. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const options = [...event.currentTarget.querySelectorAll("input")];
  const at = options.indexOf(document.activeElement as HTMLInputElement);
  options.at((at + step) % options.length)?.focus();
}

type OptionTextProps = { readonly option: QuizOption; readonly loaded: LoadedQuiz };

/** An option as text: Arabic, the title of a rule, counts, or words. */
export function OptionText({ option, loaded }: OptionTextProps) {
  const text = useMessages("quiz");
  const language = useLanguage();
  switch (option.kind) {
    case "arabic":
      return (
        <span lang="ar" dir="rtl" className="quran block text-start text-xl sm:text-2xl">
          <QuranText text={option.text} />
        </span>
      );
    case "rule":
      return loaded.lessons.get(option.rule)?.title;
    case "counts":
      return text("counts", {
        counts: option.counts.map((count) => formatNumber(count, language)).join(" · "),
      });
    case "words":
      return option.text;
  }
}
