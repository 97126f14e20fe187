import { boolean, picklist } from "valibot";
import {
  type HijriAdjustment,
  type HijriCalendar,
  type HijriReckoning,
  hijriAdjustments,
  hijriCalendars,
} from "#domain/hijri/hijri-calendar.ts";
import { parseWith } from "./stored-value.ts";
import { useSyncedSetting } from "./user-data/use-synced-setting.ts";

const calendarSchema = picklist(hijriCalendars);
const adjustmentSchema = picklist(hijriAdjustments);

/** The reader's Hijri calendar and adjustment, and whether the day begins at maghrib. */
export function useReckoning() {
  const calendar = useSyncedSetting<HijriCalendar>("hijri.calendar", "umm_alqura", (value) =>
    parseWith(calendarSchema, value),
  );
  const adjustment = useSyncedSetting<HijriAdjustment>("hijri.adjustment", 0, (value) =>
    parseWith(adjustmentSchema, value),
  );
  const fromMaghrib = useSyncedSetting<boolean>("hijri.fromMaghrib", false, (value) =>
    parseWith(boolean(), value),
  );
  const reckoning: HijriReckoning = { calendar: calendar.value, adjustment: adjustment.value };
  return { reckoning, calendar, adjustment, fromMaghrib, isReady: calendar.isReady };
}
