"use no memo";

import {
  onCalculationReady,
  type SavedCalculation,
  useSavedCalculation,
} from "#app/storage/prayer-settings.ts";
import type { CalculationChoices } from "#domain/prayer-times/calculation.ts";
import type { MethodName } from "#domain/prayer-times/calculation-method.ts";
import type { DayMark } from "#domain/prayer-times/prayer-name.ts";

/** The name under which the selector offers the times of the person's own mosque. */
export const ownMethodName = "own";

type Chosen = MethodName | typeof ownMethodName | "suggested";

/** True where the times are those of the person's own mosque. */
function isOwnIn({ method, choices, ownMethod }: SavedCalculation): boolean {
  return (
    ownMethod !== null &&
    ownMethod.method === method &&
    JSON.stringify(ownMethod.choices) === JSON.stringify(choices)
  );
}

/** The acts of choosing a method and setting its parts; those made early are done upon what was kept. */
export function useCalculationChoices() {
  const saved = useSavedCalculation();
  const { keepMethod, keepChoices, keepOwnMethod } = saved;

  const choose = (chosen: Chosen) =>
    onCalculationReady((before) => {
      const { choices, ownMethod } = before;
      if (chosen === ownMethodName) {
        if (!ownMethod) return;
        keepMethod(ownMethod.method);
        keepChoices(ownMethod.choices);
        return;
      }
      // Angles and intervals belong to a method: another brings its own. What is the person's stays.
      const { fajrAngle, ishaAngle, ishaInterval, maghribAngle, ...rest } = choices;
      const { adjustments, madhab, ...others } = rest;
      keepMethod(chosen === "suggested" ? null : chosen);
      keepChoices(
        isOwnIn(before) ? (madhab ? { madhab } : {}) : { ...others, ...present({ adjustments, madhab }) },
      );
    });
  const set = (change: CalculationChoices) =>
    onCalculationReady(({ choices }) => keepChoices(present({ ...choices, ...change })));
  const adjust = (mark: DayMark, minutes: number) =>
    onCalculationReady(({ choices }) => {
      const adjustments = { ...choices.adjustments, [mark]: minutes };
      const isNone = Object.values(adjustments).every((each) => each === 0);
      keepChoices(present({ ...choices, adjustments: isNone ? undefined : adjustments }));
    });
  const saveOwn = (own: { readonly method: MethodName; readonly choices: CalculationChoices }) => {
    keepOwnMethod(own);
    keepMethod(own.method);
    keepChoices(own.choices);
  };
  const reset = () => keepChoices({});
  return { choose, set, adjust, saveOwn, reset, isOwn: isOwnIn(saved), hasOwn: saved.ownMethod !== null };
}

/** Without the parts that are not set, so that two like choices are written alike. */
function present(choices: CalculationChoices): CalculationChoices {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
}
