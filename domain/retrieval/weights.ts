/** How much each kind of evidence counts: fixed by the bench, see docs/decisions/025. */
export type Weights = {
  /** A word of the text in another form than it was asked in. */
  readonly stem: number;
  /** A word that only shares its likely root. */
  readonly root: number;
  /** A subject that the question names, beside a word that stands in the text. */
  readonly subject: number;
  /** Other names of that subject, where the text has them and the question does not. */
  readonly related: number;
  /** What verses at a distance of one, two and three say, as a share of the verse's own. */
  readonly near: readonly [number, number, number];
  /** How soon more of the same adds nothing (k1 of BM25). */
  readonly saturation: number;
  /** Numbers in the text, where a question asks how many. */
  readonly counted: number;
};

export const weights: Weights = {
  stem: 0.9,
  root: 0.4,
  subject: 1.2,
  related: 0.1,
  near: [0.25, 0.12, 0.04],
  saturation: 1.2,
  counted: 0.5,
};
