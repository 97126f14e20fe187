import type { VerseReference } from "#domain/verse-reference.ts";
import { ask } from "./ask.ts";
import type { Dealt } from "./compose.ts";

/** A question on the stories in the person's language; its verse says the answer. */
export type StoryItem = {
  readonly verse: VerseReference;
  readonly question: string;
  readonly answer: string;
  /** Wrong answers near the right one, three or more. */
  readonly misses: readonly string[];
  /** What the verse says about it, in our words, where the verse is long. */
  readonly because?: string;
};

/** Who and what in the stories of the Quran, or what a verse teaches. */
export function storyQuestions(name: string, pool: readonly StoryItem[]): Dealt<StoryItem> {
  return {
    name,
    pool,
    make: ({ verse, question, answer, misses, because }, random) => {
      const draft = {
        kind: "story",
        verse,
        shown: [],
        text: question,
        ...(because === undefined ? {} : { because }),
        answer: { kind: "words", text: answer },
        misses: misses.map((text) => ({ kind: "words", text }) as const),
      } as const;
      return ask(draft, random);
    },
  };
}

/** A verse of Al-Baqarah with what it is about, in the person's language; no other's subject fits it. */
export type VerseSubject = { readonly verse: VerseReference; readonly subject: string };

/** What is this verse about? Misses are the subjects of other verses. */
export function subjectQuestions(
  pool: readonly VerseSubject[],
  textOf: (verse: VerseReference) => string,
): Dealt<VerseSubject> {
  return {
    name: "subjects",
    pool,
    make: (right, random) => {
      const others = pool.filter((one) => one !== right);
      const draft = {
        kind: "verseSubject",
        verse: right.verse,
        shown: [{ text: textOf(right.verse) }],
        answer: { kind: "words", text: right.subject },
        misses: others.map(({ subject }) => ({ kind: "words", text: subject }) as const),
        width: others.length,
      } as const;
      return ask(draft, random);
    },
  };
}
