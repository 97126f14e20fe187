import { type ComponentProps, useId } from "react";

type FormFieldProps = Omit<ComponentProps<"input">, "id"> & {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with it; read out when it appears. */
  readonly mistake?: string | undefined;
};

/** A labelled field of the form with its mistake below. */
export function FormField({ label, hint, mistake, ...rest }: FormFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={mistake !== undefined}
        aria-describedby={`${id}-about`}
        className={`field ${mistake ? "border-harm" : ""}`}
        {...rest}
      />
      <div id={`${id}-about`} aria-live="polite" className="text-sm">
        {mistake ? (
          <span className="text-harm">{mistake}</span>
        ) : (
          <span className="text-ink-soft">{hint}</span>
        )}
      </div>
    </div>
  );
}
