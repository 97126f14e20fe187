import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { QuizQuestion } from "#domain/quiz/quiz.ts";
import type { LoadedQuiz } from "./load-quiz.ts";

type QuestionPromptProps = {
  readonly id: string;
  readonly question: QuizQuestion;
  readonly loaded: LoadedQuiz;
};

/** The question and the Arabic text it is about. */
export function QuestionPrompt({ id, question, loaded }: QuestionPromptProps) {
  const text = useMessages("quiz");
  const language = useLanguage();
  const { kind, shown, verse, rule } = question;
  const values = {
    meaning: question.text ?? "",
    rule: rule ? (loaded.lessons.get(rule)?.title ?? "") : "",
    verse: text("verse", {
      surah: loaded.surahNames[verse.surah - 1] ?? "",
      verse: formatNumber(verse.ayah, language),
    }),
  };
  return (
    <>
      <h2 id={id} tabIndex={-1} className="text-pretty text-lg outline-none">
        {kind === "story" ? question.text : text(`ask.${kind}`, values)}
      </h2>
      {shown.length > 0 && (
        <p lang="ar" dir="rtl" className="quran mt-4 text-pretty text-[1.625rem] sm:text-3xl">
          {shown.map((run, place) =>
            run.mark === "gap" ? (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a question keep their order
                key={place}
                role="img"
                aria-label={text("gap")}
                className="mx-1 inline-block w-20 border-gold border-b-2 border-dashed"
              />
            ) : run.mark === "rule" ? (
              <mark
                // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a question keep their order
                key={place}
                className="bg-transparent text-gold underline decoration-2 underline-offset-[0.5em] [text-decoration-skip-ink:none]"
              >
                <QuranText text={run.text} />
              </mark>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a question keep their order
              <QuranText key={place} text={run.text} />
            ),
          )}
        </p>
      )}
    </>
  );
}
