import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { HadithQuote } from "#domain/quote-check/text-quote.ts";
import { HadithPlaces, HadithText } from "./hadith-places.tsx";
import { OperatorLookup } from "./operator-lookup.tsx";

type HadithDetailsProps = { readonly quote: HadithQuote; readonly written: string };

/** Of a quote that claims to be a hadith: where it stands with its grades, or who judged it as not authentic. */
export function HadithDetails({ quote, written }: HadithDetailsProps) {
  const text = useMessages("quotes");
  const language = useLanguage();
  const { verdict, hadith, corrected, letters, sources } = quote;
  return (
    <>
      {corrected !== undefined && verdict !== "not-authentic" && (
        <HadithText text={corrected} letters={letters} />
      )}
      <HadithPlaces places={hadith} />
      {sources.length > 0 && (
        <ul aria-label={text("judgements")} className="grid gap-1">
          {sources.map(({ work, number, judgement, link }) => (
            <li key={`${work} ${number}`}>
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center text-green underline"
              >
                {text("judged", { work, number: printedNumber(number, language), judgement })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {(verdict === "near" || verdict === "not-found") && <OperatorLookup written={written} />}
    </>
  );
}
