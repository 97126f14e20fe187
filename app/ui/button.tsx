import type { ComponentProps } from "react";

const looks = {
  primary: "bg-green text-on-green hover:bg-green-strong",
  quiet: "border border-edge text-ink hover:border-green hover:text-green-strong",
  bare: "text-green hover:bg-raised hover:text-green-strong",
} as const;

type ButtonLook = keyof typeof looks;

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = "quiet", extra = ""): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 text-sm font-semibold transition-colors disabled:pointer-events-none disabled:opacity-50 ${looks[look]} ${extra}`;
}

/** A button at least 44 px tall. */
export function Button({
  look = "quiet",
  className = "",
  ...rest
}: ComponentProps<"button"> & { look?: ButtonLook }) {
  return <button type="button" className={buttonClass(look, className)} {...rest} />;
}
