import type { Structure } from "../index.ts";
import type { BuildProblem } from "./build-problem.ts";
import { keyOf } from "./verse-text.ts";

/** A verse at which the two sources differ, with a person's decision which one to follow. */
export type ReviewedDifference = {
  readonly kind: keyof Structure;
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly follow: "first" | "second";
  readonly reason: string;
};

function only(these: readonly number[], those: readonly number[]): readonly string[] {
  const known = new Set(those);
  return these.filter((start) => !known.has(start)).map(keyOf);
}

/** Reports every boundary that only one source has, unless reviewed, and every review without a difference. */
export function checkBoundaries(
  kind: keyof Structure,
  first: readonly number[],
  second: readonly number[],
  reviewed: readonly ReviewedDifference[],
): readonly BuildProblem[] {
  const ours = reviewed.filter((difference) => difference.kind === kind);
  const sides = [
    { found: only(first, second), listed: ours.flatMap((difference) => difference.first), source: "first" },
    { found: only(second, first), listed: ours.flatMap((difference) => difference.second), source: "second" },
  ];
  return sides.flatMap(({ found, listed, source }) => [
    ...found
      .filter((verse) => !listed.includes(verse))
      .map((verse) => ({ text: kind, verse, cause: `begins a part in the ${source} source only` })),
    ...listed
      .filter((verse) => !found.includes(verse))
      .map((verse) => ({
        text: kind,
        verse,
        cause: `is listed as a difference of the ${source} source and is none`,
      })),
  ]);
}

/** The first source's boundaries, with the reviewed differences that follow the second applied. */
export function agreedBoundaries(
  kind: keyof Structure,
  first: readonly number[],
  reviewed: readonly ReviewedDifference[],
  numberOf: (key: string) => number,
): readonly number[] {
  const followed = reviewed.filter(
    (difference) => difference.kind === kind && difference.follow === "second",
  );
  const dropped = followed.flatMap((difference) => difference.first.map(numberOf));
  const added = followed.flatMap((difference) => difference.second.map(numberOf));
  return [...first.filter((start) => !dropped.includes(start)), ...added].sort((a, b) => a - b);
}
