import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { QuizOption } from "#domain/quiz/quiz.ts";
import type { LoadedQuiz } from "./load-quiz.ts";

type OptionTextProps = { readonly option: QuizOption; readonly loaded: LoadedQuiz };

/** An option as it is read: Arabic, a surah's name, a rule's title, counts, or words. */
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
    case "surah":
      return loaded.surahNames[option.surah - 1];
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
