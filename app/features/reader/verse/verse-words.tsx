import { useEffect, useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { readWords, type Word } from "#content/quran/index.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

type Loaded = { readonly surah: number; readonly words: readonly (readonly Word[])[] | "failed" };

/** A verse word by word, each with how it is said and its English gloss. */
export function VerseWords({ reference: { surah, ayah } }: { readonly reference: VerseReference }) {
  const text = useMessages("reader");
  const { isShown: hasLatin } = useLatinLetters(useLanguage());
  const title = useMessages("mushaf")("wordByWord");
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isCurrent = true;
    readWords(readPublished, surah)
      .then((words) => isCurrent && setLoaded({ surah, words }))
      .catch(() => isCurrent && setLoaded({ surah, words: "failed" }));
    return () => {
      isCurrent = false;
    };
  }, [surah]);
  const words = loaded?.surah === surah ? loaded.words : undefined;
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-medium text-sm">{title}</h3>
      {words === undefined && <p className="text-ink-soft">{text("loadingRest")}</p>}
      {words === "failed" && <p role="alert">{text("surahFailed")}</p>}
      {Array.isArray(words) && (
        <ul dir="rtl" className="flex flex-wrap gap-2">
          {(words[ayah - 1] as readonly Word[] | undefined)?.map(([arabic, gloss, said], at) => (
            // Words repeat within a verse; their place is their identity.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order
            <li key={at} className="panel flex min-w-16 flex-col items-center px-3 py-2 text-center">
              <span lang="ar" dir="rtl" className="quran text-2xl leading-[2]!">
                {arabic}
              </span>
              {hasLatin && (
                <span lang="ar-Latn" dir="ltr" className="font-sans text-gold text-xs">
                  {said}
                </span>
              )}
              <span lang="en" dir="ltr" className="font-sans text-ink-soft text-xs">
                {gloss}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
