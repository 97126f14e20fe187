import type { CalculationMethod } from "#domain/prayer-times/calculation-method.ts";
import { type Adjustments, noAdjustments } from "#domain/prayer-times/calculation-options.ts";

function minutes(changed: Partial<Adjustments>): Adjustments {
  return { ...noAdjustments, ...changed };
}

const plain = { ishaInterval: 0, maghribAngle: 0, rounding: "nearest", adjustments: noAdjustments } as const;
const dhuhrOneLater = { ...plain, adjustments: minutes({ dhuhr: 1 }) } as const;

/** In the order of the selector: the four most common first. */
export const methods: readonly CalculationMethod[] = [
  {
    ...dhuhrOneLater,
    id: "egyptian",
    fajrAngle: 19.5,
    ishaAngle: 17.5,
  },
  {
    ...dhuhrOneLater,
    id: "mwl",
    fajrAngle: 18,
    ishaAngle: 17,
  },
  {
    ...dhuhrOneLater,
    id: "isna",
    fajrAngle: 15,
    ishaAngle: 15,
  },
  {
    ...plain,
    id: "umm_alqura",
    fajrAngle: 18.5,
    ishaAngle: 0,
    ishaInterval: 90,
    ishaIntervalInRamadan: 120,
  },
  {
    ...dhuhrOneLater,
    id: "karachi",
    fajrAngle: 18,
    ishaAngle: 18,
  },
  {
    ...plain,
    id: "dubai",
    fajrAngle: 18.2,
    ishaAngle: 18.2,
    adjustments: minutes({ sunrise: -3, dhuhr: 3, asr: 3, maghrib: 3 }),
  },
  {
    ...plain,
    id: "kuwait",
    fajrAngle: 18,
    ishaAngle: 17.5,
  },
  {
    ...plain,
    id: "qatar",
    fajrAngle: 18,
    ishaAngle: 0,
    ishaInterval: 90,
  },
  {
    ...dhuhrOneLater,
    id: "singapore",
    fajrAngle: 20,
    ishaAngle: 18,
    rounding: "up",
  },
  {
    ...plain,
    id: "tehran",
    fajrAngle: 17.7,
    ishaAngle: 14,
    maghribAngle: 4.5,
  },
  {
    ...plain,
    id: "turkey",
    fajrAngle: 18,
    ishaAngle: 17,
    adjustments: minutes({ sunrise: -7, dhuhr: 5, asr: 4, maghrib: 7 }),
  },
  {
    ...plain,
    id: "moonsighting",
    fajrAngle: 18,
    ishaAngle: 18,
    adjustments: minutes({ dhuhr: 5, maghrib: 3 }),
    seasonalTwilight: true,
  },
  {
    ...plain,
    id: "france_12",
    fajrAngle: 12,
    ishaAngle: 12,
  },
  {
    ...plain,
    id: "france_15",
    fajrAngle: 15,
    ishaAngle: 15,
  },
  {
    ...plain,
    id: "france_18",
    fajrAngle: 18,
    ishaAngle: 18,
  },
  {
    ...plain,
    id: "kemenag",
    fajrAngle: 20,
    ishaAngle: 18,
    adjustments: minutes({ fajr: 2, sunrise: -2, dhuhr: 2, asr: 2, maghrib: 2, isha: 2 }),
  },
  {
    ...plain,
    id: "jakim",
    fajrAngle: 18,
    ishaAngle: 18,
  },
  {
    ...plain,
    id: "diyanet_europe",
    fajrAngle: 18,
    ishaAngle: 17,
    adjustments: minutes({ sunrise: -7, dhuhr: 5, asr: 4, maghrib: 7 }),
    latitudeCap: { latitude: 45, ishaMinutes: 80, fajrMinutes: 10, firstMonth: 3, lastMonth: 9 },
  },
  {
    ...plain,
    id: "algeria",
    fajrAngle: 18,
    ishaAngle: 17,
  },
  {
    ...plain,
    id: "tunisia",
    fajrAngle: 18,
    ishaAngle: 18,
  },
  {
    ...plain,
    id: "morocco",
    fajrAngle: 19,
    ishaAngle: 17,
    adjustments: minutes({ dhuhr: 5, maghrib: 5 }),
  },
  {
    ...plain,
    id: "russia",
    fajrAngle: 16,
    ishaAngle: 15,
  },
  {
    ...plain,
    id: "other",
    fajrAngle: 18,
    ishaAngle: 18,
  },
];
