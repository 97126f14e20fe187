import { type CalendarDay, dayNumber } from "#domain/calendar-day.ts";
import { zoneOffset } from "#domain/zoned-time.ts";
import { type CalculationChoices, calculationFor } from "./calculation.ts";
import type { CalculationMethod, MethodName } from "./calculation-method.ts";
import { type Adjustments, type Degrees, limits, type Minutes, madhabs } from "./calculation-options.ts";
import { dayTimes, type PrayerPlace } from "./day-times.ts";
import type { MosqueDay } from "./mosque-table.ts";
import { type DayMark, dayMarks } from "./prayer-name.ts";

/** A remaining difference: minutes by which the mosque is later than our time. */
export type Residual = { readonly day: CalendarDay; readonly mark: DayMark; readonly minutes: Minutes };

/**
 * A method fitted to a mosque's times: with these choices our times equal the mosque's, up to the residuals.
 */
export type MosqueMatch = {
  readonly method: MethodName;
  readonly choices: CalculationChoices;
  readonly residuals: readonly Residual[];
  readonly worstResidual: Minutes;
  /** Sum of the minutes added or subtracted: the smaller, the more likely the mosque uses this method. */
  readonly offsets: Minutes;
  /** False if the minutes are so many that the place, the days or the table are probably wrong. */
  readonly isLikely: boolean;
};

// A larger difference is not a mosque's safety margin but another place or another day.
const likelyOffset: Minutes = 30;
const likelyResidual: Minutes = 5;

/**
 * Every method fitted to the days, the best first, with a person's own angles if `other` is among the
 * methods. Empty without days.
 */
export function matchMosque(
  days: readonly MosqueDay[],
  place: PrayerPlace,
  methods: readonly CalculationMethod[],
): MosqueMatch[] {
  if (days.length === 0) return [];
  return methods
    .flatMap((method) => {
      const angles = method.id === "other" ? fittedAngles(days, place, method) : {};
      return madhabs.map((madhab) => fittedMatch(days, place, method, { ...angles, madhab }));
    })
    .sort((a, b) => cost(a) - cost(b))
    .filter((match, index, all) => all.findIndex(({ method }) => method === match.method) === index);
}

/** A mark by which the sun itself tells one place from another, and by how many minutes the table's is later there. */
export type PlaceShift = { readonly mark: "sunrise" | "dhuhr" | "maghrib"; readonly minutes: Minutes };

/** Sunrise, noon and sunset do not depend on the method. */
const ofSun = ["sunrise", "dhuhr", "maghrib"] as const;

/** A mosque adds some minutes of safety, but not to all three in the same direction. */
const likelyShift: Minutes = 6;

/**
 * What tells that a table is of another place or of other days: the largest shift of sunrise, noon and sunset where all
 * three are shifted the same way, or where one is by more than a mosque adds. Undefined for a table of this place.
 */
export function placeShift({ choices, residuals }: MosqueMatch): PlaceShift | undefined {
  const shifts = ofSun.flatMap((mark): PlaceShift[] => {
    const left = median(residuals.filter((each) => each.mark === mark).map((each) => each.minutes));
    return left === undefined ? [] : [{ mark, minutes: left + (choices.adjustments?.[mark] ?? 0) }];
  });
  const [largest] = shifts.toSorted((a, b) => Math.abs(b.minutes) - Math.abs(a.minutes));
  const isMoved =
    shifts.length === ofSun.length &&
    (shifts.every(({ minutes }) => minutes >= likelyShift) ||
      shifts.every(({ minutes }) => minutes <= -likelyShift));
  return largest && (isMoved || Math.abs(largest.minutes) > likelyOffset) ? largest : undefined;
}

// A named method gets a bonus of a few minutes: freely fitted angles always fit better and explain least.
function cost({ residuals, offsets, method }: MosqueMatch): number {
  const spread = residuals.reduce((sum, { minutes }) => sum + Math.abs(minutes), 0) / residuals.length;
  return offsets + 4 * (spread || 0) + (method === "other" ? 6 : 0);
}

function fittedMatch(
  days: readonly MosqueDay[],
  place: PrayerPlace,
  method: CalculationMethod,
  choices: CalculationChoices,
): MosqueMatch {
  const differences = differencesOf(days, place, method, choices);
  const adjustments: Partial<Record<DayMark, Minutes>> = {};
  for (const mark of dayMarks) {
    const minutes = median(differences.filter((each) => each.mark === mark).map((each) => each.minutes));
    if (minutes !== undefined && minutes !== 0) adjustments[mark] = withinLimits(minutes);
  }
  const residuals = differences.map((each) => ({
    ...each,
    minutes: each.minutes - (adjustments[each.mark] ?? 0),
  }));
  const offsets = Object.values(adjustments).reduce((sum, minutes) => sum + Math.abs(minutes), 0);
  const worstResidual = Math.max(0, ...residuals.map(({ minutes }) => Math.abs(minutes)));
  const largest = Math.max(0, ...Object.values(adjustments).map(Math.abs));
  return {
    method: method.id,
    choices: { ...choices, adjustments: adjustments satisfies Partial<Adjustments> },
    residuals,
    worstResidual,
    offsets,
    isLikely: largest <= likelyOffset && worstResidual <= likelyResidual,
  };
}

function differencesOf(
  days: readonly MosqueDay[],
  place: PrayerPlace,
  method: CalculationMethod,
  choices: CalculationChoices,
): Residual[] {
  const calculation = calculationFor(method, choices, place.latitude);
  return days.flatMap(({ day, times }) => {
    const ours = dayTimes(place, day, calculation).times;
    return dayMarks.flatMap((mark) => {
      const at = ours[mark];
      const theirs = times[mark];
      if (at === null || theirs === undefined) return [];
      const minutes = (at + zoneOffset(place.timeZone, at)) / 60_000 - dayNumber(day) * 1440;
      return [{ day, mark, minutes: theirs - Math.floor(minutes) }];
    });
  });
}

/** The angles, to a tenth of a degree, with which fajr and isha need no minutes added. */
function fittedAngles(
  days: readonly MosqueDay[],
  place: PrayerPlace,
  method: CalculationMethod,
): CalculationChoices {
  const nearest = (mark: "fajr" | "isha", name: "fajrAngle" | "ishaAngle", angles: readonly Degrees[]) => {
    const error = (angle: Degrees) =>
      Math.abs(
        median(
          differencesOf(days, place, method, { [name]: angle })
            .filter((each) => each.mark === mark)
            .map((each) => each.minutes),
        ) ?? 0,
      );
    return angles.toSorted((a, b) => error(a) - error(b) || Math.abs(a - 18) - Math.abs(b - 18))[0] ?? 18;
  };
  const coarse = range(9, 21, 1);
  const fine = (about: Degrees) => range(about - 0.9, about + 0.9, 0.1);
  return {
    fajrAngle: nearest("fajr", "fajrAngle", fine(nearest("fajr", "fajrAngle", coarse))),
    ishaAngle: nearest("isha", "ishaAngle", fine(nearest("isha", "ishaAngle", coarse))),
  };
}

function range(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, index) => Math.round((from + index * step) * 10) / 10,
  );
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

function withinLimits(minutes: Minutes): Minutes {
  return Math.max(limits.adjustment.min, Math.min(limits.adjustment.max, minutes));
}
