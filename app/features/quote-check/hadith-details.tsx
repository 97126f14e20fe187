import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { HadithQuote } from "#domain/quote-check/text-quote.ts";
import { ChangedLetters } from "./changed-letters.tsx";

/** Of a quote that claims to be a hadith: where it stands with its grades, or who judged it as not authentic. */
export function HadithDetails({ quote }: { readonly quote: HadithQuote }) {
  const text = useMessages("quotes");
  const language = useLanguage();
  const { verdict, hadith, corrected, letters, sources } = quote;
  return (
    <>
      {corrected !== undefined && verdict !== "not-authentic" && (
        <div>
          <h2 className="mb-2 font-semibold text-sm">{text("hadithText")}</h2>
          <p dir="auto" className="border-gold border-s-3 ps-3.5 leading-loose">
            {letters.length > 0 ? <ChangedLetters letters={letters} /> : corrected}
          </p>
        </div>
      )}
      {hadith.length > 0 && (
        <ul aria-label={text("references")} className="grid gap-1">
          {hadith.map(({ id, collection, number, grades }) => {
            const place = `${collection} ${printedNumber(number, language)}`;
            return (
              <li key={place} className="flex flex-wrap items-center gap-x-3">
                {id === undefined ? (
                  place
                ) : (
                  <Link
                    href={`/hadith?id=${id}`}
                    className="inline-flex min-h-11 items-center text-green underline"
                  >
                    {place}
                  </Link>
                )}
                <span className="text-ink-soft text-sm">
                  {grades.map(({ name, grader }) => text("graded", { grade: name, grader })).join(" · ")}
                </span>
              </li>
            );
          })}
        </ul>
      )}
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
    </>
  );
}
