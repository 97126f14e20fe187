import type { AskedCard } from "#domain/answer-cards/card-index.ts";
import { citationsOf } from "#domain/answer-cards/card-source.ts";
import { verseNumber } from "#domain/verse-reference.ts";

/** Running numbers of the verses that a written answer cites. */
export function versesOfCard(card: AskedCard | undefined): readonly number[] {
  return citationsOf(card?.sources ?? []).flatMap((one) =>
    one.kind === "quran" ? (verseNumber(one) ?? []) : [],
  );
}
