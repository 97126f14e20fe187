import { useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { loadHadith } from "#content/hadith/index.ts";
import { directionOf, type Language, languages, nativeLanguageName } from "#domain/language.ts";

/** The hadith in the other languages, each behind its own name. */
export function OtherTranslations({ id }: { readonly id: string }) {
  const text = useMessages("hadith");
  const shown = useLanguage();
  const others = languages.filter((language) => language !== "ar" && language !== shown);
  return (
    <section>
      <h3 className="mb-2 font-medium">{text("otherTranslations")}</h3>
      {others.map((language) => (
        <OneTranslation key={language} id={id} language={language} />
      ))}
    </section>
  );
}

function OneTranslation({ id, language }: { readonly id: string; readonly language: Language }) {
  const text = useMessages("texts");
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    loadHadith(language).then(
      ({ hadith }) => {
        if (isCurrent) setWords(hadith.find((one) => one.id === id)?.text);
      },
      () => {
        if (isCurrent) setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, language, isOpen]);
  return (
    <details
      className="border-line border-b last:border-b-0"
      onToggle={(event) => {
        setHasFailed(false);
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary
        lang={language}
        dir={directionOf(language)}
        className="min-h-11 content-center text-ink-soft hover:text-ink"
      >
        {nativeLanguageName[language]}
      </summary>
      {words ? (
        <p lang={language} dir={directionOf(language)} className="pb-3 text-pretty">
          {words}
        </p>
      ) : (
        <p role="status" className="pb-3 text-ink-soft">
          {text(hasFailed ? "restFailed" : "loading")}
        </p>
      )}
    </details>
  );
}
