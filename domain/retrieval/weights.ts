/** The weight of each kind of evidence, fixed by the bench, see docs/decisions/025. */
export type Weights = {
  /** A word of the text in another form than in the question. */
  readonly stem: number;
  /** A word that only shares its likely root. */
  readonly root: number;
  /** A subject that the question names, relative to a word that occurs in the text. */
  readonly subject: number;
  /** Other names of that subject in the text. */
  readonly related: number;
  /** The share of evidence from verses at a distance of one, two and three. */
  readonly near: readonly [number, number, number];
  /** The saturation of repeated evidence (k1 of BM25). */
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
