import { type Letter, lettersOf } from "./letters.ts";
import { isDropped, maddRule } from "./madd.ts";
import { isSunLam, mergingRule } from "./merging.ts";
import { isNasal, meemRule, noonRule } from "./noon-meem.ts";
import { openingLetterSpans, openingLettersCount } from "./opening-letters.ts";
import { isEchoing } from "./qalqalah.ts";
import { readingOf } from "./reading.ts";
import type { TajweedRule, TajweedSpan } from "./rule.ts";
import { wasl } from "./signs.ts";

/**
 * The rules of one verse of the Uthmani text (Tanzil's signs, reading of Hafs), read in one breath with a
 * stop at its end, in the order of the text. Never fails: text without letters has no rules.
 */
export function tajweedOf(text: string): TajweedSpan[] {
  const letters = lettersOf(text);
  const opening = openingLettersCount(letters);
  const rest = letters.slice(opening);
  const reading = readingOf(rest);
  const pronounced = new Set(reading);
  const spans = [
    ...openingLetterSpans(letters.slice(0, opening)),
    ...reading.flatMap((letter, index) => rulesAt(reading, index).map((rule) => spanOf(letter, rule))),
    ...rest.filter((letter) => !pronounced.has(letter)).map((letter) => spanOf(letter, "silent")),
  ];
  return spans.sort((a, b) => a.from - b.from);
}

function rulesAt(reading: readonly Letter[], index: number): TajweedRule[] {
  const letter = reading[index];
  if (!letter) return [];
  const rules: (TajweedRule | undefined)[] = [
    isNasal(letter) ? "ghunnah" : undefined,
    noonRule(reading, index),
    meemRule(reading, index),
    mergingRule(reading, index),
    isSunLam(reading, index) ? "lam_shamsiyyah" : undefined,
    isEchoing(reading, index) ? "qalqalah" : undefined,
    maddRule(reading, index),
    // At the beginning of a verse the wasl alef is pronounced, so no joining rule applies.
    letter.base === wasl && index > 0 ? "hamzat_wasl" : undefined,
    isDropped(reading, index) ? "silent" : undefined,
  ];
  return rules.filter((rule) => rule !== undefined);
}

function spanOf({ from, to }: Letter, rule: TajweedRule): TajweedSpan {
  return { from, to, rule };
}
