import { Copy } from "lucide-react";
import { useRef } from "react";
import { copyText } from "#app/browser/clipboard.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { SurahName } from "#content/quran/index.ts";
import { mendableCount, mendedText } from "#domain/quote-check/found-quote.ts";
import type { SurahNameIn } from "#domain/quote-check/mend-reference.ts";
import type { TextQuote } from "#domain/quote-check/text-quote.ts";
import { CheckedText } from "./checked-text.tsx";
import { QuoteDetails, quoteId } from "./quote-details.tsx";

type QuoteResultsProps = {
  readonly text: string;
  readonly quotes: readonly TextQuote[];
  readonly names: readonly SurahName[];
  /** Names for references that are mended, in the letters of the text. */
  readonly nameOf: SurahNameIn;
};

/** What was found in a text: the text with its quotes marked, and each quote with its details. */
export function QuoteResults({ text, quotes, names, nameOf }: QuoteResultsProps) {
  const say = useMessages("quotes");
  const showToast = useToast();
  const list = useRef<HTMLDivElement>(null);
  if (quotes.length === 0) return <EmptyState title={say("none")} hint={say("noneHint")} />;
  const open = (number: number) => {
    const details = list.current?.querySelector<HTMLDetailsElement>(`#${quoteId(number)}`);
    if (!details) return;
    details.open = true;
    details.querySelector("summary")?.focus({ preventScroll: true });
    details.scrollIntoView({ block: "start" });
  };
  const copy = async () => {
    const isCopied = await copyText(mendedText(text, quotes, nameOf));
    if (isCopied) showToast({ description: say("mendedCopied") });
    else showToast({ variant: "destructive", description: say("copyFailed") });
  };
  const count = mendableCount(quotes);
  return (
    <>
      <CheckedText text={text} quotes={quotes} onOpen={open} />
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={copy}>
            <Copy aria-hidden="true" className="size-4" />
            {say("copyMended")}
          </Button>
          <p className="text-ink-soft text-sm">{say("mends", { count })}</p>
        </div>
      )}
      <div ref={list} className="panel divide-y divide-line">
        {quotes.map((quote, at) => (
          <QuoteDetails
            key={quote.start}
            quote={quote}
            number={at + 1}
            written={text.slice(quote.start, quote.end)}
            names={names}
          />
        ))}
      </div>
    </>
  );
}
