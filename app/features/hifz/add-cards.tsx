import { useState } from "react";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useToast } from "#app/ui/toast.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { athkarCategories } from "#content/athkar/index.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { NumberField, PassageFields } from "./passage-fields.tsx";
import type { DeckStore } from "./use-deck.ts";
import { usePassage } from "./use-passage.ts";

const kinds = ["verses", "names", "athkar"] as const;
const nameCount = 99;

const numbersIn = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Adds cards: verses singly or as a range, names of Allah by number, or a set of athkar. */
export function AddCards({ store }: { readonly store: DeckStore }) {
  const text = useMessages("hifz");
  const showToast = useToast();
  const { parameters, change } = useAddressParameters();
  const kind = kinds.find((each) => each === parameters.get("add")) ?? "verses";
  const [passage, choose] = usePassage();
  const [isOneCard, setIsOneCard] = useState(false);
  const [names, setNames] = useState({ from: 1, to: 10 });
  const [set, setSet] = useState<(typeof athkarCategories)[number]>("morning");

  const idsOf = async (): Promise<string[]> => {
    if (kind === "names") return numbersIn(names.from, names.to).map((number) => `name:${number}`);
    if (kind === "athkar") {
      const { loadAthkar } = await import("#content/athkar/index.ts");
      return (await loadAthkar("ar")).categories[set].map(({ id }) => `athkar:${id}`);
    }
    const { surah, from, to } = passage;
    if (isOneCard && to > from) return [`${surah}:${from}-${to}`];
    return numbersIn(from, to).map((ayah) => verseKey({ surah, ayah }));
  };
  const add = async () => {
    try {
      const added = store.add(await idsOf());
      const undo = { label: text("undoAdded"), onClick: () => added.forEach(store.remove) };
      showToast({
        title: text("added", { count: added.length }),
        ...(added.length > 0 ? { action: undo } : {}),
      });
    } catch (error) {
      console.warn("cards were not added", error);
      showToast({ variant: "destructive", title: text("failed") });
    }
  };

  return (
    <section className="panel grid gap-4 p-5">
      <h2 className="font-display text-xl">{text("addCards")}</h2>
      <SelectField
        label={text("kind")}
        name="kind"
        value={kind}
        onChange={(value) => change({ add: value }, { replace: true })}
        options={kinds.map((each) => ({ value: each, label: text(`kind.${each}`) }))}
      />
      {kind === "verses" && (
        <>
          <PassageFields passage={passage} onChange={choose} />
          <Toggle label={text("asRange")} isOn={isOneCard} onChange={setIsOneCard} />
        </>
      )}
      {kind === "names" && (
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label={text("from")}
            value={names.from}
            min={1}
            max={nameCount}
            onChange={(from) => setNames({ from, to: Math.max(from, names.to) })}
          />
          <NumberField
            label={text("to")}
            value={names.to}
            min={1}
            max={nameCount}
            onChange={(to) => setNames({ from: Math.min(names.from, to), to })}
          />
        </div>
      )}
      {kind === "athkar" && (
        <SelectField
          label={text("set")}
          name="set"
          value={set}
          onChange={(value) => setSet(athkarCategories.find((each) => each === value) ?? "morning")}
          options={athkarCategories.map((each) => ({ value: each, label: text(`set.${each}`) }))}
        />
      )}
      <Button look="primary" onClick={add} className="justify-self-start">
        {text("add")}
      </Button>
    </section>
  );
}
