import {
  array,
  boolean,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  picklist,
  pipe,
} from "valibot";
import {
  type HijriAdjustment,
  type HijriCorrection,
  type HijriReckoning,
  hijriAdjustments,
} from "#domain/hijri/hijri-calendar.ts";
import { authorityOf, type HijriCalendar, hijriCalendars } from "#domain/hijri/month-authority.ts";
import { usableCorrections } from "#domain/hijri/month-correction.ts";
import { parseWith } from "./stored-value.ts";
import { useSyncedSetting } from "./user-data/use-synced-setting.ts";

/** Sixteen years of months; more would not fit in what is synced. */
const most = 200;

const choiceSchema = picklist(["place", ...hijriCalendars]);
const adjustmentSchema = picklist(hijriAdjustments);
const correctionsSchema = pipe(
  array(
    object({
      calendar: picklist(hijriCalendars),
      year: pipe(number(), integer(), minValue(1), maxValue(1600)),
      month: pipe(number(), integer(), minValue(1), maxValue(12)),
      days: adjustmentSchema,
    }),
  ),
  maxLength(most),
);

type StoredCorrection = HijriCorrection & { readonly calendar: HijriCalendar };

/** A calendar, or that of the authority where the person's place is. */
export type CalendarChoice = HijriCalendar | "place";

const none: StoredCorrection[] = [];

/**
 * The person's Hijri calendar with their corrections, and whether the day begins at maghrib. Without a choice, the
 * authority of the country decides; an adjustment without a choice was made when Umm al-Qura was the default.
 */
export function useReckoning(countryCode: string) {
  const choice = useSyncedSetting<CalendarChoice>("hijri.calendar", "place", (value) =>
    parseWith(choiceSchema, value),
  );
  const adjustment = useSyncedSetting<HijriAdjustment>("hijri.adjustment", 0, (value) =>
    parseWith(adjustmentSchema, value),
  );
  const stored = useSyncedSetting<StoredCorrection[]>("hijri.corrections", none, (value) =>
    parseWith(correctionsSchema, value),
  );
  const fromMaghrib = useSyncedSetting<boolean>("hijri.fromMaghrib", false, (value) =>
    parseWith(boolean(), value),
  );
  const ofPlace = adjustment.value === 0 ? authorityOf(countryCode) : "umm_alqura";
  const calendar = choice.value === "place" ? ofPlace : choice.value;
  const ofCalendar = stored.value.filter((each) => each.calendar === calendar);
  const reckoning: HijriReckoning = {
    calendar,
    adjustment: adjustment.value,
    corrections: usableCorrections(calendar, adjustment.value, ofCalendar),
  };
  return {
    reckoning,
    choice,
    fromMaghrib,
    isReady: choice.isReady,
    /** Stores the corrections of the calendar in use, in place of those there were. */
    saveCorrections: (corrections: readonly HijriCorrection[]) => {
      const others = stored.value.filter((each) => each.calendar !== calendar);
      const own = corrections.map(({ year, month, days }) => ({ calendar, year, month, days }));
      stored.save([...others, ...own].slice(-most));
    },
    /** Shows the calendar as it is, without any correction. */
    removeCorrections: () => {
      stored.save(stored.value.filter((each) => each.calendar !== calendar));
      adjustment.save(0);
    },
  };
}
