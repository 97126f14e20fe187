import type { ImportedHadith } from "#app/api/imported-hadith.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { Badge } from "#app/ui/badge.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import { directionOf } from "#domain/language.ts";
import { marksIn, readQuery } from "#domain/text-search/text-search.ts";

type ImportedCardProps = { readonly hadith: ImportedHadith; readonly query: string };

/** One hadith of an operator's collection in one language, in the words of its file. */
export function ImportedCard({ hadith, query }: ImportedCardProps) {
  const own = useMessages("hadith");
  const language = useLanguage();
  const { title, number, language: written, text, narrator, book, grades } = hadith;
  const isArabic = written === "ar";
  const foreign = { lang: written, dir: directionOf(written) };
  return (
    <li data-imported={`${hadith.collection} ${number}`} className="panel p-5 sm:p-6">
      <ul className="mb-4 flex flex-wrap items-center gap-2">
        <li>
          <Badge>{own("number", { number: printedNumber(number, language) })}</Badge>
        </li>
        <li className="px-1 text-gold text-sm">
          <bdi {...foreign}>{title}</bdi>
        </li>
        {grades.map(({ grade, grader }) => (
          <li key={`${grader} ${grade}`}>
            <Badge look="gold">
              <bdi>{own("graded", { grade, grader })}</bdi>
            </Badge>
          </li>
        ))}
      </ul>
      <p
        {...foreign}
        className={
          isArabic ? "text-pretty font-naskh text-[1.5rem] leading-[2.1]!" : "max-w-[65ch] text-pretty"
        }
      >
        <MarkedText text={text} marks={marksIn(text, readQuery(query))} />
      </p>
      {(narrator || book) && (
        <p {...foreign} className="mt-3 text-ink-soft text-sm">
          {[narrator, book].filter(Boolean).join(" · ")}
        </p>
      )}
    </li>
  );
}
