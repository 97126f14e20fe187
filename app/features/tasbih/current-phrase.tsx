import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import type { Phrase } from "./tasbih-phrases.ts";
import { readInArabic } from "./tasbih-settings.ts";

/** The phrase being counted, with its meaning and sources. */
export function CurrentPhrase({ phrase }: { readonly phrase: Phrase }) {
  const text = useMessages("tasbih");
  const language = useLanguage();
  const { isShown: hasLatin } = useLatinLetters(language, readInArabic);
  const { transliteration, translation, benefit, sources, isReviewed } = phrase;
  const places = sources
    ?.map(({ collection, number }) => `${collection} ${printedNumber(number, language)}`)
    .join(" · ");
  return (
    <div aria-live="polite" className="text-center">
      {phrase.isOwn ? (
        <p dir="auto" className="wrap-anywhere text-balance font-naskh text-3xl leading-[2]!">
          {phrase.text}
        </p>
      ) : (
        <p lang="ar" dir="rtl" className="text-balance font-naskh text-3xl leading-[2]! sm:text-4xl">
          {phrase.text}
        </p>
      )}
      {transliteration && hasLatin && (
        <p lang="ar-Latn" dir="ltr" className="font-display italic">
          {transliteration}
        </p>
      )}
      {translation && <p className="mt-1 text-ink-soft">{translation}</p>}
      {benefit && (
        <details className="mx-auto mt-2 max-w-[55ch] text-ink-soft text-sm">
          <summary className="mx-auto min-h-11 w-fit content-center px-2 text-green">{text("about")}</summary>
          <p>{benefit}</p>
          {places && <p className="mt-1">{text("source", { places })}</p>}
          {!isReviewed && <p className="mt-1">{text("ours")}</p>}
        </details>
      )}
    </div>
  );
}
