import { lineSeparator } from "#app/i18n/line-separator.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { DuaEntry } from "./dua-entry.ts";

/** Every grade of a dua with its grader, in one line; empty for a verse without a narration. */
export function useGradeLine({ grades }: DuaEntry): string {
  const text = useMessages("duas");
  const language = useLanguage();
  return grades
    .map(({ grade, grader }) => text("graded", { grade: text(`grade.${grade}`), grader }))
    .join(lineSeparator(language));
}
