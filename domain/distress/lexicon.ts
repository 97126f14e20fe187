import type { DistressKind } from "./distress-kind.ts";

/** How a script is folded: `loose` also makes one of the vowels that people spell freely in Latin letters. */
export type Fold = "latin" | "loose" | "arabic";

/**
 * The words of one language or way of writing, and how they come together.
 *
 * `idioms` are blotted out before anything is looked for. `concepts` name words and phrases, parted by commas;
 * a tilde at a word's end stands for any ending. `rules` are lines such as
 * `self-harm 2 i want die <4 !not`: a kind, points, concepts in any order (in this order with `>` as the first
 * of them), the most words between two of them after `<` (3 otherwise), and concepts that forbid it after `!`.
 */
export type Lexicon = {
  readonly fold: Fold;
  readonly idioms: string;
  readonly concepts: Readonly<Record<string, string>>;
  readonly rules: string;
};

/** A rule as it is matched. */
export type Rule = {
  readonly kind: DistressKind;
  readonly points: number;
  readonly concepts: readonly string[];
  readonly isOrdered: boolean;
  readonly gap: number;
  readonly guards: readonly string[];
};
