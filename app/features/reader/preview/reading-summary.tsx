import { useEffect } from "react";
import { useSurahNames } from "#app/features/reader/surah/use-surah-names.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { storedLastRead } from "#app/storage/last-read.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { useCollection } from "#app/storage/user-data/use-collection.ts";

/** What the home page shows of a person's reading. */
export type ReadingSummary = {
  /** Where they stopped: its address and its name in their language. */
  readonly stopped?: { readonly href: string; readonly place: string } | undefined;
  /** How many verses they marked. */
  readonly marked: number;
};

/** Reads the last read and the marked verses and reports them to `onChange`. Renders nothing. */
export function ReadingSummaryLoader({ onChange }: { readonly onChange: (summary: ReadingSummary) => void }) {
  const language = useLanguage();
  const [verse] = useStoredValue(storedLastRead);
  const name = useSurahNames()[(verse?.surah ?? 0) - 1]?.name;
  const bookmarks = useCollection("bookmark").ids;
  const favorites = useCollection("favourite-verse").ids;
  useEffect(() => {
    const number = (value: number) => formatNumber(value, language);
    const stopped =
      verse && name
        ? {
            href: `/digital-quran?surah=${verse.surah}&verse=${verse.ayah}`,
            place: `${name} ${number(verse.surah)}:${number(verse.ayah)}`,
          }
        : undefined;
    onChange({ stopped, marked: new Set([...bookmarks, ...favorites]).size });
  }, [language, verse, name, bookmarks, favorites, onChange]);
  return null;
}
