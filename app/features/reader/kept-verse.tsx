import { useEffect, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { readPublished } from "#app/platform/read-published.ts";
import { QuranText } from "#app/ui/quran-text.tsx";
import { readVerses } from "#content/quran/index.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** The Arabic of one verse, read from the published text. */
export function KeptVerse({ reference: { surah, ayah } }: { readonly reference: VerseReference }) {
  const text = useMessages("reader");
  const [verse, setVerse] = useState<string | null>();
  useEffect(() => {
    let isCurrent = true;
    readVerses(readPublished, "arabic", surah)
      .then((verses) => isCurrent && setVerse(verses[ayah - 1] ?? null))
      .catch(() => isCurrent && setVerse(null));
    return () => {
      isCurrent = false;
    };
  }, [surah, ayah]);
  if (verse === null) return <p className="text-ink-soft text-sm">{text("surahFailed")}</p>;
  return (
    <p lang="ar" dir="rtl" className="quran min-h-16 text-2xl">
      <QuranText text={verse} />
    </p>
  );
}
