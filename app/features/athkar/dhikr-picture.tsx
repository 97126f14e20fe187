import type { PictureWords } from "#app/browser/image-card.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { PictureSheet } from "#app/picture/picture-sheet.tsx";
import { directionOf, type Language } from "#domain/language.ts";
import type { ShownDhikr } from "./athkar-set.ts";
import { joined, placesOf } from "./dhikr-places.ts";

type DhikrPictureProps = {
  readonly dhikr: ShownDhikr;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The words of a dhikr for a picture; of several verses each ends with its number. `grades` says who graded it and how. */
export function wordsOfDhikr(dhikr: ShownDhikr, language: Language, grades: readonly string[]): PictureWords {
  const { passage, quran } = dhikr;
  const verses = passage?.verses ?? [];
  const endSign = (ayah: number) => (verses.length > 1 ? `\u00a0\u06dd${formatNumber(ayah, "ar")}` : "");
  const translated = verses.flatMap(({ translation }) => translation ?? []);
  const place = passage && quran ? `${passage.surahName} ${printedNumber(quran, language)}` : undefined;
  const lines = [joined([place, ...placesOf(dhikr, language)], language), joined(grades, language)];
  return {
    arabic: passage
      ? verses.map(({ arabic, ayah }) => `${arabic}${endSign(ayah)}`).join(" ")
      : (dhikr.arabic ?? ""),
    isQuran: passage !== undefined,
    translation: passage ? translated.join(" ") || undefined : dhikr.translation,
    source: lines.filter(Boolean).join("\n"),
    language,
    direction: directionOf(language),
  };
}

/** A dhikr as a picture, with its source and its grade. */
export function DhikrPicture({ dhikr, isOpen, onClose }: DhikrPictureProps) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const grades = dhikr.grades.map(({ grade, grader }) =>
    text("gradedBy", { grade: text(`grade.${grade}`), grader }),
  );
  return (
    <PictureSheet
      words={wordsOfDhikr(dhikr, language, grades)}
      name={`dhikr-${dhikr.id}`}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
