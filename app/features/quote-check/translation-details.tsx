import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { SurahName } from "#content/quran/index.ts";
import { directionOf } from "#domain/language.ts";
import type { TranslationQuote } from "#domain/quote-check/text-quote.ts";
import { VerseLinks, verseName } from "./verse-links.tsx";

type TranslationDetailsProps = { readonly quote: TranslationQuote; readonly names: readonly SurahName[] };

/** Of a rendering of a verse: the verse that is named, the translation it comes nearest to, and how near. */
export function TranslationDetails({ quote, names }: TranslationDetailsProps) {
  const text = useMessages("quotes");
  const language = useLanguage();
  const { claimed, corrected, references, score } = quote;
  return (
    <>
      <p className="text-ink-soft text-sm">
        {text("claimed", { reference: verseName(claimed, names, language) })}{" "}
        {text("score", { score: formatNumber(score, language) })}
      </p>
      {corrected !== undefined && (
        <div>
          <h2 className="mb-2 font-semibold text-sm">{text("translation")}</h2>
          <p
            lang={quote.language}
            dir={directionOf(quote.language)}
            className="border-gold border-s-3 ps-3.5"
          >
            {corrected}
          </p>
        </div>
      )}
      <VerseLinks references={references} names={names} />
    </>
  );
}
