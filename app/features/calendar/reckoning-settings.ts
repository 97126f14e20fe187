import { useSyncedSetting } from "#app/storage/user-data/use-synced-setting.ts";
import {
  type HijriAdjustment,
  type HijriCalendar,
  type HijriReckoning,
  hijriAdjustments,
  hijriCalendars,
} from "#domain/hijri/hijri-calendar.ts";

/** The reader's Hijri calendar and adjustment, and whether the day begins at maghrib. */
export function useReckoning() {
  const calendar = useSyncedSetting<HijriCalendar>("hijri.calendar", "umm_alqura", (value) =>
    hijriCalendars.find((each) => each === value),
  );
  const adjustment = useSyncedSetting<HijriAdjustment>("hijri.adjustment", 0, (value) =>
    hijriAdjustments.find((each) => each === value),
  );
  const fromMaghrib = useSyncedSetting<boolean>("hijri.fromMaghrib", false, (value) =>
    typeof value === "boolean" ? value : undefined,
  );
  const reckoning: HijriReckoning = { calendar: calendar.value, adjustment: adjustment.value };
  return { reckoning, calendar, adjustment, fromMaghrib, isReady: calendar.isReady };
}
