import { type ComponentProps, useId } from "react";

type TextFieldProps = Omit<ComponentProps<"input">, "id"> & {
  readonly label: string;
  readonly hint?: string;
};

/** A labelled line of text, with a hint below where one helps. */
export function TextField({ label, hint, className = "", ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <input id={id} className={`field ${className}`} aria-describedby={hint && `${id}-hint`} {...rest} />
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
