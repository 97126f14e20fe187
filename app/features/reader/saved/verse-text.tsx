import { useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { readEdition } from "#app/features/reader/reading/read-edition.ts";
import { readOnce, verifiedVerses } from "#app/features/reader/reading/verified-verses.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { useWhenNear } from "#app/ui/use-when-near.ts";
import type { ReadText } from "#content/quran/index.ts";
import { directionOf } from "#domain/language.ts";
import { languageOfEdition, type ReaderEdition } from "#domain/reader-edition.ts";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";

const textsOf = verseTexts(readPublished);

type VerseTextProps = { readonly verse: VerseReference; readonly edition: ReaderEdition | null };

/** The Arabic of a verse, checked, and its translation; loaded when it comes near the screen. */
export function VerseText({ verse: { surah, ayah }, edition }: VerseTextProps) {
  const text = useMessages("reader");
  const [isNear, setIsNear] = useState(false);
  const part = useWhenNear(() => setIsNear(true));
  const key = isNear ? `${verseKey({ surah, ayah })} ${edition}` : undefined;
  const { latest, hasFailed } = useAsync(key, () => textsOf({ surah, ayah }, edition));
  const texts = hasFailed ? undefined : latest;
  const isAltered = texts?.arabic === "altered";
  return (
    <section ref={part} className="min-h-24" aria-busy={!texts && !hasFailed}>
      {(hasFailed || isAltered) && (
        <p className={isAltered ? "text-harm" : "text-ink-soft text-sm"}>
          {text(isAltered ? "alteredVerse" : "surahFailed")}
        </p>
      )}
      {texts && !isAltered && (
        <p lang="ar" dir="rtl" data-saved-arabic="" className="quran text-pretty text-2xl">
          <QuranText text={texts.arabic} />
        </p>
      )}
      {edition && texts?.translation !== undefined && (
        <p
          lang={languageOfEdition(edition)}
          dir={directionOf(languageOfEdition(edition))}
          data-saved-translation=""
          className="mt-2 max-w-[65ch] text-pretty text-ink-soft"
        >
          {texts.translation}
        </p>
      )}
    </section>
  );
}

/** The texts of a verse; `altered` where the Arabic that arrived is not the published text. */
type VerseTexts = { readonly arabic: string | "altered"; readonly translation: string | undefined };

/**
 * Reads single verses in Arabic, checked, and in a translation, each surah once. A translation that does not load is
 * left out.
 */
export function verseTexts(read: ReadText) {
  const arabicOf = verifiedVerses(read);
  const readTranslation = readOnce(read);
  return async ({ surah, ayah }: VerseReference, edition: ReaderEdition | null): Promise<VerseTexts> => {
    const [{ verses, altered }, translation] = await Promise.all([
      arabicOf(surah),
      edition ? readEdition(readTranslation, edition, surah).catch(() => []) : [],
    ]);
    return {
      arabic: altered.has(ayah) ? "altered" : (verses[ayah - 1] ?? "altered"),
      translation: translation[ayah - 1],
    };
  };
}
