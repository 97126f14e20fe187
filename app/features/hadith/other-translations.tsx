import { useState } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { loadHadith } from "#content/hadith/index.ts";
import { directionOf, type Language, languages, nativeLanguageName } from "#domain/language.ts";

/** The hadith in the other languages, each loaded when its disclosure is opened. */
export function OtherTranslations({ id }: { readonly id: string }) {
  return (
    <MoreWords area="browsing">
      <Translations id={id} />
    </MoreWords>
  );
}

function Translations({ id }: { readonly id: string }) {
  const text = useMessages("browsing");
  const current = useLanguage();
  const others = languages.filter((language) => language !== "ar" && language !== current);
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
  const {
    value: words,
    hasFailed,
    retry,
  } = useAsync(isOpen ? `${language} ${id}` : undefined, async () => {
    const { hadith } = await loadHadith(language);
    return hadith.find((one) => one.id === id)?.text;
  });
  return (
    <details
      className="border-line border-b last:border-b-0"
      onToggle={(event) => {
        if (hasFailed) retry();
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
