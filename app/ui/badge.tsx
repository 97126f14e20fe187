import type { ReactNode } from "react";

const looks = {
  plain: "border-line text-ink-soft",
  green: "border-green/50 text-green",
  gold: "border-gold/50 text-gold",
} as const;

/** A short word in a rounded frame. */
export function Badge({
  look = "plain",
  children,
}: {
  readonly look?: keyof typeof looks;
  readonly children: ReactNode;
}) {
  return (
    <span className={`inline-flex items-center rounded-round border px-3 py-0.5 text-sm ${looks[look]}`}>
      {children}
    </span>
  );
}
