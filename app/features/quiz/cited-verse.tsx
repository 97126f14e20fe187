import { useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { readVerses, translationFor } from "#content/quran/index.ts";
import { directionOf } from "#domain/language.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

type Shown = { readonly arabic: string; readonly translation: string | undefined };

/** The verse that says the answer, fetched when it is unfolded. */
export function CitedVerse({ verse }: { readonly verse: VerseReference }) {
  const text = useMessages("quiz");
  const edition = translationFor(useLanguage());
  const [shown, setShown] = useState<Shown | "failed">();
  const load = async () => {
    try {
      const [arabic, translation] = await Promise.all([
        readVerses(readPublished, "arabic", verse.surah),
        edition && readVerses(readPublished, edition, verse.surah),
      ]);
      setShown({ arabic: arabic[verse.ayah - 1] ?? "", translation: translation?.[verse.ayah - 1] });
    } catch (error) {
      console.warn("verse did not load", error);
      setShown("failed");
    }
  };
  return (
    <details
      className="w-full"
      onToggle={(event) => {
        if (event.currentTarget.open && (shown === undefined || shown === "failed")) load();
      }}
    >
      <summary className="min-h-11 w-fit content-center text-ink-soft text-sm hover:text-ink">
        {text("showVerse")}
      </summary>
      {shown === "failed" && <p role="alert">{text("failed")}</p>}
      {shown !== undefined && shown !== "failed" && (
        <>
          <p lang="ar" dir="rtl" className="quran text-pretty text-2xl">
            <QuranText text={shown.arabic} />
          </p>
          {shown.translation !== undefined && edition && (
            <p lang={edition} dir={directionOf(edition)} className="mt-2 max-w-[65ch] text-ink-soft">
              {shown.translation}
            </p>
          )}
        </>
      )}
    </details>
  );
}
