import type { VerseReference } from "#domain/verse-reference.ts";
import { ask } from "./ask.ts";
import type { MakeQuestion } from "./compose.ts";
import { oneOf } from "./seeded-random.ts";

/** A question on the stories in the person's language; its verse says the answer. */
export type StoryItem = {
  readonly verse: VerseReference;
  readonly question: string;
  readonly answer: string;
  /** Wrong answers near the right one, three or more. */
  readonly misses: readonly string[];
};

/** Who and what in the stories of the Quran. */
export function storyQuestion(items: readonly StoryItem[]): MakeQuestion {
  return (random) => {
    const item = oneOf(items, random);
    if (!item) return undefined;
    const draft = {
      kind: "story",
      verse: item.verse,
      shown: [],
      text: item.question,
      answer: { kind: "words", text: item.answer },
      misses: item.misses.map((text) => ({ kind: "words", text }) as const),
    } as const;
    return ask(draft, random);
  };
}
