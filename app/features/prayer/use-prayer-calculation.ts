import { useKeptCalculation, useKeptPlace } from "#app/platform/prayer-settings.ts";
import {
  calculationMethod,
  defaultMethodName,
  type Suggestion,
  suggestedCalculation,
} from "#content/calculation-methods/index.ts";
import { defaultPlace } from "#content/cities/index.ts";
import type { Place } from "#domain/places/place.ts";
import {
  type Calculation,
  type CalculationChoices,
  calculationFor,
} from "#domain/prayer-times/calculation.ts";
import type { MethodName } from "#domain/prayer-times/calculation-method.ts";

export type PrayerCalculation = {
  readonly place: Place;
  readonly method: MethodName;
  readonly choices: CalculationChoices;
  /** What the country goes by; undefined where the country is not known. */
  readonly suggestion: Suggestion | undefined;
  readonly isMethodChosen: boolean;
  readonly calculation: Calculation;
  /** False until what was kept has been read. */
  readonly isReady: boolean;
};

/** Where and how the person's times are computed: their choices, before them those of the country. */
export function usePrayerCalculation(): PrayerCalculation {
  const { place, isReady } = useKeptPlace();
  const { method: chosen, choices } = useKeptCalculation();
  return prayerCalculation(place ?? defaultPlace, chosen, choices, isReady);
}

function prayerCalculation(
  place: Place,
  chosen: MethodName | null,
  choices: CalculationChoices,
  isReady: boolean,
): PrayerCalculation {
  const suggestion = place.countryCode ? suggestedCalculation(place.countryCode) : undefined;
  const method = chosen ?? suggestion?.method ?? defaultMethodName;
  const madhab = choices.madhab ?? suggestion?.madhab;
  const calculation = calculationFor(calculationMethod(method), { ...choices, madhab }, place.latitude);
  return { place, method, choices, suggestion, isMethodChosen: chosen !== null, calculation, isReady };
}
