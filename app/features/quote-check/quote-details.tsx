import { ChevronDown } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { SurahName } from "#content/quran/index.ts";
import type { TextQuote } from "#domain/quote-check/text-quote.ts";
import { HadithDetails } from "./hadith-details.tsx";
import { TranslationDetails } from "./translation-details.tsx";
import { verdictLooks, verdictOf } from "./verdict-look.ts";
import { VerseDetails } from "./verse-details.tsx";

/** The id of the details of a quote, numbered from 1. */
export const quoteId = (number: number) => `quote-${number}`;

type QuoteDetailsProps = {
  readonly quote: TextQuote;
  readonly number: number;
  readonly written: string;
  readonly names: readonly SurahName[];
};

/** One quote: its verdict in a sentence, where it stands, the verified text and what differs. */
export function QuoteDetails({ quote, number, written, names }: QuoteDetailsProps) {
  const text = useMessages("quotes");
  const language = useLanguage();
  return (
    <details id={quoteId(number)} className="group scroll-mt-20">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="tabular-nums">
          {formatNumber(number, language)}
        </span>
        <span className="min-w-0 grow">
          <span className="block font-semibold" style={{ color: verdictLooks[quote.verdict].color }}>
            {text(`verdict.${verdictOf(quote)}`)}
          </span>
          <span dir="auto" className="block truncate text-ink-soft text-sm">
            {written}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <p>{text(`about.${verdictOf(quote)}`)}</p>
        {quote.kind === "quran" ? (
          <VerseDetails quote={quote} names={names} />
        ) : quote.kind === "hadith" ? (
          <HadithDetails quote={quote} written={written} />
        ) : (
          <TranslationDetails quote={quote} names={names} />
        )}
      </div>
    </details>
  );
}
