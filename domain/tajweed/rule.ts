/**
 * The rules we mark; packed chunks count on this order. Book and chapter of each stand with its card in
 * `content/tajweed/data/cards.json`.
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
 * A rule on a verse, in code points of its text, `from` included, `to` not. `from` is the letter that
 * carries the rule; a small alef above a joined letter is itself that letter.
 */
export type TajweedSpan = { readonly from: number; readonly to: number; readonly rule: TajweedRule };

/** True for one of the eighteen names and nothing else. */
export function isTajweedRule(value: unknown): value is TajweedRule {
  return tajweedRules.some((rule) => rule === value);
}
