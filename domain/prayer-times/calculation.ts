import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Instant } from "#domain/zoned-time.ts";
import type { CalculationMethod, LatitudeCap, MethodName } from "./calculation-method.ts";
import {
  type Adjustments,
  type Coordinates,
  type Degrees,
  type HighLatitudeRule,
  type Madhab,
  type Minutes,
  noAdjustments,
  type PolarCircleResolution,
  type Rounding,
  type Shafaq,
} from "./calculation-options.ts";
import type { DayMark } from "./prayer-name.ts";
import type { Substitute } from "./substitute.ts";

/** A person's choices; an absent one follows the method, or our default if the method does not define it. */
export type CalculationChoices = {
  readonly fajrAngle?: Degrees | undefined;
  readonly ishaAngle?: Degrees | undefined;
  readonly ishaInterval?: Minutes | undefined;
  readonly maghribAngle?: Degrees | undefined;
  readonly madhab?: Madhab | undefined;
  readonly highLatitudeRule?: HighLatitudeRule | undefined;
  readonly rounding?: Rounding | undefined;
  readonly shafaq?: Shafaq | undefined;
  readonly polarCircleResolution?: PolarCircleResolution | undefined;
  readonly substitute?: Substitute | undefined;
  readonly adjustments?: Partial<Adjustments> | undefined;
};

/** The times of a day in which a substitute gives what the sun does not, and the marks that it gave. */
export type SubstitutedDay = {
  readonly times: Readonly<Record<DayMark | "sunset", Instant>>;
  readonly estimated: readonly DayMark[];
};

/** Computes such a day; its code loads only where a substitute is chosen. */
export type SubstituteRule = (
  place: Coordinates & { readonly timeZone: string },
  day: CalendarDay,
  calculation: Calculation,
  ishaInterval: Minutes,
  substitute: Substitute,
) => SubstitutedDay;

export type AppliedSubstitute = { readonly chosen: Substitute; readonly rule: SubstituteRule };

/** Everything a day's times are computed from. */
export type Calculation = {
  readonly method: MethodName;
  readonly fajrAngle: Degrees;
  readonly ishaAngle: Degrees;
  readonly ishaInterval: Minutes;
  readonly ishaIntervalInRamadan: Minutes | undefined;
  readonly maghribAngle: Degrees;
  readonly madhab: Madhab;
  readonly highLatitudeRule: HighLatitudeRule;
  readonly rounding: Rounding;
  readonly shafaq: Shafaq;
  readonly polarCircleResolution: PolarCircleResolution;
  /** What gives the times that the sun does not; it takes the place of the rules above. */
  readonly substitute: AppliedSubstitute | undefined;
  /** The method's own minutes; the person's are added to them. */
  readonly methodAdjustments: Adjustments;
  readonly adjustments: Adjustments;
  readonly seasonalTwilight: boolean;
  readonly latitudeCap: LatitudeCap | undefined;
};

/** Beyond this latitude, north or south, twilight may last all night. */
const highLatitude: Degrees = 48;

/** The default rule for an absolute latitude. */
export function recommendedHighLatitudeRule(latitude: Degrees): HighLatitudeRule {
  return Math.abs(latitude) > highLatitude ? "seventhofthenight" : "middleofthenight";
}

/**
 * A method with the person's choices applied; a choice always wins. A substitute counts only with the rule that computes
 * it.
 */
export function calculationFor(
  method: CalculationMethod,
  choices: CalculationChoices,
  latitude: Degrees,
  substituteRule?: SubstituteRule,
): Calculation {
  // A person's isha angle replaces the method's interval, which would otherwise override it.
  const ownInterval = choices.ishaAngle ? 0 : method.ishaInterval;
  const ownTwilight = choices.fajrAngle !== undefined || choices.ishaAngle !== undefined;
  return {
    method: method.id,
    fajrAngle: choices.fajrAngle ?? method.fajrAngle,
    ishaAngle: choices.ishaAngle ?? method.ishaAngle,
    ishaInterval: choices.ishaInterval ?? ownInterval,
    ishaIntervalInRamadan:
      choices.ishaInterval === undefined && ownInterval > 0 ? method.ishaIntervalInRamadan : undefined,
    maghribAngle: choices.maghribAngle ?? method.maghribAngle,
    madhab: choices.madhab ?? "shafi",
    highLatitudeRule: choices.highLatitudeRule ?? recommendedHighLatitudeRule(latitude),
    rounding: choices.rounding ?? method.rounding,
    shafaq: choices.shafaq ?? "general",
    polarCircleResolution: choices.polarCircleResolution ?? "AqrabBalad",
    substitute:
      choices.substitute && substituteRule ? { chosen: choices.substitute, rule: substituteRule } : undefined,
    methodAdjustments: method.adjustments,
    adjustments: { ...noAdjustments, ...definedOnly(choices.adjustments ?? {}) },
    seasonalTwilight: method.seasonalTwilight === true,
    latitudeCap: ownTwilight || choices.ishaInterval !== undefined ? undefined : method.latitudeCap,
  };
}

function definedOnly(adjustments: Partial<Adjustments>): Partial<Adjustments> {
  return Object.fromEntries(Object.entries(adjustments).filter(([, minutes]) => minutes !== undefined));
}
