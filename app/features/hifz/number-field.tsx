import { type KeyboardEvent, useState } from "react";
import { typedNumber } from "#domain/typed-number.ts";

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
  const step = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    setTyped(undefined);
    onChange(Math.min(max, Math.max(min, value + by)));
  };
  return (
    <label className="block">
      <span className="mb-1 block text-ink-soft text-sm">{label}</span>
      <input
        // type="number" rejects Arabic and Urdu digits.
        type="text"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        inputMode="numeric"
        dir="ltr"
        value={typed ?? String(value)}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = typedNumber(event.target.value);
          if (Number.isInteger(next) && next >= min && next <= max) onChange(next);
        }}
        onKeyDown={step}
        onBlur={() => setTyped(undefined)}
        className="field"
      />
    </label>
  );
}
