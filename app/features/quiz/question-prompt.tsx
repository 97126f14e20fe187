import { BookOpen, GraduationCap } from "lucide-react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { QuizQuestion } from "#domain/quiz/quiz.ts";
import type { TajweedRule } from "#domain/tajweed/rule.ts";
import type { LoadedQuiz } from "./load-quiz.ts";
import { useVerseName } from "./verse-name.ts";

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
    verse: useVerseName(loaded)(verse),
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
      {kind === "verseSubject" && loaded.translated[verse.ayah - 1] && (
        <p lang={language} className="mt-3 max-w-[65ch] text-ink-soft">
          {loaded.translated[verse.ayah - 1]}
        </p>
      )}
    </>
  );
}

const linkClass = "inline-flex min-h-11 items-center gap-2 text-green text-sm hover:underline";

type AboutLinksProps = { readonly question: QuizQuestion; readonly loaded: LoadedQuiz };

/** Links from a question to the lesson of its rule and to its verse. */
export function AboutLinks({ question, loaded }: AboutLinksProps) {
  const text = useMessages("quiz");
  const { surah, ayah } = question.verse;
  const rule = findAskedRule(question);
  const lesson = rule && loaded.lessons.get(rule);
  return (
    <>
      {lesson && (
        <Link href={lesson.href} className={linkClass}>
          <GraduationCap aria-hidden="true" className="size-4" />
          {text("lesson", { rule: lesson.title })}
        </Link>
      )}
      <Link href={`/digital-quran?surah=${surah}&verse=${ayah}`} className={linkClass}>
        <BookOpen aria-hidden="true" className="size-4" />
        {useVerseName(loaded)(question.verse)}
      </Link>
    </>
  );
}

/** The rule of tajweed a question is about; undefined if it is about none. */
export function findAskedRule({ rule, options, right }: QuizQuestion): TajweedRule | undefined {
  const answer = options[right];
  return rule ?? (answer?.kind === "rule" ? answer.rule : undefined);
}
