import type { Instant } from "#domain/zoned-time.ts";

/** One remembrance of a set, as far as counting goes. */
export type CountedDhikr = { readonly id: string; readonly repetitions: number };

/** A person's progress in a set. */
export type AthkarProgress = {
  /** Index of the remembrance shown, from 0. */
  readonly at: number;
  readonly counts: Readonly<Record<string, number>>;
  /** Ids of the latest taps, newest last, for undo. */
  readonly trail: readonly string[];
  /** When the next remembrance will be shown; absent while none is due. */
  readonly advanceAt?: Instant;
  readonly isFinished: boolean;
};

export type AthkarAction =
  /** With `id` another remembrance than the one shown is counted, without moving to it. */
  | { readonly type: "tap"; readonly now: Instant; readonly id?: string }
  | { readonly type: "clock"; readonly now: Instant }
  | { readonly type: "go"; readonly to: number }
  | { readonly type: "undo" | "previous" | "next" | "hold" | "reset" };

/** From the last repetition until the next remembrance, in milliseconds (specification 2, §9). */
const advanceDelay = 1500;

const longestTrail = 200;

export const noProgress: AthkarProgress = { at: 0, counts: {}, trail: [], isFinished: false };

/** How often a remembrance was said, at most its number of repetitions. */
export function countOf(
  { counts }: Pick<AthkarProgress, "counts">,
  { id, repetitions }: CountedDhikr,
): number {
  return Math.min(counts[id] ?? 0, repetitions);
}

export function isComplete(progress: Pick<AthkarProgress, "counts">, dhikr: CountedDhikr): boolean {
  return countOf(progress, dhikr) >= dhikr.repetitions;
}

/** The remembrances of the set that are complete. */
export function completedIn(progress: Pick<AthkarProgress, "counts">, set: readonly CountedDhikr[]): number {
  return set.filter((dhikr) => isComplete(progress, dhikr)).length;
}

function without({ advanceAt: _, ...progress }: AthkarProgress): AthkarProgress {
  return progress;
}

function moved(progress: AthkarProgress, to: number, set: readonly CountedDhikr[]): AthkarProgress {
  const at = Math.max(0, Math.min(set.length - 1, to));
  return { ...without(progress), at, isFinished: false };
}

function tapped(
  progress: AthkarProgress,
  dhikr: CountedDhikr,
  isShown: boolean,
  now: Instant,
): AthkarProgress {
  if (isComplete(progress, dhikr)) return progress;
  const count = countOf(progress, dhikr) + 1;
  const counted = {
    ...progress,
    counts: { ...progress.counts, [dhikr.id]: count },
    trail: [...progress.trail, dhikr.id].slice(-longestTrail),
  };
  return isShown && count === dhikr.repetitions ? { ...counted, advanceAt: now + advanceDelay } : counted;
}

function undone(progress: AthkarProgress, set: readonly CountedDhikr[]): AthkarProgress {
  const id = progress.trail.at(-1);
  if (id === undefined) return progress;
  const at = set.findIndex((dhikr) => dhikr.id === id);
  return {
    at: at < 0 ? progress.at : at,
    counts: { ...progress.counts, [id]: Math.max(0, (progress.counts[id] ?? 0) - 1) },
    trail: progress.trail.slice(0, -1),
    isFinished: false,
  };
}

/** The progress after an action; `set` is the list being said, in its order. */
export function reduceAthkar(
  progress: AthkarProgress,
  action: AthkarAction,
  set: readonly CountedDhikr[],
): AthkarProgress {
  switch (action.type) {
    case "tap": {
      const shown = set[progress.at];
      const dhikr = action.id === undefined ? shown : set.find(({ id }) => id === action.id);
      return dhikr ? tapped(progress, dhikr, dhikr === shown, action.now) : progress;
    }
    case "clock": {
      if (progress.advanceAt === undefined || action.now < progress.advanceAt) return progress;
      if (progress.at >= set.length - 1) return { ...without(progress), isFinished: true };
      return moved(progress, progress.at + 1, set);
    }
    case "undo":
      return undone(progress, set);
    case "previous":
      return moved(progress, progress.at - 1, set);
    case "next":
      return moved(progress, progress.at + 1, set);
    case "go":
      return moved(progress, action.to, set);
    case "hold":
      return without(progress);
    case "reset":
      return noProgress;
  }
}
