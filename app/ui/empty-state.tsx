import type { ReactNode } from "react";

type EmptyStateProps = {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
};

/** The text of an empty list, with a link or button below. */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <div className="panel grid justify-items-center gap-3 px-6 py-12 text-center">
      <svg
        viewBox="0 0 44 44"
        aria-hidden="true"
        className="size-12 text-gold"
        fill="none"
        stroke="currentColor"
      >
        <path d="M9 9h26v26H9zM22 3.6 40.4 22 22 40.4 3.6 22z" />
      </svg>
      <p className="font-display text-lg">{title}</p>
      {hint && <p className="max-w-[65ch] text-pretty text-ink-soft">{hint}</p>}
      {children}
    </div>
  );
}
