import { type ComponentProps, useId } from "react";

type FormFieldProps = Omit<ComponentProps<"input">, "id"> & {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Announced to screen readers when it appears. */
  readonly error?: string | undefined;
};

/** A labelled field with its error, else its hint, below. */
export function FormField({ label, hint, error, ...rest }: FormFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-about`}
        className={`field ${error ? "border-harm" : ""}`}
        {...rest}
      />
      <div id={`${id}-about`} aria-live="polite" className="text-sm">
        {error ? <span className="text-harm">{error}</span> : <span className="text-ink-soft">{hint}</span>}
      </div>
    </div>
  );
}
