import type { Place } from "#domain/places/place.ts";
import type { Degrees, Minutes } from "./calculation-options.ts";
import type { DayMark } from "./prayer-name.ts";

/** The times that a mosque may fix: noon comes every day, so dhuhr is never among them. */
export const fixedMarks = ["fajr", "sunrise", "asr", "maghrib", "isha"] as const satisfies DayMark[];

export type FixedMark = (typeof fixedMarks)[number];

/** Minutes after midnight by the place's clock, 0 to 1439. */
export type FixedClocks = Readonly<Partial<Record<FixedMark, Minutes>>>;

/** What mosques far from the equator follow on days when the sun gives no dawn, sunrise, sunset or nightfall. */
export type Substitute =
  | { readonly kind: "latitude"; readonly latitude: Degrees }
  | { readonly kind: "city"; readonly city: Place }
  | { readonly kind: "makkah" }
  | { readonly kind: "fixed"; readonly clocks: FixedClocks };

/** The kinds of a substitute. */
export const substituteKinds = [
  "latitude",
  "city",
  "makkah",
  "fixed",
] as const satisfies Substitute["kind"][];

/** Allowed substitute latitudes: up to 48.5° twilight of 18° ends on every night, beyond 55° it is missing for long. */
export const substituteLatitudes = { min: 30, max: 55 } as const;
