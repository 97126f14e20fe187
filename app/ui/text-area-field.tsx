import { useId } from "react";

type TextAreaFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly longest: number;
  readonly rows?: number;
  /** The language of the text, where it is not that of the page. */
  readonly lang?: string;
};

/** A labelled field of several lines, for text in any script; `longest` in characters. */
export function TextAreaField({ label, value, onChange, longest, rows = 4, lang }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={rows}
        lang={lang}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field field-sizing-content max-h-80 min-h-24 py-2.5"
      />
    </div>
  );
}
