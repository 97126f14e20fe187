import { BookOpen, GraduationCap } from "lucide-react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { QuizQuestion } from "#domain/quiz/quiz.ts";
import type { TajweedRule } from "#domain/tajweed/rule.ts";
import type { LoadedQuiz } from "./load-quiz.ts";

const linkClass = "inline-flex min-h-11 items-center gap-2 text-green text-sm hover:underline";

type AboutLinksProps = { readonly question: QuizQuestion; readonly loaded: LoadedQuiz };

/** Links from a question to the lesson of its rule and to its verse. */
export function AboutLinks({ question, loaded }: AboutLinksProps) {
  const text = useMessages("quiz");
  const language = useLanguage();
  const { surah, ayah } = question.verse;
  const rule = ruleAsked(question);
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
        {text("verse", {
          surah: loaded.surahNames[surah - 1] ?? "",
          verse: formatNumber(ayah, language),
        })}
      </Link>
    </>
  );
}

/** The rule of tajweed a question is about; undefined if it is about none. */
export function ruleAsked({ rule, options, right }: QuizQuestion): TajweedRule | undefined {
  const answer = options[right];
  return rule ?? (answer?.kind === "rule" ? answer.rule : undefined);
}
