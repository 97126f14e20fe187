import { useEffect, useState } from "react";
import { Link } from "wouter";
import { readPublished } from "#app/browser/read-published.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { Language } from "#domain/language.ts";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";

type Quoted = { readonly arabic: string; readonly surahName: string };

async function loadQuoted({ surah, ayah }: VerseReference, language: Language): Promise<Quoted | undefined> {
  const { loadSurahNames, readVerses } = await import("#content/quran/index.ts");
  const [verses, names] = await Promise.all([
    readVerses(readPublished, "arabic", surah),
    loadSurahNames(language),
  ]);
  const arabic = verses[ayah - 1];
  const surahName = names[surah - 1]?.name;
  return arabic && surahName ? { arabic, surahName } : undefined;
}

/** A verse from the verified text, with the way to it; only the way while the text is not there. */
export function VerseQuote({ verse }: { readonly verse: VerseReference }) {
  const text = useMessages("texts");
  const language = useLanguage();
  const [quoted, setQuoted] = useState<Quoted>();
  const { surah, ayah } = verse;
  useEffect(() => {
    let isCurrent = true;
    loadQuoted({ surah, ayah }, language).then(
      (found) => {
        if (isCurrent) setQuoted(found);
      },
      // Offline without this surah: the reference and its link stand alone.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [surah, ayah, language]);
  const reference = printedNumber(verseKey(verse), language);
  return (
    <Link
      href={`/digital-quran?surah=${surah}&verse=${ayah}`}
      className="panel flex min-h-11 flex-col gap-1 p-3 hover:border-green"
    >
      <span className="text-gold text-sm">
        {quoted
          ? text("quranPlace", { name: quoted.surahName, reference })
          : text("quranVerse", { reference })}
      </span>
      {quoted && (
        <span lang="ar" dir="rtl" className="quran text-[1.25rem]">
          <QuranText text={quoted.arabic} />
        </span>
      )}
    </Link>
  );
}
