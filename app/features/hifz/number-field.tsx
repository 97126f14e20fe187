import { useState } from "react";

type NumberFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/** A whole number between bounds; what lies outside them is not taken, and gone when the field is left. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="block">
      <span className="mb-1 block text-ink-soft text-sm">{label}</span>
      <input
        type="number"
        inputMode="numeric"
        dir="ltr"
        min={min}
        max={max}
        value={typed ?? String(value)}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = Number(event.target.value);
          if (event.target.value !== "" && Number.isInteger(next) && next >= min && next <= max)
            onChange(next);
        }}
        onBlur={() => setTyped(undefined)}
        className="field"
      />
    </label>
  );
}
