import type { TextKind } from "#domain/retrieval/text-kind.ts";

/** What a question is read with in one language: published once, beside the parts with the words. */
export type PartsHead = {
  /** The texts besides the Quran, in the order in which parts count them. */
  readonly texts: readonly (readonly [TextKind, string])[];
  /** `arabicParts` have the words that Arabic calls a subject. */
  readonly subjects: readonly (readonly [
    id: string,
    names: readonly string[],
    arabicParts: readonly number[],
  ])[];
};

/** So many subjects share a file. */
const subjectsOfGroup = 12;

/** What is read of a subject that a question names; the Arabic names are left out where they are the language's own. */
export type SubjectGroup = readonly (readonly [verses: readonly number[], arabicNames: readonly string[]])[];

/** The group that has the subject at this place of the list, and its place there. */
export function groupOf(subject: number): { readonly group: number; readonly place: number } {
  return { group: Math.floor(subject / subjectsOfGroup), place: subject % subjectsOfGroup };
}

/** Subjects in their groups, in order. */
export function inGroups<One>(subjects: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(subjects.length / subjectsOfGroup) }, (_, group) =>
    subjects.slice(group * subjectsOfGroup, (group + 1) * subjectsOfGroup),
  );
}

/** Ascending numbers as runs of neighbours: how far each begins after the one before, and how many it has. */
export function runsOf(numbers: readonly number[]): number[] {
  const runs: number[] = [];
  let last = 0;
  for (const number of numbers) {
    if (runs.length > 0 && number === last + 1) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(number - last, 1);
    last = number;
  }
  return runs;
}

/** The numbers of such runs. */
export function numbersOfRuns(runs: readonly number[]): number[] {
  const numbers: number[] = [];
  let last = 0;
  for (let at = 0; at < runs.length; at += 2) {
    const first = last + (runs[at] ?? 0);
    for (let step = 0; step < (runs[at + 1] ?? 0); step++) numbers.push(first + step);
    last = numbers.at(-1) ?? 0;
  }
  return numbers;
}
