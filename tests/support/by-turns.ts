/** True where every page is checked in every language and width, as in `npm run bench -- exhaustive`. */
export const isExhaustive = process.env.EXHAUSTIVE === "1";

/**
 * The variants (languages, widths) in which the thing at this place of a list is checked: one of them by turns, so that
 * each thing has its turn and each variant is met; all of them in the exhaustive run.
 */
export function byTurns<T>(variants: readonly T[], place: number): readonly T[] {
  const turn = place % variants.length;
  return isExhaustive ? variants : variants.slice(turn, turn + 1);
}
