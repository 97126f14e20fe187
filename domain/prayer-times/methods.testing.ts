import { type Calculation, type CalculationChoices, calculationFor } from "./calculation.ts";
import type { CalculationMethod } from "./calculation-method.ts";
import { noAdjustments } from "./calculation-options.ts";
import type { PrayerPlace } from "./day-times.ts";
import { substitutedTimes } from "./substituted-times.ts";

/** Methods for the tests of this folder; the published ones are in content and tested there. */
export const angles18: CalculationMethod = {
  id: "mwl",
  fajrAngle: 18,
  ishaAngle: 17,
  ishaInterval: 0,
  maghribAngle: 0,
  rounding: "nearest",
  adjustments: { ...noAdjustments, dhuhr: 1 },
};

export const ninetyMinutes: CalculationMethod = {
  ...angles18,
  id: "umm_alqura",
  fajrAngle: 18.5,
  ishaAngle: 0,
  ishaInterval: 90,
  ishaIntervalInRamadan: 120,
  adjustments: noAdjustments,
};

export const seasonal: CalculationMethod = {
  ...angles18,
  id: "moonsighting",
  ishaAngle: 18,
  seasonalTwilight: true,
};

export const capped: CalculationMethod = {
  ...angles18,
  id: "diyanet_europe",
  latitudeCap: { latitude: 45, ishaMinutes: 80, fajrMinutes: 10, firstMonth: 3, lastMonth: 9 },
};

export const jakarta: PrayerPlace = { latitude: -6.1754, longitude: 106.8272, timeZone: "Asia/Jakarta" };
export const london: PrayerPlace = { latitude: 51.5074, longitude: -0.1278, timeZone: "Europe/London" };
export const tromso: PrayerPlace = { latitude: 69.6492, longitude: 18.9553, timeZone: "Europe/Oslo" };

export function calculationAt(
  place: PrayerPlace,
  method: CalculationMethod,
  choices: CalculationChoices = {},
): Calculation {
  return calculationFor(method, choices, place.latitude, substitutedTimes);
}
