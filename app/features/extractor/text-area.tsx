import { type ComponentProps, useId } from "react";

type TextAreaProps = Omit<ComponentProps<"textarea">, "id"> & {
  readonly label: string;
  readonly hint?: string;
};

/** A labelled field of several lines with an optional hint. */
export function TextArea({ label, hint, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <textarea id={id} rows={3} className="field py-2" aria-describedby={hint && `${id}-hint`} {...rest} />
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
