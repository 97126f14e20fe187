import type { Instant } from "#domain/zoned-time.ts";
import type { Calculation } from "./calculation.ts";
import type { MethodName } from "./calculation-method.ts";
import type {
  Degrees,
  HighLatitudeRule,
  Minutes,
  PolarCircleResolution,
  Rounding,
  Shafaq,
} from "./calculation-options.ts";
import type { DayTimes, PrayerPlace } from "./day-times.ts";
import type { DayMark } from "./prayer-name.ts";
import { solarDay } from "./solar-day.ts";
import type { Substitute } from "./substitute.ts";
import { sunTimes } from "./sun-times.ts";

/** What a time is based on: the position of the sun, or a rule if the sun gives no time. */
export type TimeBasis =
  | { readonly kind: "twilight-angle"; readonly angle: Degrees }
  | { readonly kind: "horizon" }
  | { readonly kind: "noon" }
  | { readonly kind: "shadow"; readonly lengths: 1 | 2 }
  | { readonly kind: "after-sunset"; readonly minutes: Minutes; readonly isRamadan: boolean }
  | { readonly kind: "part-of-night"; readonly rule: HighLatitudeRule; readonly part: number }
  | { readonly kind: "seasonal"; readonly shafaq: Shafaq }
  | { readonly kind: "substitute"; readonly substitute: Substitute }
  | { readonly kind: "latitude-cap"; readonly latitude: Degrees; readonly minutes: Minutes };

/** Why a time is what it is, as data for the panel that explains it. */
export type ExplainedTime = {
  readonly mark: DayMark;
  readonly at: Instant | null;
  readonly basis: TimeBasis;
  readonly method: MethodName;
  readonly methodAdjustment: Minutes;
  readonly adjustment: Minutes;
  readonly rounding: Rounding;
  /** If the sun does not rise or set that day: what replaced it. */
  readonly resolution: Exclude<PolarCircleResolution, "Unresolved"> | undefined;
};

/** Explains one time of a day that was computed with the same calculation. */
export function explainedTime(
  mark: DayMark,
  place: PrayerPlace,
  day: DayTimes,
  calculation: Calculation,
): ExplainedTime {
  return {
    mark,
    at: day.times[mark],
    basis: basisOf(mark, place, day, calculation),
    method: calculation.method,
    methodAdjustment: calculation.methodAdjustments[mark],
    adjustment: calculation.adjustments[mark],
    rounding: calculation.rounding,
    resolution: day.resolution,
  };
}

function basisOf(mark: DayMark, place: PrayerPlace, day: DayTimes, calculation: Calculation): TimeBasis {
  if (calculation.substitute && day.estimated.includes(mark))
    return { kind: "substitute", substitute: calculation.substitute.chosen };
  switch (mark) {
    case "sunrise":
      return { kind: "horizon" };
    case "dhuhr":
      return { kind: "noon" };
    case "asr":
      return { kind: "shadow", lengths: calculation.madhab === "hanafi" ? 2 : 1 };
    case "maghrib":
      return calculation.maghribAngle > 0
        ? { kind: "twilight-angle", angle: calculation.maghribAngle }
        : { kind: "horizon" };
    default:
      return twilightBasis(mark, place, day, calculation);
  }
}

function twilightBasis(
  mark: "fajr" | "isha",
  place: PrayerPlace,
  day: DayTimes,
  calculation: Calculation,
): TimeBasis {
  const cap = calculation.substitute ? undefined : calculation.latitudeCap;
  if (cap && Math.abs(place.latitude) > cap.latitude) {
    const isSeason = day.day.month >= cap.firstMonth && day.day.month <= cap.lastMonth;
    if (mark === "isha") return { kind: "latitude-cap", latitude: cap.latitude, minutes: cap.ishaMinutes };
    if (isSeason)
      return { kind: "latitude-cap", latitude: cap.latitude, minutes: cap.ishaMinutes + cap.fajrMinutes };
  }
  if (mark === "isha" && day.ishaInterval > 0)
    return {
      kind: "after-sunset",
      minutes: day.ishaInterval,
      isRamadan: day.ishaInterval !== calculation.ishaInterval,
    };
  const angle = mark === "fajr" ? calculation.fajrAngle : calculation.ishaAngle;
  if (calculation.substitute) return { kind: "twilight-angle", angle };
  if (!isLimited(mark, place, day, calculation)) return { kind: "twilight-angle", angle };
  if (calculation.seasonalTwilight) return { kind: "seasonal", shafaq: calculation.shafaq };
  return {
    kind: "part-of-night",
    rule: calculation.highLatitudeRule,
    part: nightPart(calculation.highLatitudeRule, angle),
  };
}

/**
 * True if the angle alone would give another time or none, found by asking adhan with the most permissive
 * rule.
 */
function isLimited(
  mark: "fajr" | "isha",
  place: PrayerPlace,
  day: DayTimes,
  calculation: Calculation,
): boolean {
  const solar = solarDay(place.longitude, place.timeZone, day.day);
  const compute = (by: Calculation) =>
    sunTimes(place, solar, by, day.ishaInterval, calculation.polarCircleResolution)[mark];
  const free = compute({ ...calculation, seasonalTwilight: false, highLatitudeRule: "middleofthenight" });
  const shown = compute(calculation);
  if (shown !== free) return true;
  // Exactly in the middle of the night both agree; then fajr for a slightly smaller angle agrees as well.
  const angle = mark === "fajr" ? "fajrAngle" : "ishaAngle";
  const smaller = compute({ ...calculation, [angle]: Math.max(0, calculation[angle] - 0.05) });
  return smaller === shown;
}

function nightPart(rule: HighLatitudeRule, angle: Degrees): number {
  if (rule === "middleofthenight") return 1 / 2;
  return rule === "seventhofthenight" ? 1 / 7 : angle / 60;
}
