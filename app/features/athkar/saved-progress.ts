import { boolean, fallback, object, pipe, record, string, transform, unknown } from "valibot";
import { parseWith } from "#app/storage/stored-value.ts";
import { type AthkarProgress, type CountedDhikr, noProgress } from "#domain/counting/athkar-progress.ts";

/** The progress in a set on a day of worship, as it is stored. */
export type SavedProgress = {
  readonly day: string;
  /** Id of the dhikr being shown. */
  readonly at: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly isFinished: boolean;
};

/** What an action changes in the counts: one of them by one, or all to zero. */
export type CountChange = { readonly id: string; readonly by: 1 | -1 } | "all" | undefined;

const savedProgressSchema = object({
  day: string(),
  at: string(),
  /** Invalid counts are left out. */
  counts: pipe(
    record(string(), unknown()),
    transform((counts): Readonly<Record<string, number>> => {
      const valid = Object.entries(counts).filter(
        ([, count]) => Number.isInteger(count) && Number(count) > 0,
      );
      return Object.fromEntries(valid) as Record<string, number>;
    }),
  ),
  isFinished: fallback(boolean(), false),
});

/** Reads stored progress; undefined for anything else. */
export function parseSavedProgress(value: unknown): SavedProgress | undefined {
  return parseWith(savedProgressSchema, value);
}

/** The progress to continue with: the saved one on its day, the beginning on any other. */
export function progressOf(
  saved: SavedProgress | undefined,
  day: string,
  set: readonly CountedDhikr[],
): AthkarProgress {
  if (saved?.day !== day) return noProgress;
  const at = set.findIndex(({ id }) => id === saved.at);
  return { at: Math.max(0, at), counts: saved.counts, trail: [], isFinished: saved.isFinished };
}

/** What is stored after an action: the position of this tab, and the counts of all tabs. */
export function savedProgressAfter(
  saved: SavedProgress | undefined,
  change: CountChange,
  shown: Pick<SavedProgress, "day" | "at" | "isFinished">,
): SavedProgress {
  const counts = saved?.day === shown.day && change !== "all" ? saved.counts : {};
  if (change === undefined || change === "all") return { ...shown, counts };
  const count = Math.max(0, (counts[change.id] ?? 0) + change.by);
  return { ...shown, counts: { ...counts, [change.id]: count } };
}
