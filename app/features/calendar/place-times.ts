import { calculationMethod, suggestedCalculation } from "#content/calculation-methods/index.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Place } from "#domain/places/place.ts";
import { type CalculationChoices, calculationFor } from "#domain/prayer-times/calculation.ts";
import type { MethodName } from "#domain/prayer-times/calculation-method.ts";
import { type DayTimes, dayTimes } from "#domain/prayer-times/day-times.ts";
import { substitutedTimes } from "#domain/prayer-times/substituted-times.ts";

/** Returns a function for the times of a day at the place, by the reader's method or that of the country. */
export function placeTimes(
  place: Place,
  method: MethodName | null,
  choices: CalculationChoices,
): (day: CalendarDay) => DayTimes {
  const name = method ?? suggestedCalculation(place.countryCode).method;
  const calculation = calculationFor(calculationMethod(name), choices, place.latitude, substitutedTimes);
  return (day) => dayTimes(place, day, calculation);
}
