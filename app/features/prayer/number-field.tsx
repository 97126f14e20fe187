import { useId, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { typedNumber } from "#domain/typed-number.ts";

type NumberFieldProps = {
  readonly label: string;
  readonly value: number | undefined;
  /** The value used while the field is empty. */
  readonly fallback: number;
  readonly limits: { readonly min: number; readonly max: number };
  readonly step?: number;
  readonly onChange: (value: number | undefined) => void;
};

/** A number within limits; a value outside them shows an error and is not saved. */
export function NumberField({ label, value, fallback, limits, step = 1, onChange }: NumberFieldProps) {
  const part = useMessages("prayerparts");
  const language = useLanguage();
  const errorId = useId();
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? (value === undefined ? "" : String(value));
  const isValid = (typed: string) => {
    const number = typedNumber(typed);
    return (
      typed.trim() === "" ||
      (number >= limits.min && number <= limits.max && (step % 1 !== 0 || Number.isInteger(number)))
    );
  };
  const hasError = !isValid(shown);
  return (
    <label className="flex flex-col gap-1">
      <span>{label}</span>
      <input
        type="text"
        inputMode="decimal"
        dir="ltr"
        value={shown}
        placeholder={String(fallback)}
        aria-invalid={hasError}
        aria-describedby={hasError ? errorId : undefined}
        onChange={(event) => {
          const typed = event.target.value;
          setDraft(typed);
          if (isValid(typed)) onChange(typed.trim() === "" ? undefined : typedNumber(typed));
        }}
        onBlur={() => {
          if (!hasError) setDraft(undefined);
        }}
        className="field aria-invalid:border-harm"
      />
      {hasError && (
        <span id={errorId} role="alert" className="text-harm text-sm">
          {part("outOfRange", {
            min: formatNumber(limits.min, language),
            max: formatNumber(limits.max, language),
          })}
        </span>
      )}
    </label>
  );
}
