"use no memo";

import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { directionOf } from "#domain/language.ts";
import type { AthkarSet, Passage } from "./athkar-set.ts";
import { dhikrSize } from "./dhikr-size.ts";
import { PlayVerses } from "./play-verses.tsx";

type QuranPassageProps = { readonly passage: Passage; readonly edition: AthkarSet["edition"] };

/** Verses of the Quran from the verified text, each with the sign of its end, and their translation. */
export function QuranPassage({ passage, edition }: QuranPassageProps) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const { surah, surahName, verses } = passage;
  const size = dhikrSize(verses.map(({ arabic }) => arabic).join(" "));
  const [first, last] = [verses[0], verses.at(-1)];
  const numbers = [first, last].flatMap((verse) => (verse ? [formatNumber(verse.ayah, language)] : []));
  const range = [...new Set(numbers)].join("–");
  return (
    <>
      <p lang="ar" dir="rtl" className={`quran text-pretty ${size}`}>
        {/* The language's own font is set on every element of Arabic: the Quran's is named on each. */}
        {verses.map(({ ayah, arabic }) => (
          <span key={ayah} className="quran">
            <QuranText text={arabic} />
            <span className="quran text-gold">{` \u06dd${formatNumber(ayah, "ar")} `}</span>
          </span>
        ))}
      </p>
      {first && last && <PlayVerses verses={{ surah, from: first.ayah, to: last.ayah }} />}
      {edition && (
        <div
          lang={edition.id}
          dir={directionOf(edition.id)}
          className="mt-5 max-w-[65ch] text-pretty text-ink-soft"
        >
          {verses.map(({ ayah, translation }) => (
            <p key={ayah}>{translation}</p>
          ))}
        </div>
      )}
      <p className="mt-3 text-ink-soft text-sm">
        {edition && (
          <span>
            {text("quranTranslation")}{" "}
            <bdi lang="en" dir="ltr">
              {edition.author}
            </bdi>
            {" · "}
          </span>
        )}
        <Link
          href={`/digital-quran?surah=${surah}&verse=${verses[0]?.ayah ?? 1}`}
          className="inline-flex min-h-11 items-center text-green underline underline-offset-4"
        >
          {text("inQuran", { place: `${surahName} ${range}` })}
        </Link>
      </p>
    </>
  );
}
