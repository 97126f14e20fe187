import type { ImportedHadith } from "#app/api/imported-hadith.ts";
import { lineSeparator } from "#app/i18n/line-separator.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { Badge } from "#app/ui/badge.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import { directionOf } from "#domain/language.ts";
import { marksIn, readQuery } from "#domain/text-search/text-search.ts";

type ImportedWordsProps = { readonly hadith: ImportedHadith; readonly query: string };

/** One hadith of an operator's collection in one language: its number, grades, words as in the file, narrator and book. */
export function ImportedWords({ hadith, query }: ImportedWordsProps) {
  const hadithText = useMessages("hadith");
  const language = useLanguage();
  const { title, number, language: written, text, narrator, book, grades } = hadith;
  const { bookNumber, numberInBook, chapter } = hadith;
  const isArabic = written === "ar";
  const foreign = { lang: written, dir: directionOf(written) };
  return (
    <>
      <ul className="mb-2 flex flex-wrap items-center gap-2">
        <li>
          <Badge>{hadithText("number", { number: printedNumber(number, language) })}</Badge>
        </li>
        <li className="px-1 text-ink-soft text-sm">
          <bdi {...foreign}>{title}</bdi>
          {bookNumber !== undefined && numberInBook !== undefined && (
            <>
              {lineSeparator(language)}
              {hadithText("inBook", {
                book: printedNumber(bookNumber, language),
                hadith: printedNumber(numberInBook, language),
              })}
            </>
          )}
        </li>
        {grades.map(({ grade, grader }) => (
          <li key={`${grader} ${grade}`}>
            <Badge look="green">
              <bdi>{hadithText("graded", { grade, grader })}</bdi>
            </Badge>
          </li>
        ))}
      </ul>
      <p
        {...foreign}
        className={isArabic ? "text-pretty font-naskh text-2xl leading-[1.9]!" : "max-w-text text-pretty"}
      >
        <MarkedText text={text} marks={marksIn(text, readQuery(query))} />
      </p>
      {(narrator || book || chapter) && (
        <p {...foreign} className="mt-3 text-ink-soft text-sm">
          {[narrator, book, chapter].filter(Boolean).join(lineSeparator(language))}
        </p>
      )}
    </>
  );
}
