import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { MarkedText } from "#app/ui/marked-text.tsx";
import { directionOf } from "#domain/language.ts";
import { marksIn, readQuery, type TextQuery } from "#domain/text-search/text-search.ts";
import type { DuaEntry, Passage } from "./dua-entry.ts";

type DuaWordsProps = { readonly dua: DuaEntry; readonly query: string };

/** The Arabic of a dua, its transliteration and its translation, with the matches of the search marked. */
export function DuaWords({ dua, query }: DuaWordsProps) {
  const language = useLanguage();
  const { arabic, transliteration, translation, passage, repetitions } = dua;
  const text = useMessages("duas");
  const textQuery = readQuery(query);
  const { isShown: hasLatin } = useLatinLetters(language);
  if (passage) return <PassageWords passage={passage} query={textQuery} />;
  return (
    <>
      {arabic !== undefined && (
        <p lang="ar" dir="rtl" data-arabic="" className="mt-1 text-pretty font-naskh text-2xl leading-[1.9]!">
          <MarkedText text={arabic} marks={marksIn(arabic, textQuery)} />
        </p>
      )}
      {hasLatin && transliteration !== undefined && (
        <p
          lang="ar-Latn"
          dir="ltr"
          className="mt-2 max-w-text text-pretty font-sans text-ink-soft text-sm italic"
        >
          <MarkedText text={transliteration} marks={marksIn(transliteration, textQuery)} />
        </p>
      )}
      {translation !== undefined && <Translation text={translation} query={textQuery} />}
      {repetitions !== undefined && (
        <p className="mt-2 text-gold text-sm">{text("repetitions", { count: repetitions })}</p>
      )}
    </>
  );
}

type PassageWordsProps = { readonly passage: Passage; readonly query: TextQuery };

/** Verses as in the mushaf, each closed by its number, and their published translation. */
function PassageWords({ passage, query }: PassageWordsProps) {
  const { arabic, translation, from } = passage;
  return (
    <>
      <p lang="ar" dir="rtl" data-arabic="" className="quran text-[1.625rem]">
        {arabic.map((verse, at) => {
          const ayah = from + at;
          return (
            <span key={ayah}>
              <MarkedText text={verse} marks={marksIn(verse, query)} />{" "}
              <span className="text-gold">{`\u06dd${formatNumber(ayah, "ar")}`}</span>{" "}
            </span>
          );
        })}
      </p>
      {translation && <Translation text={translation.join(" ")} query={query} />}
    </>
  );
}

function Translation({ text, query }: { readonly text: string; readonly query: TextQuery }) {
  const language = useLanguage();
  return (
    <p
      lang={language}
      dir={directionOf(language)}
      data-translation=""
      className="mt-2 max-w-text text-pretty"
    >
      <MarkedText text={text} marks={marksIn(text, query)} />
    </p>
  );
}
