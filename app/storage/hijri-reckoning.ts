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

/** One of the stored settings of the calendar. */
const settings = {
  choice: {
    name: "hijri.calendar",
    fallback: "place" as CalendarChoice,
    check: (value: unknown) => parseWith(choiceSchema, value),
  },
  adjustment: {
    name: "hijri.adjustment",
    fallback: 0 as HijriAdjustment,
    check: (value: unknown) => parseWith(adjustmentSchema, value),
  },
  corrections: {
    name: "hijri.corrections",
    fallback: none,
    check: (value: unknown) => parseWith(correctionsSchema, value),
  },
} as const;

/**
 * The reckoning from what is stored. Without a choice, the authority of the country decides; an adjustment without a
 * choice was made when Umm al-Qura was the default.
 */
function reckoningOf(
  choice: CalendarChoice,
  adjustment: HijriAdjustment,
  stored: readonly StoredCorrection[],
  countryCode: string,
): HijriReckoning {
  const ofPlace = adjustment === 0 ? authorityOf(countryCode) : "umm_alqura";
  const calendar = choice === "place" ? ofPlace : choice;
  const ofCalendar = stored.filter((each) => each.calendar === calendar);
  return { calendar, adjustment, corrections: usableCorrections(calendar, adjustment, ofCalendar) };
}

/** The person's reckoning among stored settings, for use outside of React. */
export function reckoningIn(bodies: ReadonlyMap<string, unknown>, countryCode: string): HijriReckoning {
  const { choice, adjustment, corrections } = settings;
  return reckoningOf(
    choice.check(bodies.get(choice.name)) ?? choice.fallback,
    adjustment.check(bodies.get(adjustment.name)) ?? adjustment.fallback,
    corrections.check(bodies.get(corrections.name)) ?? corrections.fallback,
    countryCode,
  );
}

/** The person's Hijri calendar with their corrections, and whether the day begins at maghrib. */
export function useReckoning(countryCode: string) {
  const of = settings;
  const choice = useSyncedSetting(of.choice.name, of.choice.fallback, of.choice.check);
  const adjustment = useSyncedSetting(of.adjustment.name, of.adjustment.fallback, of.adjustment.check);
  const stored = useSyncedSetting(of.corrections.name, of.corrections.fallback, of.corrections.check);
  const fromMaghrib = useSyncedSetting<boolean>("hijri.fromMaghrib", false, (value) =>
    parseWith(boolean(), value),
  );
  const reckoning = reckoningOf(choice.value, adjustment.value, stored.value, countryCode);
  const { calendar } = reckoning;
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
