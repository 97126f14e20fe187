import type { ComponentProps, KeyboardEvent } from "react";

type NumberInputProps = Omit<ComponentProps<"input">, "onChange" | "value" | "min" | "max"> & {
  /** As it was typed, in any digits. */
  readonly value: string;
  /** What that says; not a number where it says none. */
  readonly number: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (typed: string) => void;
};

/** A field for a whole number, which the arrow keys change; type="number" would refuse Arabic and Urdu digits. */
export function NumberInput({ value, number, min = 1, max, onChange, ...rest }: NumberInputProps) {
  const step = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    onChange(String(Math.min(max, Math.max(min, (Math.trunc(number) || min - by) + by))));
  };
  return (
    <input
      {...rest}
      type="text"
      role="spinbutton"
      aria-valuenow={Number.isNaN(number) ? undefined : number}
      aria-valuemin={min}
      aria-valuemax={max}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={step}
    />
  );
}
