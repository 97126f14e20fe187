import { ChevronDown } from "lucide-react";
import type { ScholarQuestionView } from "#app/api/scholars.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { directionOf, nativeLanguageName } from "#domain/language.ts";
import { CitedSources } from "./cited-sources.tsx";
import { countryName } from "./country-codes.ts";

type QuestionDetailsProps = { readonly question: ScholarQuestionView; readonly side: "asker" | "scholar" };

/** The question as it was sent: its text and details, its sources in a disclosure, and the notes since. */
export function QuestionDetails({ question, side }: QuestionDetailsProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const { packet, notes, sentAt } = question;
  const day = dateFormat(language, { dateStyle: "medium" }).format(sentAt);
  const facts = [
    text("sentOn", { day }),
    packet.country && countryName(packet.country, localeOf(language)),
    packet.madhab && text(`madhab.${packet.madhab}`),
  ].filter(Boolean);
  return (
    <>
      <p
        lang={packet.language}
        dir={directionOf(packet.language)}
        className="whitespace-pre-wrap break-words text-pretty text-lg"
      >
        {packet.question}
      </p>
      <p className="text-ink-soft text-sm">
        {facts.join(" · ")}
        {" · "}
        <span lang={packet.language} dir={directionOf(packet.language)}>
          {nativeLanguageName[packet.language]}
        </span>
      </p>
      {packet.sources.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 list-none items-center gap-2 text-green text-sm [&::-webkit-details-marker]:hidden">
            <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
            {text("sourcesCount", { count: packet.sources.length })}
          </summary>
          <CitedSources references={packet.sources} />
        </details>
      )}
      {notes.map(({ by, at, text: words }) => (
        <div key={`${by}${at}`} className="border-line border-s-2 ps-3">
          <p className="text-ink-soft text-sm">{text(`note.${side}.${by}`)}</p>
          <p dir="auto" className="whitespace-pre-wrap break-words">
            {words}
          </p>
        </div>
      ))}
    </>
  );
}
