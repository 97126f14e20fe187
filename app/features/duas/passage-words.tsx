import { useLanguage } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { MarkedText } from "#app/ui/marked-text.tsx";
import { directionOf } from "#domain/language.ts";
import { marksIn, type TextQuery } from "#domain/text-search/text-search.ts";
import type { Passage } from "./dua-entry.ts";

type PassageWordsProps = { readonly passage: Passage; readonly asked: TextQuery };

/** Verses as they stand in the mushaf, each closed by its number, and their published translation. */
export function PassageWords({ passage, asked }: PassageWordsProps) {
  const language = useLanguage();
  const { arabic, translation, from } = passage;
  return (
    <>
      <p lang="ar" dir="rtl" data-arabic="" className="quran text-pretty text-[1.625rem]">
        {arabic.map((verse, at) => {
          const ayah = from + at;
          return (
            <span key={ayah}>
              <MarkedText text={verse} marks={marksIn(verse, asked)} />{" "}
              <span className="text-gold">{`\u06dd${formatNumber(ayah, "ar")}`}</span>{" "}
            </span>
          );
        })}
      </p>
      {translation && (
        <p
          lang={language}
          dir={directionOf(language)}
          data-translation=""
          className="mt-4 max-w-[65ch] text-pretty"
        >
          <MarkedText text={translation.join(" ")} marks={marksIn(translation.join(" "), asked)} />
        </p>
      )}
    </>
  );
}
