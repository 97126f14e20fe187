import { useMessages } from "#app/i18n/messages.tsx";
import type { TajweedCard } from "#content/tajweed/index.ts";
import { type TajweedRule, tajweedRules } from "#domain/tajweed/rule.ts";
import { ruleFamilies, ruleFamily, ruleLook } from "../rule-look.ts";
import { storedLayer } from "./stored-layer.ts";

type RuleChoicesProps = {
  readonly cards: readonly TajweedCard[];
  /** Those that are marked. */
  readonly rules: readonly TajweedRule[];
};

function choose(rule: TajweedRule, isShown: boolean): void {
  const choice = storedLayer.read();
  storedLayer.write({
    ...choice,
    rules: tajweedRules.filter((each) => (each === rule ? isShown : choice.rules.includes(each))),
  });
}

/** Which rules are marked, by family; drawn anew only when one of them changes. */
export function RuleChoices({ cards, rules }: RuleChoicesProps) {
  const text = useMessages("studying");
  const titleOf = (rule: TajweedRule) => cards.find(({ shows }) => shows === rule)?.title;
  return ruleFamilies.map((family) => (
    <fieldset key={family} className="grid gap-1">
      <legend className="mb-1 font-medium">{text(`family.${family}`)}</legend>
      {tajweedRules
        .filter((rule) => ruleFamily(rule) === family)
        .map((rule) => (
          <label key={rule} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={rules.includes(rule)}
              onChange={(event) => choose(rule, event.target.checked)}
              className="size-5 accent-green"
            />
            <span className={ruleLook(rule)}>{titleOf(rule)}</span>
          </label>
        ))}
    </fieldset>
  ));
}
