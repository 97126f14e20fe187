import { Fragment, type ReactNode } from "react";
import { QuranText } from "./quran-text.tsx";

type MarkedTextProps = {
  readonly text: string;
  /** Ranges in UTF-16 units, in order, none overlapping. */
  readonly marks: readonly (readonly [from: number, to: number])[];
  /** Draws the letters of a mark, which is named by its place among them; in two parts where a held word begins or ends. */
  readonly as?: (letters: string, mark: number) => ReactNode;
};

const gilded = (letters: string) => <mark className="rounded-sm bg-gold/25 text-current">{letters}</mark>;

/** A text with parts of it marked and nothing else changed. */
export function MarkedText({ text, marks, as = gilded }: MarkedTextProps) {
  const draw = (from: number, to: number) => {
    const parts: ReactNode[] = [];
    let at = from;
    marks.forEach(([start, end], mark) => {
      const first = Math.max(start, at);
      const last = Math.min(end, to);
      if (first >= last) return;
      parts.push(text.slice(at, first), <Fragment key={start}>{as(text.slice(first, last), mark)}</Fragment>);
      at = last;
    });
    return [...parts, text.slice(at, to)];
  };
  return <QuranText text={text} draw={draw} />;
}
