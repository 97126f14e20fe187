import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { readWords } from "#content/quran/index.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** A verse word by word, each with its transliteration and its English gloss. */
export function VerseWords({ reference: { surah, ayah } }: { readonly reference: VerseReference }) {
  "use memo";
  const text = useMessages("reader");
  const { isShown: hasLatin } = useLatinLetters(useLanguage());
  const title = useMessages("mushaf")("wordByWord");
  const { value: words, hasFailed } = useAsync(String(surah), () => readWords(readPublished, surah));
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-medium text-sm">{title}</h3>
      {!words && !hasFailed && <p className="text-ink-soft">{text("loadingRest")}</p>}
      {hasFailed && <p role="alert">{text("surahFailed")}</p>}
      {words && (
        <ul dir="rtl" className="flex flex-wrap gap-2">
          {words[ayah - 1]?.map(([arabic, gloss, transliteration], at) => (
            // A word may occur twice in a verse: its position is its identity.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order
            <li key={at} className="panel flex min-w-16 flex-col items-center px-3 py-2 text-center">
              <span lang="ar" dir="rtl" className="quran text-2xl leading-[2]!">
                {arabic}
              </span>
              {hasLatin && (
                <span lang="ar-Latn" dir="ltr" className="font-sans text-gold text-xs">
                  {transliteration}
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
