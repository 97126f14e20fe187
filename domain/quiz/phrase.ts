import { markedRuns } from "#domain/tajweed/marked-runs.ts";
import type { TajweedSpan } from "#domain/tajweed/rule.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import type { ShownRun } from "./quiz.ts";

/** A verse with the rules found in it. */
export type MarkedQuizVerse = {
  readonly surah: number;
  readonly ayah: number;
  readonly text: string;
  readonly spans: readonly TajweedSpan[];
};

/** Two neighbouring words of a verse with the rules on them, in code points of the phrase. */
export type Phrase = {
  readonly verse: VerseReference;
  readonly text: string;
  readonly spans: readonly TajweedSpan[];
  /** Rules on the first word, which the second makes plain where they need what follows. */
  readonly firstWordSpans: readonly TajweedSpan[];
};

const letter = /[\u0621-\u063a\u0641-\u064a\u0671]/u;

type Piece = { readonly text: string; readonly from: number; readonly to: number };

function piecesOf(text: string): Piece[] {
  let at = 0;
  return text.split(" ").map((part) => {
    const from = at;
    at += Array.from(part).length + 1;
    return { text: part, from, to: at - 1 };
  });
}

/** All pairs of neighbouring words in the verses that no pause sign parts. */
export function phrasesOf(verses: readonly MarkedQuizVerse[]): Phrase[] {
  return verses.flatMap(({ surah, ayah, text, spans }) => {
    const pieces = piecesOf(text);
    return pieces.flatMap((first, index) => {
      const second = pieces[index + 1];
      if (!second || !letter.test(first.text) || !letter.test(second.text)) return [];
      const own = spans
        .filter(({ from, to }) => from >= first.from && to <= second.to)
        .map(({ from, to, rule }) => ({ from: from - first.from, to: to - first.from, rule }));
      const length = first.to - first.from;
      return [
        {
          verse: { surah, ayah },
          text: `${first.text} ${second.text}`,
          spans: own,
          firstWordSpans: own.filter(({ from }) => from < length),
        },
      ];
    });
  });
}

/** The phrase with the letters of a span marked. */
export function shownPhrase({ text }: Phrase, span: TajweedSpan): ShownRun[] {
  return markedRuns(text, [span]).map((run) =>
    run.span === undefined ? { text: run.text } : { text: run.text, mark: "rule" },
  );
}
