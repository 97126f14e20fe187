import type { Adjustments, Degrees, Minutes, Rounding } from "./calculation-options.ts";

/** The names of the methods in settings and in the open API; `other` means a person's own angles. */
export const methodNames = [
  "egyptian",
  "mwl",
  "isna",
  "umm_alqura",
  "karachi",
  "dubai",
  "kuwait",
  "qatar",
  "singapore",
  "tehran",
  "turkey",
  "moonsighting",
  "france_12",
  "france_15",
  "france_18",
  "kemenag",
  "jakim",
  "diyanet_europe",
  "algeria",
  "tunisia",
  "morocco",
  "russia",
  "other",
] as const;

export type MethodName = (typeof methodNames)[number];

/**
 * Diyanet's rule for long twilights. Poleward of `latitude` isha is at most `ishaMinutes` after sunset and at
 * most a third of the night; from `firstMonth` to `lastMonth` fajr is `fajrMinutes` further from sunrise than
 * isha from sunset.
 */
export type LatitudeCap = {
  readonly latitude: Degrees;
  readonly ishaMinutes: Minutes;
  readonly fajrMinutes: Minutes;
  readonly firstMonth: number;
  readonly lastMonth: number;
};

/** The parameters an authority has published. Angles are degrees of the sun below the horizon. */
export type CalculationMethod = {
  readonly id: MethodName;
  readonly fajrAngle: Degrees;
  readonly ishaAngle: Degrees;
  /** Minutes from sunset to isha; 0 if isha is defined by an angle. */
  readonly ishaInterval: Minutes;
  /** 0 if maghrib is at sunset. */
  readonly maghribAngle: Degrees;
  readonly rounding: Rounding;
  readonly adjustments: Adjustments;
  readonly ishaIntervalInRamadan?: Minutes;
  /** Fajr and isha follow the Moonsighting Committee's functions of season and latitude. */
  readonly seasonalTwilight?: true;
  readonly latitudeCap?: LatitudeCap;
};
