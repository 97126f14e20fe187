import { MarkedText } from "#app/ui/marked-text.tsx";
import type { MarkedRun } from "#domain/tajweed/marked-runs.ts";

type MarkedVerseProps<Span> = {
  readonly runs: readonly MarkedRun<Span>[];
  readonly lookOf: (span: Span) => string;
  readonly onMark: (span: Span) => void;
  readonly className?: string;
};

/** A verse with its marks: inline boxes without edges, because anything else would separate joined letters. */
export function MarkedVerse<Span>({ runs, lookOf, onMark, className = "" }: MarkedVerseProps<Span>) {
  const marks: [from: number, to: number][] = [];
  const spans: Span[] = [];
  let at = 0;
  for (const { text, span } of runs) {
    const from = at;
    at += text.length;
    if (span === undefined) continue;
    marks.push([from, at]);
    spans.push(span);
  }
  const drawn = (letters: string, mark: number) => {
    const span = spans[mark] as Span;
    return (
      // Tapping the letters is a shortcut for touch; there is a button for the keyboard.
      // biome-ignore lint/a11y/useKeyWithClickEvents: see above
      <mark onClick={() => onMark(span)} className={`cursor-pointer ${lookOf(span)}`}>
        {letters}
      </mark>
    );
  };
  return (
    <p lang="ar" dir="rtl" className={`quran text-pretty ${className}`}>
      <MarkedText text={runs.map(({ text }) => text).join("")} marks={marks} as={drawn} />
    </p>
  );
}
