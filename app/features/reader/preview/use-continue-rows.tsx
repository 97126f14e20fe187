import { BookOpen, Headphones } from "lucide-react";
import { storedResumePoints } from "#app/audio/listening-memory.ts";
import { useSurahNames } from "#app/features/reader/surah/use-surah-names.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { storedLastRead } from "#app/storage/last-read.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { findPart, loadStructure } from "#content/quran/index.ts";
import { ayahsIn, verseNumber } from "#domain/verse-reference.ts";

/** Where the person stopped reading, for the home page; nothing where they have not read. */
export function useReadRow() {
  const text = useMessages("home");
  const language = useLanguage();
  const [verse] = useStoredValue(storedLastRead);
  const name = useSurahNames()[(verse?.surah ?? 0) - 1]?.name;
  // Without the structure the row says no page.
  const structure = useAsync(verse ? "structure" : undefined, loadStructure).value;
  if (!verse || !name) return undefined;
  const number = (value: number) => formatNumber(value, language);
  const at = verseNumber(verse) ?? 1;
  return {
    id: "read",
    icon: <BookOpen className="size-5.5" />,
    title: `${name} ${number(verse.surah)}:${number(verse.ayah)}`,
    detail: structure
      ? text("continue.page", {
          page: number(findPart(structure.page, at)),
          juz: number(findPart(structure.juz, at)),
        })
      : text("continue.reading"),
    progress: verse.ayah / ayahsIn(verse.surah),
    href: `/digital-quran?surah=${verse.surah}&verse=${verse.ayah}`,
  };
}

/** Where the person stopped listening, for the home page; nothing where they have not listened. */
export function useListenedRow() {
  const text = useMessages("home");
  const language = useLanguage();
  const [points] = useStoredValue(storedResumePoints);
  const [point] = points;
  const name = useSurahNames()[(point?.surah ?? 0) - 1]?.name;
  if (!point || !name) return undefined;
  const { surah, ayah, recording } = point;
  const number = (value: number) => formatNumber(value, language);
  return {
    id: "listened",
    icon: <Headphones className="size-5.5" />,
    title: ayah === 0 ? name : `${name} ${number(surah)}:${number(ayah)}`,
    detail: text("continue.listened"),
    href:
      ayah === 0
        ? `/quran-streaming?reciter=${recording}&surah=${surah}`
        : `/digital-quran?surah=${surah}&verse=${ayah}`,
  };
}
