import { type AthkarProgress, type CountedDhikr, noProgress } from "#domain/counting/athkar-progress.ts";

/** Where a set was left on a day of worship. */
export type Left = {
  readonly day: string;
  /** Id of the remembrance being shown. */
  readonly at: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly isFinished: boolean;
};

/** What an act changes in the counts: one of them by one, or all back to nothing. */
export type CountChange = { readonly id: string; readonly by: 1 | -1 } | "all" | undefined;

/** Reads what was kept; undefined for anything that is no such thing. */
export function checkLeft(value: unknown): Left | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { day, at, counts, isFinished } = value as Partial<Record<keyof Left, unknown>>;
  if (typeof day !== "string" || typeof at !== "string") return undefined;
  if (typeof counts !== "object" || counts === null) return undefined;
  const sound = Object.entries(counts).filter(([, count]) => Number.isInteger(count) && count > 0);
  return { day, at, counts: Object.fromEntries(sound), isFinished: isFinished === true };
}

/** The progress to go on with: where the set was left on that day, the beginning on any other. */
export function progressOf(
  left: Left | undefined,
  day: string,
  set: readonly CountedDhikr[],
): AthkarProgress {
  if (left?.day !== day) return noProgress;
  const at = set.findIndex(({ id }) => id === left.at);
  return { at: Math.max(0, at), counts: left.counts, trail: [], isFinished: left.isFinished };
}

/** What is kept after an act: the place of this tab, and the counts of all tabs. */
export function leftAfter(
  left: Left | undefined,
  change: CountChange,
  shown: Pick<Left, "day" | "at" | "isFinished">,
): Left {
  const counts = left?.day === shown.day && change !== "all" ? left.counts : {};
  if (change === undefined || change === "all") return { ...shown, counts };
  const count = Math.max(0, (counts[change.id] ?? 0) + change.by);
  return { ...shown, counts: { ...counts, [change.id]: count } };
}
