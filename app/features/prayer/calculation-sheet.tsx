import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { calculationMethod } from "#content/calculation-methods/index.ts";
import { limits } from "#domain/prayer-times/calculation-options.ts";
import { dayMarks } from "#domain/prayer-times/prayer-name.ts";
import { ChoiceField } from "./choice-field.tsx";
import { NumberField } from "./number-field.tsx";
import { SubstituteFields } from "./substitute-fields.tsx";
import { useCalculationChoices } from "./use-calculation-choices.ts";
import { usePrayerCalculation } from "./use-prayer-calculation.ts";

/** Every parameter of the calculation; an empty field uses the method's value. */
export function CalculationSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const { set, adjust, reset } = useCalculationChoices();
  const { choices, calculation, method: name } = usePrayerCalculation();
  const method = calculationMethod(name);
  const byMethod = (value: string) => part("byDefault", { value });
  const roundings = {
    nearest: part("rounding.nearest"),
    up: part("rounding.up"),
    none: part("rounding.none"),
  };
  return (
    <Sheet title={part("allSettings")} closeLabel={part("close")} isOpen onClose={onClose} isOutsideHistory>
      <p className="text-ink-soft text-sm">{part("settingsNote")}</p>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-2">
        <NumberField
          label={part("fajrAngle")}
          value={choices.fajrAngle}
          fallback={method.fajrAngle}
          limits={limits.twilightAngle}
          step={0.1}
          onChange={(fajrAngle) => set({ fajrAngle })}
        />
        <NumberField
          label={part("ishaAngle")}
          value={choices.ishaAngle}
          fallback={method.ishaAngle}
          limits={limits.twilightAngle}
          step={0.1}
          onChange={(ishaAngle) => set({ ishaAngle })}
        />
        <NumberField
          label={part("ishaInterval")}
          value={choices.ishaInterval}
          fallback={calculation.ishaInterval}
          limits={limits.ishaInterval}
          onChange={(ishaInterval) => set({ ishaInterval: ishaInterval || undefined })}
        />
        <NumberField
          label={part("maghribAngle")}
          value={choices.maghribAngle}
          fallback={method.maghribAngle}
          limits={limits.maghribAngle}
          step={0.1}
          onChange={(maghribAngle) => set({ maghribAngle })}
        />
        <ChoiceField
          label={part("rounding")}
          value={choices.rounding}
          unset={byMethod(roundings[method.rounding])}
          names={roundings}
          onChange={(rounding) => set({ rounding })}
        />
        <ChoiceField
          label={part("shafaq")}
          value={calculation.shafaq}
          names={{
            general: part("shafaq.general"),
            ahmer: part("shafaq.ahmer"),
            abyad: part("shafaq.abyad"),
          }}
          onChange={(shafaq) => set({ shafaq })}
        />
      </div>
      <SubstituteFields />
      <fieldset className="mt-6">
        <legend className="font-medium">{part("adjustments")}</legend>
        <p className="text-ink-soft text-sm">{part("adjustmentsNote")}</p>
        <div className="mt-3 grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
          {dayMarks.map((mark) => (
            <NumberField
              key={mark}
              label={text(`name.${mark}`)}
              value={choices.adjustments?.[mark] || undefined}
              fallback={0}
              limits={limits.adjustment}
              onChange={(minutes) => adjust(mark, minutes ?? 0)}
            />
          ))}
        </div>
      </fieldset>
      <Button onClick={reset} className="mt-6">
        {part("resetSettings")}
      </Button>
    </Sheet>
  );
}
