import { useId } from "react";

type AreaFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Longest text, in characters. */
  readonly longest: number;
  readonly lang?: string;
};

/** A labelled text of several lines. */
export function AreaField({ label, value, onChange, longest, lang }: AreaFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        lang={lang}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field field-sizing-content max-h-80 min-h-24 py-2.5"
      />
    </div>
  );
}
