import { useLanguage } from "#app/i18n/messages.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import type { Hadith } from "#content/hadith/index.ts";
import { excerptOf } from "#domain/excerpt.ts";
import { directionOf } from "#domain/language.ts";
import { marksIn, readQuery, type TextQuery } from "#domain/text-search/text-search.ts";

type HadithWordsProps = {
  readonly hadith: Hadith;
  readonly query: string;
  /** Only the beginnings, for a list. */
  readonly isExcerpt?: boolean;
};

/** About two lines of Arabic and three of a translation on a phone. */
const longest = { arabic: 85, translation: 120 } as const;

/** The beginning of a text, or all of it if the match is further on. */
function beginning(text: string, length: number, query: TextQuery): string {
  const excerpt = excerptOf(text, length);
  const isLoadedLater = marksIn(text, query).length > marksIn(excerpt, query).length;
  return isLoadedLater ? text : excerpt;
}

/** The Arabic of a hadith and its translation, with matches of the search marked. */
export function HadithWords({ hadith, query, isExcerpt = false }: HadithWordsProps) {
  const language = useLanguage();
  const parsed = readQuery(query);
  const { arabic, text } = hadith;
  const shownArabic = isExcerpt ? beginning(arabic, longest.arabic, parsed) : arabic;
  const shownText = isExcerpt && text !== undefined ? beginning(text, longest.translation, parsed) : text;
  return (
    <>
      <p lang="ar" dir="rtl" data-arabic="" className="text-pretty font-naskh text-2xl leading-[1.9]!">
        <MarkedText text={shownArabic} marks={marksIn(shownArabic, parsed)} />
      </p>
      {shownText !== undefined && (
        <p
          lang={language}
          dir={directionOf(language)}
          data-translation=""
          className={`max-w-text text-pretty ${isExcerpt ? "mt-1" : "mt-4"}`}
        >
          <MarkedText text={shownText} marks={marksIn(shownText, parsed)} />
        </p>
      )}
    </>
  );
}
