import { wordsOf } from "#domain/quiz/quiz-verse.ts";

export const hidingModes = ["words", "verses", "firstLetters", "translation"] as const;

/** What a press reveals, and what stands in place of what is hidden. */
export type HidingMode = (typeof hidingModes)[number];

/** A passage being recited from memory: `shown` units of it are revealed. */
export type Hiding = {
  readonly surah: number;
  readonly from: number;
  readonly to: number;
  readonly mode: HidingMode;
  readonly shown: number;
};

/** A verse as it is shown: its words, how many of them are revealed, whether the last is the newest. */
export type RecitedVerse = { readonly words: readonly string[]; readonly revealed: number };

/** Units of a passage: its words, or its verses where a press reveals a whole verse. */
export function unitsOf(verses: readonly string[], mode: HidingMode): number {
  const isByVerse = mode === "verses" || mode === "translation";
  return isByVerse ? verses.length : verses.reduce((sum, verse) => sum + wordsOf(verse).length, 0);
}

/** The passage with so many units revealed. */
export function hideText(verses: readonly string[], mode: HidingMode, shown: number): RecitedVerse[] {
  const isByVerse = mode === "verses" || mode === "translation";
  let left = shown;
  return verses.map((verse) => {
    const words = wordsOf(verse);
    const revealed = isByVerse ? (left > 0 ? words.length : 0) : Math.min(words.length, Math.max(0, left));
    left -= isByVerse ? 1 : words.length;
    return { words, revealed };
  });
}

/** The units shown after a step of the cursor, clamped between none and all. */
export function stepBy(shown: number, by: number, units: number): number {
  return Math.min(units, Math.max(0, shown + by));
}

/** The units shown when the whole next verse is revealed. */
export function toEndOfVerse(verses: readonly string[], mode: HidingMode, shown: number): number {
  let end = 0;
  for (const verse of verses) {
    end += mode === "verses" || mode === "translation" ? 1 : wordsOf(verse).length;
    if (end > shown) return end;
  }
  return end;
}

/** Reads a stored passage; undefined when it is incomplete or invalid. Places are checked against the mushaf. */
export function readHiding(
  value: unknown,
  isVerse: (place: { surah: number; ayah: number }) => boolean,
): Hiding | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { surah, from, to, mode, shown } = value as Record<string, unknown>;
  if (typeof surah !== "number" || typeof from !== "number" || typeof to !== "number") return undefined;
  if (to < from || !isVerse({ surah, ayah: from }) || !isVerse({ surah, ayah: to })) return undefined;
  const known = hidingModes.find((each) => each === mode);
  if (!known || typeof shown !== "number" || !Number.isInteger(shown) || shown < 0) return undefined;
  return { surah, from, to, mode: known, shown };
}
