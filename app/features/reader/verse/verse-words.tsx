import { useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { Button } from "#app/ui/button.tsx";
import { readWords, type Word } from "#content/quran/index.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

type VerseWordsProps = {
  readonly reference: VerseReference;
  /** One below the other, the first of them at first: in a narrow panel whose tab is their heading. */
  readonly isList?: boolean;
};

/** A verse word by word, each with its transliteration and its English gloss. */
export function VerseWords({ reference: { surah, ayah }, isList = false }: VerseWordsProps) {
  "use memo";
  const text = useMessages("mushaf");
  const retryWord = useMessages("reader")("retry");
  const title = text("wordByWord");
  const loaded = useAsync(String(surah), () => readWords(readPublished, surah));
  const { value: words, hasFailed, isRetrying, retry } = loaded;
  const isOffline = hasFailed && !navigator.onLine;
  const Shown = isList ? WordRows : WordTiles;
  return (
    <section aria-label={title}>
      {!isList && <h3 className="mb-2 font-medium text-sm">{title}</h3>}
      {!words && !hasFailed && (
        <p role="status" className="text-ink-soft">
          {text("wordsLoading")}
        </p>
      )}
      {(hasFailed || isRetrying) && (
        <div role="alert" className="grid justify-items-start gap-3">
          {hasFailed && <p>{text(isOffline ? "wordsOffline" : "wordsFailed")}</p>}
          <Button onClick={retry} disabled={isRetrying}>
            {retryWord}
          </Button>
        </div>
      )}
      {words && <Shown words={words[ayah - 1] ?? []} />}
    </section>
  );
}

type WordsProps = { readonly words: readonly Word[] };

function WordTiles({ words }: WordsProps) {
  const { isShown: hasLatin } = useLatinLetters(useLanguage());
  return (
    <ul dir="rtl" className="flex flex-wrap gap-2">
      {words.map(([arabic, gloss, transliteration], at) => (
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
  );
}

/** Rows at first, in a verse that has some more than these. */
const firstRows = 6;

function WordRows({ words }: WordsProps) {
  const text = useMessages("mushaf");
  const language = useLanguage();
  const { isShown: hasLatin } = useLatinLetters(language);
  const [areAllShown, setAreAllShown] = useState(words.length <= firstRows + 2);
  const list = (
    <ul className="divide-y divide-line">
      {words.slice(0, areAllShown ? undefined : firstRows).map(([arabic, gloss, transliteration], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order
        <li key={at} dir="rtl" className="flex min-h-15 items-center justify-between gap-3">
          <span lang="ar" dir="rtl" className="quran shrink-0 text-[1.625rem] leading-[1.7]!">
            {arabic}
          </span>
          <span dir="ltr" className="min-w-0 grow font-sans text-[0.9375rem] leading-snug">
            <span lang="en" className="block font-semibold">
              {gloss}
            </span>
            {hasLatin && (
              <span lang="ar-Latn" className="block text-ink-soft text-sm">
                {transliteration}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list}
      {!areAllShown && (
        <Button onClick={() => setAreAllShown(true)} className="mt-4 w-full">
          {text("allWords", { count: formatNumber(words.length, language) })}
        </Button>
      )}
    </>
  );
}
