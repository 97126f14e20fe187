import type { DayMark } from "./prayer-name.ts";

export type Degrees = number;
export type Minutes = number;

/** Degrees north and east of Greenwich, -90 to 90 and -180 to 180. */
export type Coordinates = { readonly latitude: Degrees; readonly longitude: Degrees };

/** Whole minutes added to each time. */
export type Adjustments = Readonly<Record<DayMark, Minutes>>;

/** Asr begins when a shadow is as long as the object (Shafi, Maliki, Hanbali) or twice as long (Hanafi). */
export const madhabs = ["shafi", "hanafi"] as const;
export const highLatitudeRules = ["middleofthenight", "seventhofthenight", "twilightangle"] as const;
export const roundings = ["nearest", "up", "none"] as const;
/** The twilight whose end starts isha; only for the Moonsighting Committee's seasonal times. */
export const shafaqs = ["general", "ahmer", "abyad"] as const;
/**
 * Without a sunrise: use the nearest latitude that has one, the nearest day that has one, or no time at all.
 */
export const polarCircleResolutions = ["AqrabBalad", "AqrabYaum", "Unresolved"] as const;

export type Madhab = (typeof madhabs)[number];
export type HighLatitudeRule = (typeof highLatitudeRules)[number];
export type Rounding = (typeof roundings)[number];
export type Shafaq = (typeof shafaqs)[number];
export type PolarCircleResolution = (typeof polarCircleResolutions)[number];

/** Allowed settings, both ends included. Below 1° fajr would follow sunrise, which is at 0.83°. */
export const limits = {
  twilightAngle: { min: 1, max: 30 },
  maghribAngle: { min: 0, max: 10 },
  ishaInterval: { min: 0, max: 180 },
  adjustment: { min: -120, max: 120 },
  days: { min: 1, max: 366 },
  year: { min: 1900, max: 2100 },
} as const;

export const noAdjustments: Adjustments = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 };
