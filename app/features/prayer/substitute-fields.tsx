import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { type Place, placeName } from "#domain/places/place.ts";
import { recommendedHighLatitudeRule } from "#domain/prayer-times/calculation.ts";
import { type HighLatitudeRule, highLatitudeRules } from "#domain/prayer-times/calculation-options.ts";
import {
  type FixedClocks,
  type FixedMark,
  fixedMarks,
  type Substitute,
  substituteLatitudes,
} from "#domain/prayer-times/substitute.ts";
import { ChoiceField } from "./choice-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PlaceSearch } from "./place-search.tsx";
import { useCalculationChoices } from "./use-calculation-choices.ts";
import { usePrayerCalculation } from "./use-prayer-calculation.ts";

type SubstituteName = "latitude45" | "latitude48" | Substitute["kind"];

/** What the choice of a latitude of one's own begins with, in degrees. */
const firstLatitude = 50;

/** The rule for nights without darkness and days without sunrise: one of three parts of the night, or a substitute. */
export function SubstituteFields() {
  const part = useMessages("prayerparts");
  const more = useMessages("prayermore");
  const { set } = useCalculationChoices();
  const { choices, calculation, place } = usePrayerCalculation();
  /** A city is asked for, but none is chosen yet. */
  const [isCityWanted, setIsCityWanted] = useState(false);
  const { substitute } = choices;
  const rules: Record<HighLatitudeRule, string> = {
    middleofthenight: part("rule.middleofthenight"),
    seventhofthenight: part("rule.seventhofthenight"),
    twilightangle: part("rule.twilightangle"),
  };
  const choose = (name: HighLatitudeRule | SubstituteName | undefined) => {
    const rule = highLatitudeRules.find((each) => each === name);
    setIsCityWanted(name === "city");
    if (name === undefined || rule) set({ highLatitudeRule: rule, substitute: undefined });
    else if (name === "latitude45") set({ substitute: { kind: "latitude", latitude: 45 } });
    else if (name === "latitude48") set({ substitute: { kind: "latitude", latitude: 48 } });
    else if (name === "latitude") set({ substitute: { kind: "latitude", latitude: firstLatitude } });
    else if (name === "makkah") set({ substitute: { kind: "makkah" } });
    else if (name === "fixed") set({ substitute: { kind: "fixed", clocks: {} } });
  };
  const chosen = isCityWanted ? "city" : substitute ? nameOf(substitute) : choices.highLatitudeRule;
  return (
    <div className="mt-6 grid gap-4">
      <ChoiceField
        label={part("highLatitudeRule")}
        value={chosen}
        unset={part("byDefault", { value: rules[recommendedHighLatitudeRule(place.latitude)] })}
        names={{
          ...rules,
          latitude45: more("substitute.latitude45"),
          latitude48: more("substitute.latitude48"),
          latitude: more("substitute.latitude"),
          city: more("substitute.city"),
          makkah: more("substitute.makkah"),
          fixed: more("substitute.fixed"),
        }}
        onChange={choose}
      />
      {(substitute || isCityWanted) && <p className="text-ink-soft text-sm">{more("substituteNote")}</p>}
      {chosen === "latitude" && substitute?.kind === "latitude" && (
        <NumberField
          label={more("substituteLatitude")}
          value={substitute.latitude}
          fallback={firstLatitude}
          limits={substituteLatitudes}
          step={0.1}
          onChange={(latitude = firstLatitude) => set({ substitute: { kind: "latitude", latitude } })}
        />
      )}
      {chosen === "city" && (
        <CityField
          place={place}
          city={substitute?.kind === "city" ? substitute.city : undefined}
          onChoose={(city) => {
            set({ substitute: { kind: "city", city } });
            setIsCityWanted(false);
          }}
        />
      )}
      {substitute?.kind === "fixed" && (
        <ClockFields
          clocks={substitute.clocks}
          onChange={(clocks) => set({ substitute: { kind: "fixed", clocks } })}
        />
      )}
      {!substitute && (
        <ChoiceField
          label={part("polar")}
          value={calculation.polarCircleResolution}
          names={{
            AqrabBalad: part("polar.AqrabBalad"),
            AqrabYaum: part("polar.AqrabYaum"),
            Unresolved: part("polar.Unresolved"),
          }}
          onChange={(polarCircleResolution) => set({ polarCircleResolution })}
        />
      )}
    </div>
  );
}

function nameOf(substitute: Substitute): SubstituteName {
  if (substitute.kind !== "latitude") return substitute.kind;
  if (substitute.latitude === 45) return "latitude45";
  return substitute.latitude === 48 ? "latitude48" : "latitude";
}

type CityFieldProps = {
  readonly place: Place;
  readonly city: Place | undefined;
  readonly onChoose: (place: Place) => void;
};

/** The search for the city whose days are used, and its name. */
function CityField({ place, city, onChoose }: CityFieldProps) {
  const more = useMessages("prayermore");
  const language = useLanguage();
  const [problem, setProblem] = useState("");
  return (
    <div>
      <p className="text-sm">
        {city ? more("substituteCity", { city: placeName(city, language) }) : more("substituteNoCity")}
      </p>
      <PlaceSearch place={place} onChoose={onChoose} onProblem={setProblem} />
      <p role="status" className="text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}

type ClockFieldsProps = {
  readonly clocks: FixedClocks;
  readonly onChange: (clocks: FixedClocks) => void;
};

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** A clock time for each mark but dhuhr; an empty one is left to the rule. */
function ClockFields({ clocks, onChange }: ClockFieldsProps) {
  const text = useMessages("prayer");
  const more = useMessages("prayermore");
  const type = (mark: FixedMark, typed: string) => {
    const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(typed) ?? [];
    const { [mark]: _, ...others } = clocks;
    onChange(hours === undefined ? others : { ...others, [mark]: Number(hours) * 60 + Number(minutes) });
  };
  return (
    <fieldset>
      <legend className="text-sm">{more("substituteClocks")}</legend>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {fixedMarks.map((mark) => {
          const clock = clocks[mark];
          return (
            <label key={mark} className="flex flex-col gap-1">
              <span>{text(`name.${mark}`)}</span>
              <input
                type="time"
                value={
                  clock === undefined ? "" : `${twoDigits(Math.floor(clock / 60))}:${twoDigits(clock % 60)}`
                }
                onChange={(event) => type(mark, event.target.value)}
                className="field"
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
