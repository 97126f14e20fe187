import {
  calculationMethod,
  defaultMethodName,
  type Suggestion,
  suggestedCalculation,
} from "#content/calculation-methods/index.ts";
import type { Place } from "#domain/places/place.ts";
import {
  type Calculation,
  type CalculationChoices,
  calculationFor,
  type SubstituteRule,
} from "#domain/prayer-times/calculation.ts";
import type { MethodName } from "#domain/prayer-times/calculation-method.ts";

/** Loads what computes a substitute, where one is chosen. */
export async function loadSubstituteRule({
  substitute,
}: CalculationChoices): Promise<SubstituteRule | undefined> {
  if (!substitute) return undefined;
  return (await import("#domain/prayer-times/substituted-times.ts")).substitutedTimes;
}

export type PlacedCalculation = {
  readonly place: Place;
  readonly method: MethodName;
  readonly choices: CalculationChoices;
  /** The method the country uses; undefined where the country is not known. */
  readonly suggestion: Suggestion | undefined;
  readonly isMethodChosen: boolean;
  readonly calculation: Calculation;
};

/** Where and how times are computed: with the reader's choices, or those of the country where nothing is chosen. */
export function prayerCalculation(
  place: Place,
  chosen: MethodName | null,
  choices: CalculationChoices,
  substituteRule?: SubstituteRule,
): PlacedCalculation {
  const suggestion = place.countryCode ? suggestedCalculation(place.countryCode) : undefined;
  const method = chosen ?? suggestion?.method ?? defaultMethodName;
  const madhab = choices.madhab ?? suggestion?.madhab;
  const calculation = calculationFor(
    calculationMethod(method),
    { ...choices, madhab },
    place.latitude,
    substituteRule,
  );
  return { place, method, choices, suggestion, isMethodChosen: chosen !== null, calculation };
}
