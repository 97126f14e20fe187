import type { CalculationMethod, LatitudeCap, MethodName } from "./calculation-method.ts";
import {
  type Adjustments,
  type Degrees,
  type HighLatitudeRule,
  type Madhab,
  type Minutes,
  noAdjustments,
  type PolarCircleResolution,
  type Rounding,
  type Shafaq,
} from "./calculation-options.ts";
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
  readonly substitute: Substitute | undefined;
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

/** A method with the person's choices applied; a choice always wins. */
export function calculationFor(
  method: CalculationMethod,
  choices: CalculationChoices,
  latitude: Degrees,
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
    substitute: choices.substitute,
    methodAdjustments: method.adjustments,
    adjustments: { ...noAdjustments, ...definedOnly(choices.adjustments ?? {}) },
    seasonalTwilight: method.seasonalTwilight === true,
    latitudeCap: ownTwilight || choices.ishaInterval !== undefined ? undefined : method.latitudeCap,
  };
}

function definedOnly(adjustments: Partial<Adjustments>): Partial<Adjustments> {
  return Object.fromEntries(Object.entries(adjustments).filter(([, minutes]) => minutes !== undefined));
}
