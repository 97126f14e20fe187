import type { ComponentProps } from "react";

type TextAreaProps = ComponentProps<"textarea"> & { readonly label: string; readonly hint?: string };

/** A labelled field of several lines. */
export function TextArea({ label, hint, ...rest }: TextAreaProps) {
  return (
    <label className="grid gap-1">
      <span className="text-ink-soft text-sm">{label}</span>
      <textarea rows={3} className="field py-2" {...rest} />
      {hint && <span className="text-ink-soft text-sm">{hint}</span>}
    </label>
  );
}
