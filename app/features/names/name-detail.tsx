import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useLatinLetters } from "#app/storage/transliteration.ts";
import { NameOccurrences } from "./name-occurrences.tsx";
import type { NameEntry } from "./names-page-data.ts";

/** All there is to say of one name. */
export function NameDetail({ name }: { readonly name: NameEntry }) {
  const text = useMessages("names");
  const notReviewed = useMessages("texts")("notReviewed");
  const language = useLanguage();
  const { isShown: hasLatin } = useLatinLetters(language);
  const facts = [
    [text("meaning"), name.meaning],
    [text("description"), name.description],
    [text("benefits"), name.benefits],
  ] as const;
  return (
    <>
      <div className="text-center">
        <p lang="ar" dir="rtl" className="quran text-[3rem]">
          {name.arabic}
        </p>
        {hasLatin && (
          <p lang="ar-Latn" dir="ltr" className="font-sans text-ink-soft">
            {name.transliteration}
          </p>
        )}
        {language !== "ar" && <p className="mt-2 font-display text-xl">{name.name}</p>}
      </div>
      <dl className="grid gap-3">
        {facts.map(([label, words]) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="text-pretty">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="text-gold text-sm">{notReviewed}</p>
      <NameOccurrences occurrence={name.quran} />
    </>
  );
}
