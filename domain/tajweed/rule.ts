/**
 * The rules we mark; packed chunks depend on this order. `content/tajweed/data/cards.json` has the book and
 * chapter of each.
 */
export const tajweedRules = [
  "ghunnah",
  "idgham_ghunnah",
  "idgham_no_ghunnah",
  "idgham_shafawi",
  "idgham_mutajanisayn",
  "idgham_mutaqaribayn",
  "ikhfa",
  "ikhfa_shafawi",
  "iqlab",
  "qalqalah",
  "madd_2",
  "madd_246",
  "madd_muttasil",
  "madd_munfasil",
  "madd_6",
  "lam_shamsiyyah",
  "hamzat_wasl",
  "silent",
] as const;

export type TajweedRule = (typeof tajweedRules)[number];

/**
 * A rule on a verse, in code points of its text, `from` included, `to` excluded. `from` is the letter with
 * the rule; a small alef above a joined letter counts as a letter.
 */
export type TajweedSpan = { readonly from: number; readonly to: number; readonly rule: TajweedRule };

/** True for one of the eighteen names only. */
export function isTajweedRule(value: unknown): value is TajweedRule {
  return tajweedRules.some((rule) => rule === value);
}
