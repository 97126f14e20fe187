import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { PictureSheet } from "#app/picture/picture-sheet.tsx";
import type { ShownDhikr } from "./athkar-set.ts";
import { gradeLines, wordsOfDhikr } from "./words-of-dhikr.ts";

type DhikrPictureProps = {
  readonly dhikr: ShownDhikr;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** A dhikr as a picture, with its source and its grade. */
export function DhikrPicture({ dhikr, isOpen, onClose }: DhikrPictureProps) {
  const text = useMessages("athkar");
  const language = useLanguage();
  return (
    <PictureSheet
      words={wordsOfDhikr(dhikr, language, gradeLines(dhikr, text))}
      name={`dhikr-${dhikr.id}`}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
