import type { ScholarQuestionView } from "#app/api/scholars.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { directionOf, type Language } from "#domain/language.ts";
import { CitedSources } from "./cited-sources.tsx";

type GivenAnswerProps = {
  readonly answer: Omit<NonNullable<ScholarQuestionView["answer"]>, "citations"> & {
    readonly citations: readonly string[];
  };
  /** Of the question, in which answers are written. */
  readonly language: Language;
};

/** A scholar's answer with who gave it and the texts it stands on. */
export function GivenAnswer({ answer, language }: GivenAnswerProps) {
  const text = useMessages("scholars");
  const locale = localeOf(useLanguage());
  const { scholarName: name, at, text: words, citations } = answer;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(at);
  return (
    <section className="grid gap-3 border-green border-s-2 ps-4">
      <h3 className="text-gold text-sm">
        {/* Isolated, so that a name in another script keeps its place. */}
        {name ? text("answerBy", { name: `\u2068${name}\u2069`, day }) : text("answerOf", { day })}
      </h3>
      <p lang={language} dir={directionOf(language)} className="whitespace-pre-wrap break-words text-pretty">
        {words}
      </p>
      <CitedSources references={citations} />
    </section>
  );
}
