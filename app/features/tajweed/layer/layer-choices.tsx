import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { RuleChoices } from "./rule-choices.tsx";
import { storedLayer } from "./stored-layer.ts";
import type { LayerData } from "./use-layer-data.ts";

type LayerChoicesProps = {
  readonly data: LayerData | undefined;
  readonly hasFailed: boolean;
  readonly onVerse: (ayah: number) => void;
};

/** Whether the rules are marked, which of them, and the way to a verse's rules for those who cannot tap. */
export function LayerChoices({ data, hasFailed, onVerse }: LayerChoicesProps) {
  const text = useMessages("studying");
  const [choice, keep] = useStoredValue(storedLayer);
  const [ayah, setAyah] = useState(1);
  return (
    <div className="grid gap-5 text-start">
      <Toggle label={text("showRules")} isOn={choice.isOn} onChange={(isOn) => keep({ ...choice, isOn })} />
      {hasFailed && <p role="alert">{text("rulesFailed")}</p>}
      {data && (
        <>
          <form
            className="flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              onVerse(ayah);
            }}
          >
            <label className="grow">
              <span className="mb-1 block text-ink-soft text-sm">{text("verseToExplain")}</span>
              <input
                type="number"
                dir="ltr"
                min={1}
                max={data.verses.length}
                value={ayah}
                onChange={(event) => setAyah(Number(event.target.value))}
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
