import { jsonOf, storedValue } from "#app/platform/stored-value.ts";
import { type AthkarProgress, type CountedDhikr, noProgress } from "#domain/counting/athkar-progress.ts";
import { prayerDay } from "#domain/counting/prayer-day.ts";
import type { SetName } from "./athkar-address.ts";

type KeptSet = {
  readonly at: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly isFinished: boolean;
};

/** How far each set was said on one day of worship. */
export type KeptProgress = { readonly day: string; readonly sets: Readonly<Record<string, KeptSet>> };

function checkSet(value: unknown): KeptSet | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { at, counts, isFinished } = value as Partial<Record<keyof KeptSet, unknown>>;
  if (typeof at !== "string" || typeof counts !== "object" || counts === null) return undefined;
  const sound = Object.entries(counts).filter(([, count]) => Number.isInteger(count) && count > 0);
  return { at, counts: Object.fromEntries(sound), isFinished: isFinished === true };
}

/** Reads what was kept; undefined for anything that is not a day's progress. */
export function checkProgress(value: unknown): KeptProgress | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { day, sets } = value as Partial<Record<keyof KeptProgress, unknown>>;
  if (typeof day !== "string" || typeof sets !== "object" || sets === null) return undefined;
  const sound = Object.entries(sets).flatMap(([name, set]) => {
    const checked = checkSet(set);
    return checked ? [[name, checked] as const] : [];
  });
  return { day, sets: Object.fromEntries(sound) };
}

const stored = storedValue<KeptProgress>("athkar.progress", jsonOf(checkProgress), { day: "", sets: {} });

/** The day of worship in the device's zone. */
export function today(): string {
  return prayerDay(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now());
}

/** Where a set was left on that day; the beginning on any other. */
export function progressOf(
  kept: KeptProgress,
  day: string,
  name: SetName,
  set: readonly CountedDhikr[],
): AthkarProgress {
  const left = kept.day === day ? kept.sets[name] : undefined;
  if (!left) return noProgress;
  const at = Math.max(
    0,
    set.findIndex(({ id }) => id === left.at),
  );
  return { at, counts: left.counts, trail: [], isFinished: left.isFinished };
}

/** The progress kept for this day in this browser. */
export function keptProgressOf(name: SetName, set: readonly CountedDhikr[]): AthkarProgress {
  return progressOf(stored.read(), today(), name, set);
}

/** Keeps how far a set was said, beside the others of the same day. */
export function keepProgress(name: SetName, set: readonly CountedDhikr[], progress: AthkarProgress): void {
  const day = today();
  const kept = stored.read();
  const { counts, isFinished } = progress;
  const left = { at: set[progress.at]?.id ?? "", counts, isFinished };
  stored.write({ day, sets: { ...(kept.day === day ? kept.sets : {}), [name]: left } });
}
