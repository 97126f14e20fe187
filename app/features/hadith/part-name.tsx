import type { ImportedPart } from "#app/api/imported-hadith.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { directionOf, type Language, languages } from "#domain/language.ts";

/** The title in the reader's language, else in another one, with the language it is in. */
export function titleIn({ titles }: ImportedPart, language: Language) {
  const written = [language, "en", "ar", ...languages].find((each) => titles[each as Language]) as
    | Language
    | undefined;
  return written && { written, title: titles[written] ?? "" };
}

/** The number and the title of a book. */
export function PartName({ part }: { readonly part: ImportedPart }) {
  const text = useMessages("browsing");
  const language = useLanguage();
  const named = titleIn(part, language);
  const number = printedNumber(part.number, language);
  if (!named) return text("bookNamed", { number });
  return (
    <>
      {`${number}. `}
      <bdi lang={named.written} dir={directionOf(named.written)}>
        {named.title}
      </bdi>
    </>
  );
}
