import { useId, useState } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { NumberInput } from "#app/ui/number-input.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { loadSurahNames, surahs } from "#content/quran/index.ts";
import { typedNumber } from "#domain/typed-number.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import { type Passage, passageFrom } from "./hifz-address.ts";

type PassageFieldsProps = {
  readonly passage: Passage;
  readonly onChange: (passage: Passage) => void;
  /** How many verses of a newly chosen surah are selected; all of them by default. */
  readonly firstVerses?: number;
};

/** Fields for a surah and its first and last verse. */
export function PassageFields({ passage, onChange, firstVerses }: PassageFieldsProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const names = useAsync(`names ${language}`, () => loadSurahNames(language)).value;
  const { surah, from, to } = passage;
  const last = ayahsIn(surah);
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_7rem_7rem]">
      <div className="col-span-2 sm:col-span-1">
        <SelectField
          label={text("surah")}
          name="surah"
          value={String(surah)}
          onChange={(value) => {
            const next = Number(value);
            onChange(passageFrom(next, firstVerses));
          }}
          options={surahs.map(({ number, arabicName }) => ({
            value: String(number),
            label: `${formatNumber(number, language)}. ${names?.[number - 1]?.name ?? arabicName}`,
          }))}
        />
      </div>
      <NumberField
        label={text("from")}
        value={from}
        min={1}
        max={last}
        onChange={(next) => onChange({ surah, from: next, to: Math.max(next, to) })}
      />
      <NumberField
        label={text("to")}
        value={to}
        min={1}
        max={last}
        onChange={(next) => onChange({ surah, from: Math.min(from, next), to: next })}
      />
    </div>
  );
}

type NumberFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/** A whole number between bounds; other input is ignored and removed on blur. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const id = useId();
  return (
    <label htmlFor={id} className="block">
      <span className="mb-1 block text-ink-soft text-sm">{label}</span>
      <NumberInput
        id={id}
        min={min}
        max={max}
        value={typed ?? String(value)}
        number={value}
        onChange={(now) => {
          setTyped(now);
          const next = typedNumber(now);
          if (Number.isInteger(next) && next >= min && next <= max) onChange(next);
        }}
        onBlur={() => setTyped(undefined)}
        className="field"
      />
    </label>
  );
}
