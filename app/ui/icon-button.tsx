import type { ComponentProps } from "react";

/** A square 44 px button whose only content is an icon; `label` is its name. */
export function IconButton({
  label,
  className = "",
  ...rest
}: Omit<ComponentProps<"button">, "aria-label"> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft transition-colors hover:bg-raised hover:text-ink aria-pressed:text-gold disabled:pointer-events-none disabled:opacity-50 ${className}`}
      {...rest}
    />
  );
}
