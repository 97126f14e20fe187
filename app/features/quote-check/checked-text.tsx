import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { textParts } from "#domain/quote-check/found-quote.ts";
import type { TextQuote } from "#domain/quote-check/text-quote.ts";
import { quoteId } from "./quote-details.tsx";
import { verdictLooks, verdictOf } from "./verdict-look.ts";

type CheckedTextProps = {
  readonly text: string;
  readonly quotes: readonly TextQuote[];
  readonly onOpen: (number: number) => void;
};

/** The text itself with each quote underlined, numbered and named by its verdict; a press opens its details. */
export function CheckedText({ text, quotes, onOpen }: CheckedTextProps) {
  const say = useMessages("quotes");
  const language = useLanguage();
  return (
    <section
      aria-label={say("checkedText")}
      className="panel wrap-anywhere whitespace-pre-wrap p-4 text-lg leading-loose"
      // Each line of a mixed text has the direction of its own letters.
      style={{ unicodeBidi: "plaintext" }}
    >
      {textParts(text, quotes).map(({ text: part, quote, number }, at) =>
        quote && number ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their places
            key={at}
            href={`#${quoteId(number)}`}
            onClick={(event) => {
              event.preventDefault();
              onOpen(number);
            }}
          >
            <span style={verdictLooks[quote.verdict]}>{part}</span>{" "}
            <bdi className="whitespace-nowrap rounded-round border border-edge px-2 text-sm">
              {formatNumber(number, language)} {say(`verdict.${verdictOf(quote)}`)}
            </bdi>
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their places
          <span key={at}>{part}</span>
        ),
      )}
    </section>
  );
}
