import { type ComponentProps, type ReactNode, useId } from "react";

type TextFieldProps = Omit<ComponentProps<"input">, "id"> & {
  readonly label: string;
  readonly hint?: string;
  /** A drawing of what belongs in it, at its start. */
  readonly icon?: ReactNode;
  /** A button at its end. */
  readonly end?: ReactNode;
};

/** A labelled line of text, with a hint below where one helps. */
export function TextField({ label, hint, icon, end, className = "", ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <div dir={rest.dir} className="relative">
        {icon && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-ink-soft"
          >
            {icon}
          </span>
        )}
        <input
          id={id}
          className={`field ${icon ? "ps-10.5" : ""} ${end ? "pe-12" : ""} ${className}`}
          aria-describedby={hint && `${id}-hint`}
          {...rest}
        />
        {end && <span className="absolute inset-y-0 end-0 flex items-center">{end}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
