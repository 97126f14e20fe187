import { useLanguage } from "#app/i18n/messages.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import type { Hadith } from "#content/hadith/index.ts";
import { directionOf } from "#domain/language.ts";
import { marksIn, readQuery } from "#domain/text-search/text-search.ts";

type HadithWordsProps = { readonly hadith: Hadith; readonly query: string };

/** The Arabic of a hadith and its translation, with what was searched for marked. */
export function HadithWords({ hadith, query }: HadithWordsProps) {
  const language = useLanguage();
  const asked = readQuery(query);
  return (
    <>
      <p lang="ar" dir="rtl" data-arabic="" className="text-pretty font-naskh text-2xl leading-loose">
        <MarkedText text={hadith.arabic} marks={marksIn(hadith.arabic, asked)} />
      </p>
      {hadith.text !== undefined && (
        <p
          lang={language}
          dir={directionOf(language)}
          data-translation=""
          className="mt-4 max-w-[65ch] text-pretty text-ink-soft"
        >
          <MarkedText text={hadith.text} marks={marksIn(hadith.text, asked)} />
        </p>
      )}
    </>
  );
}
