import { ChevronDown } from "lucide-react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { SurahName } from "#content/quran/index.ts";
import type { FoundQuote } from "#domain/quote-check/found-quote.ts";
import { verdictLooks } from "./verdict-look.ts";

/** The id of the details of a quote, numbered from 1. */
export const quoteId = (number: number) => `quote-${number}`;

type QuoteDetailsProps = {
  readonly quote: FoundQuote;
  readonly number: number;
  readonly written: string;
  readonly names: readonly SurahName[];
};

/** One quote: its verdict in a sentence, where it stands, the verified text and every letter that differs. */
export function QuoteDetails({ quote, number, written, names }: QuoteDetailsProps) {
  const text = useMessages("quotes");
  const language = useLanguage();
  const { verdict, references, claimed, corrected, changes } = quote;
  return (
    <details id={quoteId(number)} className="group scroll-mt-20">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="tabular-nums">
          {formatNumber(number, language)}
        </span>
        <span className="min-w-0 grow">
          <span className="block font-semibold" style={{ color: verdictLooks[verdict].color }}>
            {text(`verdict.${verdict}`)}
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
        <p>{text(`about.${verdict}`)}</p>
        {claimed !== undefined && (
          <p className="text-ink-soft text-sm">
            {text("claimed", { reference: nameOf(claimed, names, (key) => printedNumber(key, language)) })}
          </p>
        )}
        {corrected !== undefined && (
          <div>
            <h2 className="mb-2 font-semibold text-sm">{text("verified")}</h2>
            <p lang="ar" dir="rtl" className="quran border-gold border-s-3 ps-3.5 text-2xl">
              <QuranText text={corrected} />
            </p>
          </div>
        )}
        {changes.length > 0 && <Changes changes={changes} />}
        {references.length > 0 && (
          <ul aria-label={text("references")} className="flex flex-wrap gap-x-5">
            {references.map((key) => (
              <li key={key}>
                <Link
                  href={addressOf(key)}
                  className="inline-flex min-h-11 items-center text-green underline"
                >
                  {nameOf(key, names, (printed) => printedNumber(printed, language))}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

function addressOf(key: string): string {
  const [surah = "1", ayah = "1"] = key.split(":");
  return `/digital-quran?surah=${surah}&verse=${ayah}`;
}

/** A verse or verses with the surah's name: `Al Imran 3:19`. */
function nameOf(key: string, names: readonly SurahName[], print: (key: string) => string): string {
  // Isolated, or a page from right to left would turn the two numbers around.
  const numbers = `\u2066${print(key)}\u2069`;
  const name = names[Number(key.split(":")[0]) - 1]?.name;
  return name === undefined ? numbers : `${name} ${numbers}`;
}

/** Every word that differs: as it is written, as it should be, and the letters between the two. */
function Changes({ changes }: Pick<FoundQuote, "changes">) {
  const text = useMessages("quotes");
  return (
    <div>
      <h2 className="mb-2 font-semibold text-sm">{text("changes")}</h2>
      <ul className="grid gap-2">
        {changes.map(({ start, written, verified, letters }) => (
          <li key={`${start} ${verified}`} className="grid gap-1 border-line border-t pt-2 text-sm">
            <p className="text-ink-soft">
              {written === ""
                ? text("missing", { verified })
                : verified === ""
                  ? text("added", { written })
                  : text("instead", { written, verified })}
            </p>
            <p aria-hidden="true" lang="ar" dir="rtl" className="font-naskh text-2xl leading-loose">
              {letters.map(({ kind, text: part }, at) => {
                // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one change never change their places
                if (kind === "same") return <span key={at}>{part}</span>;
                const Mark = kind === "removed" ? "del" : "ins";
                return (
                  <Mark
                    // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one change never change their places
                    key={at}
                    style={{ color: `var(--${kind === "removed" ? "harm" : "green"})` }}
                  >
                    {part}
                  </Mark>
                );
              })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
