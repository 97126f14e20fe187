import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import { isTajweedRule, type TajweedRule, tajweedRules } from "#domain/tajweed/rule.ts";

/** Whether the rules are marked in the reader, and which of them. */
export type LayerChoice = { readonly isOn: boolean; readonly rules: readonly TajweedRule[] };

let lastRules: readonly TajweedRule[] = tajweedRules;

/** The same list while the same rules are chosen: what is drawn from it then stays as it is. */
function steady(rules: readonly TajweedRule[]): readonly TajweedRule[] {
  if (rules.join() !== lastRules.join()) lastRules = rules;
  return lastRules;
}

/** The learner's own choice, on this device; every rule until one was left out. */
export const storedLayer = storedValue<LayerChoice>(
  "reader.tajweed",
  jsonOf<LayerChoice>((value) => {
    if (typeof value !== "object" || value === null) return undefined;
    const { isOn, rules } = value as Record<string, unknown>;
    if (typeof isOn !== "boolean" || !Array.isArray(rules)) return undefined;
    return { isOn, rules: steady(rules.filter(isTajweedRule)) };
  }),
  { isOn: false, rules: tajweedRules },
);
