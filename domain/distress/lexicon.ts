import type { DistressKind } from "./distress-kind.ts";

/** How a script is folded: `loose` also merges the vowels that people spell freely in Latin letters. */
export type Fold = "latin" | "loose" | "arabic";

/**
 * The words of one language or way of writing, and the rules that combine them. `idioms` are removed before
 * anything is searched. `concepts` name words and phrases, separated by commas; a tilde at a word's end
 * matches any ending. `rules` are lines such as `self-harm 2 i want die <4 !not`: a kind, points, concepts in
 * any order (in this order if the first is `>`), after `<` the maximum number of words between two of them
 * (default 3), and after `!` concepts that exclude the rule.
 */
export type Lexicon = {
  readonly fold: Fold;
  readonly idioms: string;
  readonly concepts: Readonly<Record<string, string>>;
  readonly rules: string;
};

/** A rule compiled for matching. */
export type Rule = {
  readonly kind: DistressKind;
  readonly points: number;
  readonly concepts: readonly string[];
  readonly isOrdered: boolean;
  readonly gap: number;
  readonly guards: readonly string[];
};
