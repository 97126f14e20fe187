import { deviceDayKey } from "#app/browser/device-clock.ts";
import { useCounters } from "#app/storage/user-data/use-counters.ts";

export type StudyActivity = "new" | "reviews" | "heard";

/** The study activity of each day, summed over devices. */
export function useStudy() {
  const { totals, isReady, add } = useCounters("study");
  const countOn = (day: string, action: StudyActivity) => Math.max(0, totals.get(`${day}/${action}`) ?? 0);
  const done = new Set(
    [...totals].flatMap(([key, amount]) => {
      const day = /^(\d{4}-\d{2}-\d{2})\/(?:new|reviews|heard)$/.exec(key)?.[1];
      return day !== undefined && amount > 0 ? [day] : [];
    }),
  );
  return {
    isReady,
    countOn,
    /** The days with any activity. */
    done,
    add: (action: StudyActivity, amount: number) => add(`${deviceDayKey()}/${action}`, amount),
  };
}
