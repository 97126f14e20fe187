import { useLayoutEffect } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { readVerses, translationFor } from "#content/quran/index.ts";
import { directionOf } from "#domain/language.ts";
import type { QuizQuestion } from "#domain/quiz/quiz.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import type { LoadedQuiz } from "./load-quiz.ts";
import { findAskedRule } from "./question-prompt.tsx";
import { useVerseName } from "./verse-name.ts";

type ExplanationProps = {
  readonly question: QuizQuestion;
  readonly loaded: LoadedQuiz;
  /** Quotes the verse that says the answer as well, where one does. */
  readonly hasQuote: boolean;
};

/** Why the right answer is right, in one or two sentences, with its source. */
export function Explanation({ question, loaded, hasQuote }: ExplanationProps) {
  return (
    <div className="grid gap-2">
      <p className="max-w-[65ch]">
        <Because question={question} loaded={loaded} />
      </p>
      {hasQuote && question.kind === "story" && <QuotedVerse verse={question.verse} />}
    </div>
  );
}

type BecauseProps = Pick<ExplanationProps, "question" | "loaded">;

function Because({ question, loaded }: BecauseProps) {
  const text = useMessages("quiz");
  const language = useLanguage();
  const verse = useVerseName(loaded)(question.verse);
  const answer = question.options[question.right];
  const right = answer && "text" in answer ? answer.text : "";
  switch (question.kind) {
    case "story":
    case "verseSubject":
      return question.because === undefined
        ? text("why.verse", { answer: right, verse })
        : `${question.because} ${text("why.source", { source: verse })}`;
    case "wordMeaning": {
      const marked = question.shown.find(({ mark }) => mark === "rule")?.text ?? "";
      return text("why.word", { word: asOneRun(marked), meaning: right, verse });
    }
    case "wordFor":
      return text("why.word", { word: asOneRun(right), meaning: question.text ?? "", verse });
    case "missingWord":
      return (
        <>
          {`${text("why.missingWord", { verse })} `}
          <ArabicWords text={question.shown.map((run) => (run.mark === "gap" ? right : run.text)).join("")} />
        </>
      );
    case "mostOften": {
      const counts = question.counted?.map(
        ({ arabic, occurrences }) => `${asOneRun(arabic)} ${formatNumber(occurrences, language)}`,
      );
      const forms = question.forms?.map(asOneRun).join(" · ") ?? "";
      return text("why.mostOften", { counts: counts?.join(" · ") ?? "", forms });
    }
    default: {
      const rule = findAskedRule(question);
      const lesson = rule && loaded.lessons.get(rule);
      if (!lesson) return null;
      const books = lesson.cites.map(({ title, latinTitle, chapter }) =>
        language === "ar" || language === "ur"
          ? `${title}، ${chapter}`
          : `${latinTitle} (${asOneRun(chapter)})`,
      );
      return `${lesson.title}: ${lesson.what} ${text("why.source", { source: books.join(" · ") })}`;
    }
  }
}

/** Keeps the direction of words inside a sentence of the other direction (Unicode 3.0, FSI and PDI). */
const asOneRun = (words: string) => `\u2068${words}\u2069`;

function ArabicWords({ text }: { readonly text: string }) {
  return (
    <span lang="ar" dir="rtl" className="quran block text-start text-xl sm:text-2xl">
      <QuranText text={text} />
    </span>
  );
}

/** The verse in the page's language, or in Arabic where it has no translation; nothing until it is there. */
function QuotedVerse({ verse: { surah, ayah } }: { readonly verse: VerseReference }) {
  const edition = translationFor(useLanguage());
  const { latest } = useAsync(`${surah}:${ayah} ${edition}`, async () => {
    const verses = await readVerses(readPublished, edition ?? "arabic", surah);
    return verses[ayah - 1];
  });
  // A long verse would push the button that a keyboard user is on below the screen.
  useLayoutEffect(() => {
    if (latest !== undefined && document.activeElement !== document.body)
      document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [latest]);
  if (latest === undefined) return null;
  if (!edition) return <ArabicWords text={latest} />;
  return (
    <blockquote
      lang={edition}
      dir={directionOf(edition)}
      className="max-w-[65ch] border-edge border-s-2 ps-3 text-ink-soft"
    >
      {latest}
    </blockquote>
  );
}
