import { useId, useState } from "react";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { NumberInput } from "#app/ui/number-input.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { loadTajweedCards, readTajweed, type TajweedCard } from "#content/tajweed/index.ts";
import { type TajweedRule, type TajweedSpan, tajweedRules } from "#domain/tajweed/rule.ts";
import { typedNumber } from "#domain/typed-number.ts";
import { ruleFamilies, ruleFamily, ruleLook } from "../rule-look.ts";
import { storedLayer } from "./stored-layer.ts";

type LayerChoicesProps = {
  readonly data: LayerData | undefined;
  readonly hasFailed: boolean;
  readonly onVerse: (ayah: number) => void;
};

/** Whether the rules are marked, which of them, and a form that opens the rules of a verse without a tap on it. */
export function LayerChoices({ data, hasFailed, onVerse }: LayerChoicesProps) {
  const text = useMessages("studying");
  const [choice, save] = useStoredValue(storedLayer);
  const [ayah, setAyah] = useState("1");
  const fieldId = useId();
  return (
    <div className="grid gap-5 text-start">
      <Toggle label={text("showRules")} isOn={choice.isOn} onChange={(isOn) => save({ ...choice, isOn })} />
      {hasFailed && <p role="alert">{text("rulesFailed")}</p>}
      {data && (
        <>
          <form
            className="flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              const chosen = typedNumber(ayah);
              if (Number.isInteger(chosen) && chosen >= 1 && chosen <= data.verses.length) onVerse(chosen);
            }}
          >
            <label htmlFor={fieldId} className="grow">
              <span className="mb-1 block text-ink-soft text-sm">{text("verseToExplain")}</span>
              <NumberInput
                id={fieldId}
                max={data.verses.length}
                value={ayah}
                number={typedNumber(ayah)}
                onChange={setAyah}
                className="field"
              />
            </label>
            <Button type="submit">{text("explain")}</Button>
          </form>
          <RuleChoices cards={data.cards} rules={choice.rules} />
          <p className="text-ink-soft text-sm">{text("tapHint")}</p>
        </>
      )}
    </div>
  );
}

type RuleChoicesProps = {
  readonly cards: readonly TajweedCard[];
  /** The rules that are marked. */
  readonly rules: readonly TajweedRule[];
};

function choose(rule: TajweedRule, isShown: boolean): void {
  const choice = storedLayer.read();
  storedLayer.write({
    ...choice,
    rules: tajweedRules.filter((each) => (each === rule ? isShown : choice.rules.includes(each))),
  });
}

/** A checkbox for each rule, by family. */
function RuleChoices({ cards, rules }: RuleChoicesProps) {
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

type LayerData = {
  readonly surah: number;
  readonly verses: readonly (readonly TajweedSpan[])[];
  readonly cards: readonly TajweedCard[];
};

/** The rules of a surah and the cards that explain them; with another language the old cards stay until it is loaded. */
export function useLayerData(surah: number) {
  const language = useLanguage();
  const { value, latest, hasFailed } = useAsync(`${surah} ${language}`, async (): Promise<LayerData> => {
    const [verses, { tabs }] = await Promise.all([
      readTajweed(readPublished, surah),
      loadTajweedCards(language),
    ]);
    return { surah, verses, cards: tabs.flatMap(({ cards }) => cards) };
  });
  const data = value ?? latest;
  return { data: data?.surah === surah ? data : undefined, hasFailed };
}
