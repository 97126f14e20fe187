import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { calculationMethod } from "#content/calculation-methods/index.ts";
import { recommendedHighLatitudeRule } from "#domain/prayer-times/calculation.ts";
import { limits } from "#domain/prayer-times/calculation-options.ts";
import { dayMarks } from "#domain/prayer-times/prayer-name.ts";
import { ChoiceField } from "./choice-field.tsx";
import { NumberField } from "./number-field.tsx";
import { useCalculationChoices } from "./use-calculation-choices.ts";
import { usePrayerCalculation } from "./use-prayer-calculation.ts";

/** Every parameter of the calculation; what is left empty is the method's own. */
export function CalculationSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useMessages("prayer");
  const { set, adjust, reset } = useCalculationChoices();
  const { choices, calculation, method: name, place } = usePrayerCalculation();
  const method = calculationMethod(name);
  const byMethod = (value: string) => text("byDefault", { value });
  const rules = {
    middleofthenight: text("rule.middleofthenight"),
    seventhofthenight: text("rule.seventhofthenight"),
    twilightangle: text("rule.twilightangle"),
  };
  const roundings = {
    nearest: text("rounding.nearest"),
    up: text("rounding.up"),
    none: text("rounding.none"),
  };
  return (
    <Sheet title={text("allSettings")} closeLabel={text("close")} isOpen onClose={onClose}>
      <p className="text-ink-soft text-sm">{text("settingsNote")}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label={text("madhab")}
          value={calculation.madhab}
          names={{ shafi: text("madhab.shafi"), hanafi: text("madhab.hanafi") }}
          onChange={(madhab) => set({ madhab })}
        />
        <ChoiceField
          label={text("highLatitudeRule")}
          value={choices.highLatitudeRule}
          unset={byMethod(rules[recommendedHighLatitudeRule(place.latitude)])}
          names={rules}
          onChange={(highLatitudeRule) => set({ highLatitudeRule })}
        />
        <NumberField
          label={text("fajrAngle")}
          value={choices.fajrAngle}
          fallback={method.fajrAngle}
          limits={limits.twilightAngle}
          step={0.1}
          onChange={(fajrAngle) => set({ fajrAngle })}
        />
        <NumberField
          label={text("ishaAngle")}
          value={choices.ishaAngle}
          fallback={method.ishaAngle}
          limits={limits.twilightAngle}
          step={0.1}
          onChange={(ishaAngle) => set({ ishaAngle })}
        />
        <NumberField
          label={text("ishaInterval")}
          value={choices.ishaInterval}
          fallback={calculation.ishaInterval}
          limits={limits.ishaInterval}
          onChange={(ishaInterval) => set({ ishaInterval: ishaInterval || undefined })}
        />
        <NumberField
          label={text("maghribAngle")}
          value={choices.maghribAngle}
          fallback={method.maghribAngle}
          limits={limits.maghribAngle}
          step={0.1}
          onChange={(maghribAngle) => set({ maghribAngle })}
        />
        <ChoiceField
          label={text("rounding")}
          value={choices.rounding}
          unset={byMethod(roundings[method.rounding])}
          names={roundings}
          onChange={(rounding) => set({ rounding })}
        />
        <ChoiceField
          label={text("shafaq")}
          value={calculation.shafaq}
          names={{
            general: text("shafaq.general"),
            ahmer: text("shafaq.ahmer"),
            abyad: text("shafaq.abyad"),
          }}
          onChange={(shafaq) => set({ shafaq })}
        />
        <ChoiceField
          label={text("polar")}
          value={calculation.polarCircleResolution}
          names={{
            AqrabBalad: text("polar.AqrabBalad"),
            AqrabYaum: text("polar.AqrabYaum"),
            Unresolved: text("polar.Unresolved"),
          }}
          onChange={(polarCircleResolution) => set({ polarCircleResolution })}
        />
      </div>
      <fieldset className="mt-6">
        <legend className="font-medium">{text("adjustments")}</legend>
        <p className="text-ink-soft text-sm">{text("adjustmentsNote")}</p>
        <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
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
        {text("resetSettings")}
      </Button>
    </Sheet>
  );
}
