import type { ReactNode } from "react";

type MarkedTextProps = {
  readonly text: string;
  /** Ranges in UTF-16 units, in order, none overlapping. */
  readonly marks: readonly (readonly [from: number, to: number])[];
};

/** A text with parts of it marked, nothing of it changed. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    parts.push(text.slice(at, from));
    parts.push(
      <mark key={from} className="rounded-sm bg-gold/25 text-current">
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  parts.push(text.slice(at));
  return <>{parts}</>;
}
