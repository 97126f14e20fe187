import type { Letter } from "./letters.ts";
import { isYa, nextPronounced } from "./reading.ts";
import type { TajweedRule } from "./rule.ts";
import { wasl } from "./signs.ts";

/**
 * Letters before which a noon is hidden: the first letters of the fifteen words in al-Jamzuri's line (Tuhfah,
 * noon).
 */
const hidingLetters: ReadonlySet<string> = new Set("صذثكجشقسدطزفتضظ");

/**
 * The rule of a noon without vowel, or of a tanween, before the next pronounced letter (Tuhfat al-Atfal,
 * chapter of the still noon and tanween). A clear noon (izhar) has no rule.
 */
export function noonRule(reading: readonly Letter[], index: number): TajweedRule | undefined {
  const letter = reading[index];
  if (!letter || !(isStill(letter, "ن") || isTanween(letter))) return undefined;
  const next = nextPronounced(reading, index);
  if (!next || next.base === wasl) return undefined;
  if (next.base === "ب") return "iqlab";
  if (hidingLetters.has(next.base)) return "ikhfa";
  // Merging needs two words: the noon stays clear in دنيا, بنيان, قنوان and صنوان.
  if (next.word === letter.word) return undefined;
  if (next.base === "ل" || next.base === "ر") return "idgham_no_ghunnah";
  return isYa(next) || "نمو".includes(next.base) ? "idgham_ghunnah" : undefined;
}

/**
 * The rule of a meem without vowel (Tuhfat al-Atfal, chapter of the still meem). A clear meem (izhar) has no
 * rule.
 */
export function meemRule(reading: readonly Letter[], index: number): TajweedRule | undefined {
  const letter = reading[index];
  if (!letter || !isStill(letter, "م")) return undefined;
  const next = nextPronounced(reading, index);
  if (next?.base === "م") return "idgham_shafawi";
  return next?.base === "ب" ? "ikhfa_shafawi" : undefined;
}

/** Noon and meem with shadda are nasalised (Tuhfat al-Atfal, chapter of the doubled meem and noon). */
export function isNasal({ base, shadda }: Letter): boolean {
  return shadda && (base === "ن" || base === "م");
}

export function isTanween({ sound }: Letter): boolean {
  return sound === "an" || sound === "un" || sound === "in";
}

function isStill({ base, sound, shadda }: Letter, letter: string): boolean {
  return base === letter && !shadda && (sound === undefined || sound === "sukun");
}
