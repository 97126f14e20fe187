import { Link } from "wouter";
import { changedSearch, useAddressParameters } from "#app/browser/address-parameters.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { Hadith } from "#content/hadith/index.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";
import { sourceLine } from "./actionable-hadith.ts";
import { VerseQuote } from "./verse-quote.tsx";

type CrossReferencesProps = {
  readonly related: readonly string[];
  readonly hadithOf: (id: string) => Hadith | undefined;
};

/** Verses and hadith that speak of the same matter. */
export function CrossReferences({ related, hadithOf }: CrossReferencesProps) {
  const text = useMessages("hadith");
  const language = useLanguage();
  const { search } = useAddressParameters();
  const verses = related.flatMap((key) => parseVerseKey(key) ?? []);
  const others = related.flatMap((id) => hadithOf(id) ?? []);
  if (verses.length + others.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-medium">{text("related")}</h3>
      <ul className="grid gap-3">
        {verses.map((verse) => (
          <li key={`${verse.surah}:${verse.ayah}`}>
            <VerseQuote verse={verse} />
          </li>
        ))}
        {others.map((other) => (
          <li key={other.id}>
            <Link
              href={`/hadith${changedSearch(search, { id: other.id })}`}
              className="panel flex min-h-11 flex-col p-3 hover:border-green"
            >
              <span className="text-gold text-sm">
                {sourceLine(other, (number) => printedNumber(number, language))}
              </span>
              <span
                {...(other.text === undefined ? { lang: "ar", dir: "rtl" } : {})}
                className="line-clamp-2 text-ink-soft text-sm"
              >
                {other.text ?? other.arabic}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
