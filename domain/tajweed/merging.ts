import type { Letter } from "./letters.ts";
import { nextPronounced } from "./reading.ts";
import type { TajweedRule } from "./rule.ts";

/**
 * Pairs with the same place of articulation that Hafs merges (Muqaddimah, chapter of idgham; Tuhfah, of the
 * like letters).
 */
const kindredPairs: ReadonlySet<string> = new Set(["تد", "تط", "دت", "طت", "ذظ", "ثذ", "بم"]);
/** Pairs with neighbouring places of articulation that Hafs merges. */
const nearPairs: ReadonlySet<string> = new Set(["لر", "قك"]);

/** Merging of a letter written without any sign into a following letter of the same or a neighbouring place. */
export function mergingRule(reading: readonly Letter[], index: number): TajweedRule | undefined {
  const letter = reading[index];
  const next = nextPronounced(reading, index);
  if (!letter || !next || letter.sound || letter.shadda || isSunLam(reading, index)) return undefined;
  // ط before ت keeps its heaviness, so the ت carries no shadda.
  if (!next.shadda && letter.base !== "ط") return undefined;
  const pair = letter.base + next.base;
  if (kindredPairs.has(pair)) return "idgham_mutajanisayn";
  return nearPairs.has(pair) ? "idgham_mutaqaribayn" : undefined;
}

/** The lam of the article before one of the fourteen sun letters (Tuhfah, chapter of the lams). */
export function isSunLam(reading: readonly Letter[], index: number): boolean {
  const letter = reading[index];
  const next = reading[index + 1];
  if (letter?.base !== "ل" || letter.sound || letter.shadda) return false;
  return next?.word === letter.word && next.shadda;
}
