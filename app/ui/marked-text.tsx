import { type QuranRun, QuranRuns } from "./quran-text.tsx";

type MarkedTextProps = {
  readonly text: string;
  /** Ranges in UTF-16 units, in order, none overlapping. */
  readonly marks: readonly (readonly [from: number, to: number])[];
};

const marked = (text: string) => <mark className="rounded-sm bg-gold/25 text-current">{text}</mark>;

/** A text with parts of it marked, nothing of it changed. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const runs: QuranRun[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    runs.push({ text: text.slice(at, from) }, { text: text.slice(from, to), as: marked });
    at = to;
  }
  runs.push({ text: text.slice(at) });
  return <QuranRuns runs={runs} />;
}
