import { QuranRuns } from "#app/ui/quran-text.tsx";
import type { MarkedRun } from "#domain/tajweed/marked-runs.ts";

type MarkedVerseProps<Span> = {
  readonly runs: readonly MarkedRun<Span>[];
  readonly lookOf: (span: Span) => string;
  readonly onMark: (span: Span) => void;
  readonly className?: string;
};

/** A verse with its marks. Only inline boxes without edges: anything else would part joined letters. */
export function MarkedVerse<Span>({ runs, lookOf, onMark, className = "" }: MarkedVerseProps<Span>) {
  const drawn = runs.map(({ text, span }) => ({
    text,
    as:
      span === undefined
        ? undefined
        : (letters: string) => (
            // A tap on the letters is a convenience of touch; a button of its own serves the keyboard.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            <mark onClick={() => onMark(span)} className={`cursor-pointer ${lookOf(span)}`}>
              {letters}
            </mark>
          ),
  }));
  return (
    <p lang="ar" dir="rtl" className={`quran text-pretty ${className}`}>
      <QuranRuns runs={drawn} />
    </p>
  );
}
