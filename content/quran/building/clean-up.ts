import type { EditionId } from "../edition.ts";

/** Saheeh International opens each verse with its number: `(255) Allah …`. */
export function withoutNumberInParentheses(text: string): string {
  return text.replace(/^\(\d+\)\s*/, "");
}

/** QuranEnc's note marks: `[2]`, distinguished from words the translator brackets: `[due]`. */
export function withoutBracketedNoteMarks(text: string): string {
  return text.replace(/\[\d+\]/g, "");
}

/** Kemenag's note marks: `Tuhan1) semesta`, `ini. 25)`. */
export function withoutTrailingNoteMarks(text: string): string {
  return text.replace(/ ?\d+\)/g, "");
}

/** A verse number with a full stop at the start, which the Indonesian text has only at 37:100. */
export function withoutNumberAndStop(text: string): string {
  return text.replace(/^\d+\. /, "");
}

/** Line breaks, no-break spaces and runs of spaces become one space; none remains at the ends. */
export function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

type Rule = (text: string) => string;

/** The clean-up rules of each translation, in order. The Arabic has none. */
const rules: Readonly<Partial<Record<EditionId, readonly Rule[]>>> = {
  en: [withoutNumberInParentheses, withoutBracketedNoteMarks, withSingleSpaces],
  fr: [withSingleSpaces],
  ur: [withSingleSpaces],
  id: [withoutNumberAndStop, withoutTrailingNoteMarks, withSingleSpaces],
  tr: [withSingleSpaces],
};

/** True for a translation that has clean-up rules, and so must have no marks left. */
export function isCleaned(edition: EditionId): boolean {
  return rules[edition] !== undefined;
}

/** A verse of an edition as it is published. */
export function cleaned(edition: EditionId, text: string): string {
  return (rules[edition] ?? []).reduce((cleanedText, rule) => rule(cleanedText), text);
}
