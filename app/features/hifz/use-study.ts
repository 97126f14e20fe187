import { useCounters } from "#app/storage/user-data/use-counters.ts";
import { deviceDayKey } from "./device-day.ts";

export type StudyActivity = "new" | "reviews" | "heard";

/** What was done on each day, summed over devices. */
export function useStudy() {
  const { totals, isReady, add } = useCounters("study");
  const on = (day: string, action: StudyActivity) => Math.max(0, totals.get(`${day}/${action}`) ?? 0);
  const done = new Set(
    [...totals].flatMap(([key, amount]) => {
      const day = /^(\d{4}-\d{2}-\d{2})\/(?:new|reviews|heard)$/.exec(key)?.[1];
      return day !== undefined && amount > 0 ? [day] : [];
    }),
  );
  return {
    isReady,
    on,
    /** Days on which anything was done. */
    done,
    add: (action: StudyActivity, amount: number) => add(`${deviceDayKey()}/${action}`, amount),
  };
}
