import { useState } from "react";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { newCard, readCard } from "#domain/review/review-card.ts";

/** Makes review cards of missed verses when the person asks for them, and takes all of them back together. */
export function useMissedCards(verses: readonly string[]) {
  const { entries, isReady, put, remove } = useCollectionMap("review-card");
  const [made, setMade] = useState<readonly string[]>([]);
  const fresh = verses.filter((verse) => !entries.has(verse));
  return {
    isReady,
    /** How many of the verses have no card. */
    fresh: fresh.length,
    /** How many cards were made here and not taken back. */
    made: made.length,
    make(): void {
      for (const verse of fresh) {
        const card = newCard(verse, Date.now());
        if (card) put(verse, { ...card, memory: undefined });
      }
      setMade(fresh);
    },
    /** A card reviewed since then stays: its review is not ours to lose. */
    undo(): void {
      for (const verse of made) if (readCard(entries.get(verse))?.reviews === 0) remove(verse);
      setMade([]);
    },
  };
}
