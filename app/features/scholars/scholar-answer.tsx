import type { ScholarQuestionView } from "#app/api/scholars.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { directionOf, type Language } from "#domain/language.ts";
import { CitedSources } from "./cited-sources.tsx";

type ScholarAnswerProps = {
  readonly answer: Omit<NonNullable<ScholarQuestionView["answer"]>, "citations"> & {
    readonly citations: readonly string[];
  };
  /** The language of the question, in which the answer is written. */
  readonly language: Language;
};

/** A scholar's answer with its author and the texts it cites. */
export function ScholarAnswer({ answer, language }: ScholarAnswerProps) {
  const text = useMessages("scholars");
  const locale = localeOf(useLanguage());
  const { scholarName: name, at, text: words, citations } = answer;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(at);
  return (
    <section className="grid gap-3 border-green border-s-2 ps-4">
      <h3 className="text-ink-soft text-sm">
        {/* First-strong isolates keep a name in another script in its place. */}
        {name ? text("answerBy", { name: `\u2068${name}\u2069`, day }) : text("answerOf", { day })}
      </h3>
      <p lang={language} dir={directionOf(language)} className="whitespace-pre-wrap break-words text-pretty">
        {words}
      </p>
      <CitedSources references={citations} />
    </section>
  );
}
