import { calculationMethod, suggestedCalculation } from "#content/calculation-methods/index.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Place } from "#domain/places/place.ts";
import { type CalculationChoices, calculationFor } from "#domain/prayer-times/calculation.ts";
import type { MethodName } from "#domain/prayer-times/calculation-method.ts";
import { dayTimes } from "#domain/prayer-times/day-times.ts";
import { substitutedTimes } from "#domain/prayer-times/substituted-times.ts";
import type { Instant } from "#domain/zoned-time.ts";

/** Returns a function for the maghrib of a day at the place, by the reader's method; null where there is none. */
export function placeMaghrib(
  place: Place,
  method: MethodName | null,
  choices: CalculationChoices,
): (day: CalendarDay) => Instant | null {
  const name = method ?? suggestedCalculation(place.countryCode).method;
  const calculation = calculationFor(calculationMethod(name), choices, place.latitude, substitutedTimes);
  return (day) => dayTimes(place, day, calculation).times.maghrib;
}
