import {
  onCalculationReady,
  type SavedCalculation,
  useSavedCalculation,
} from "#app/storage/prayer-settings.ts";
import type { CalculationChoices } from "#domain/prayer-times/calculation.ts";
import type { MethodName } from "#domain/prayer-times/calculation-method.ts";
import type { DayMark } from "#domain/prayer-times/prayer-name.ts";

/** The value of the selector's option for the times of the reader's mosque. */
export const mosqueMethodName = "own";

type Chosen = MethodName | typeof mosqueMethodName | "suggested";

/** Whether the current choices are those fitted to the reader's mosque. */
function usesMosqueMethod({ method, choices, ownMethod }: SavedCalculation): boolean {
  return (
    ownMethod !== null &&
    ownMethod.method === method &&
    JSON.stringify(ownMethod.choices) === JSON.stringify(choices)
  );
}

/** Actions that choose a method and change its parameters; early ones wait until the saved choices are read. */
export function useCalculationChoices() {
  const saved = useSavedCalculation();
  const { saveMethod, saveChoices, saveOwnMethod } = saved;

  const choose = (chosen: Chosen) =>
    onCalculationReady((before) => {
      const { choices, ownMethod } = before;
      if (chosen === mosqueMethodName) {
        if (!ownMethod) return;
        saveMethod(ownMethod.method);
        saveChoices(ownMethod.choices);
        return;
      }
      // Angles and intervals belong to a method and go with it; the reader's other choices stay.
      const { fajrAngle, ishaAngle, ishaInterval, maghribAngle, ...rest } = choices;
      const { adjustments, madhab, ...others } = rest;
      saveMethod(chosen === "suggested" ? null : chosen);
      saveChoices(
        usesMosqueMethod(before)
          ? madhab
            ? { madhab }
            : {}
          : { ...others, ...present({ adjustments, madhab }) },
      );
    });
  const set = (change: CalculationChoices) =>
    onCalculationReady(({ choices }) => saveChoices(present({ ...choices, ...change })));
  const adjust = (mark: DayMark, minutes: number) =>
    onCalculationReady(({ choices }) => {
      const adjustments = { ...choices.adjustments, [mark]: minutes };
      const isNone = Object.values(adjustments).every((each) => each === 0);
      saveChoices(present({ ...choices, adjustments: isNone ? undefined : adjustments }));
    });
  const saveMosqueMethod = (own: { readonly method: MethodName; readonly choices: CalculationChoices }) => {
    saveOwnMethod(own);
    saveMethod(own.method);
    saveChoices(own.choices);
  };
  const reset = () => saveChoices({});
  return {
    choose,
    set,
    adjust,
    saveMosqueMethod,
    reset,
    isMosque: usesMosqueMethod(saved),
    hasMosque: saved.ownMethod !== null,
  };
}

/** Without the parts that are not set, so that equal choices have equal JSON. */
function present(choices: CalculationChoices): CalculationChoices {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
}
