import type { PictureWords } from "#app/browser/image-card.ts";
import type { useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { directionOf, type Language } from "#domain/language.ts";
import type { ShownDhikr } from "./athkar-set.ts";
import { joined, placesOf } from "./dhikr-places.ts";

/** Who graded a dhikr and how, in the reader's language. */
export function gradeLines({ grades }: ShownDhikr, text: ReturnType<typeof useMessages<"athkar">>): string[] {
  return grades.map(({ grade, grader }) => text("gradedBy", { grade: text(`grade.${grade}`), grader }));
}

/** The words of a dhikr for a picture or a copy; of several verses each ends with its number. `grades` says who graded it and how. */
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
