import { array, boolean, object, pipe, transform, unknown } from "valibot";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import { isTajweedRule, type TajweedRule, tajweedRules } from "#domain/tajweed/rule.ts";

/** Whether the rules are marked in the reader, and which of them. */
export type LayerChoice = { readonly isOn: boolean; readonly rules: readonly TajweedRule[] };

let lastRules: readonly TajweedRule[] = tajweedRules;

/** Returns the same array while the same rules are chosen, so that effects with it as a dependency do not run again. */
function stableRules(rules: readonly TajweedRule[]): readonly TajweedRule[] {
  if (rules.join() !== lastRules.join()) lastRules = rules;
  return lastRules;
}

/** Unknown rules are left out. */
const layerSchema = object({
  isOn: boolean(),
  rules: pipe(
    array(unknown()),
    transform((rules) => stableRules(rules.filter(isTajweedRule))),
  ),
});

/** The reader's choice on this device; every rule is marked until one was left out. */
export const storedLayer = storedValue<LayerChoice>("reader.tajweed", jsonOf<LayerChoice>(layerSchema), {
  isOn: false,
  rules: tajweedRules,
});
