import type { TranslationId } from "#content/quran/index.ts";
import { directionOf } from "#domain/language.ts";

type VerseTranslationProps = { readonly edition: TranslationId; readonly text: string };

/** A verse as one translation says it. */
export function VerseTranslation({ edition, text }: VerseTranslationProps) {
  return (
    <p
      lang={edition}
      dir={directionOf(edition)}
      data-translation=""
      className="mt-4 max-w-[65ch] text-pretty text-[0.72em] text-ink-soft"
    >
      {text}
    </p>
  );
}
