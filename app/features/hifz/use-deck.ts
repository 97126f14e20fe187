import { useState } from "react";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { useSyncedSetting } from "#app/storage/user-data/use-synced-setting.ts";
import { newCard, type ReviewCard, type ReviewGrade, readCard } from "#domain/review/review-card.ts";
import { type DoneReview, graded, merged, type ReviewDeck, undone } from "#domain/review/review-deck.ts";
import { type Scheme, type Waits, waits } from "#domain/review/schedule.ts";
import { readDailyLimit, readScheme, usualADay } from "./review-settings.ts";
import { useStudy } from "./use-study.ts";

const beginner: Scheme = "ladder";

/** Kept bodies never change in place: what was read of one is read once. */
const known = new WeakMap<object, ReviewCard | undefined>();

function cardOf(body: object): ReviewCard | undefined {
  if (!known.has(body)) known.set(body, readCard(body));
  return known.get(body);
}

/** The person's review cards, how they are planned, and the reviews of this sitting. */
export function useDeck() {
  const { entries, isReady, put, remove } = useCollectionMap("review-card");
  const scheme = useSyncedSetting("review.scheme", beginner, readScheme);
  const limit = useSyncedSetting("review.limit", usualADay, readDailyLimit);
  const study = useStudy();
  const [done, setDone] = useState<readonly DoneReview[]>([]);
  const cards = new Map<string, ReviewCard>();
  for (const [id, body] of entries) {
    const card = cardOf(body);
    if (card) cards.set(id, card);
  }
  const deck: ReviewDeck = { cards, done };
  const keep = (card: ReviewCard | undefined) => {
    if (card) put(card.id, { ...card, memory: card.memory && { ...card.memory } });
  };
  return {
    deck,
    isReady: isReady && study.isReady,
    study,
    scheme,
    limit,
    /** Puts new cards in, those of the deck stay as they are; the ids of those that were new. */
    add(ids: readonly string[]): readonly string[] {
      const fresh = ids.filter((id) => !cards.has(id)).flatMap((id) => newCard(id, Date.now()) ?? []);
      for (const card of fresh) keep(card);
      return fresh.map(({ id }) => id);
    },
    remove,
    /** Puts a removed card back as it was. */
    restore: keep,
    grade(id: string, grade: ReviewGrade): void {
      const after = graded(deck, id, grade, Date.now(), scheme.value);
      if (after === deck) return;
      keep(after.cards.get(id));
      setDone(after.done);
      study.add("reviews", 1);
    },
    /** The waits that the grades lead to, also of what has no card yet. */
    waitsOf(id: string, now: number): Waits | undefined {
      const card = cards.get(id) ?? newCard(id, now);
      return card && waits(card, now, scheme.value);
    },
    /** Grades what may have no card yet. */
    gradeAnew(id: string, grade: ReviewGrade): void {
      const card = cards.get(id) ?? newCard(id, Date.now());
      if (!card) return;
      keep(
        graded({ cards: new Map([[id, card]]), done: [] }, id, grade, Date.now(), scheme.value).cards.get(id),
      );
      study.add("reviews", 1);
    },
    undo(): void {
      const last = done.at(-1);
      if (!last) return;
      const after = undone(deck);
      keep(after.cards.get(last.before.id));
      setDone(after.done);
      study.add("reviews", -1);
    },
    /** Takes imported cards in; how many changed something. */
    take(imported: readonly ReviewCard[]): number {
      const after = merged(deck, imported);
      const changed = [...after.cards.values()].filter((card) => cards.get(card.id) !== card);
      for (const card of changed) keep(card);
      return changed.length;
    },
  };
}

export type OwnDeck = ReturnType<typeof useDeck>;
