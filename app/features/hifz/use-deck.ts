import { useState } from "react";
import { check, number, picklist, pipe } from "valibot";
import { parseWith } from "#app/storage/stored-value.ts";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { useSyncedSetting } from "#app/storage/user-data/use-synced-setting.ts";
import { newCard, type ReviewCard, type ReviewGrade, readCard } from "#domain/review/review-card.ts";
import {
  type DoneReview,
  gradeCard,
  mergeDecks,
  type ReviewDeck,
  undoGrade,
} from "#domain/review/review-deck.ts";
import { type Scheme, type Waits, waits } from "#domain/review/schedule.ts";
import type { Json } from "#domain/sync/operation.ts";
import { useStudy } from "./use-study.ts";

export const schemes = ["ladder", "fsrs"] as const satisfies readonly Scheme[];
const defaultScheme: Scheme = "ladder";

/** Cards by stored body: a body never changes, so each is read once. */
const readCards = new WeakMap<object, ReviewCard | undefined>();

function cardOf(body: object): ReviewCard | undefined {
  if (!readCards.has(body)) readCards.set(body, readCard(body));
  return readCards.get(body);
}

/** The person's review cards, their settings, and the reviews done since the page was opened. */
export function useDeck() {
  const { entries, isReady, put, remove } = useCollectionMap("review-card");
  const scheme = useSyncedSetting("review.scheme", defaultScheme, readScheme);
  const limit = useSyncedSetting("review.limit", defaultDailyLimit, readDailyLimit);
  const study = useStudy();
  const [done, setDone] = useState<readonly DoneReview[]>([]);
  const cards = new Map<string, ReviewCard>();
  for (const [id, body] of entries) {
    const card = cardOf(body);
    if (card) cards.set(id, card);
  }
  const deck: ReviewDeck = { cards, done };
  const save = (card: ReviewCard | undefined) => {
    if (card) put(card.id, { ...card, memory: card.memory && { ...card.memory } });
  };
  return {
    deck,
    isReady: isReady && study.isReady,
    study,
    scheme,
    limit,
    /** Adds cards for ids that have none and returns those ids. */
    add(ids: readonly string[]): readonly string[] {
      const fresh = ids.filter((id) => !cards.has(id)).flatMap((id) => newCard(id, Date.now()) ?? []);
      for (const card of fresh) save(card);
      return fresh.map(({ id }) => id);
    },
    remove,
    /** Restores a removed card as it was. */
    restore: save,
    grade(id: string, grade: ReviewGrade): void {
      const after = gradeCard(deck, id, grade, Date.now(), scheme.value);
      if (after === deck) return;
      save(after.cards.get(id));
      setDone(after.done);
      study.add("reviews", 1);
    },
    /** The wait after each grade, also for an id without a card. */
    waitsOf(id: string, now: number): Waits | undefined {
      const card = cards.get(id) ?? newCard(id, now);
      return card && waits(card, now, scheme.value);
    },
    /** Grades a card and makes it first if there is none. */
    gradeOrCreate(id: string, grade: ReviewGrade): void {
      const card = cards.get(id) ?? newCard(id, Date.now());
      if (!card) return;
      save(
        gradeCard({ cards: new Map([[id, card]]), done: [] }, id, grade, Date.now(), scheme.value).cards.get(
          id,
        ),
      );
      study.add("reviews", 1);
    },
    undo(): void {
      const last = done.at(-1);
      if (!last) return;
      const after = undoGrade(deck);
      save(after.cards.get(last.before.id));
      setDone(after.done);
      study.add("reviews", -1);
    },
    /** Merges imported cards and returns how many changed the deck. */
    importCards(imported: readonly ReviewCard[]): number {
      const after = mergeDecks(deck, imported);
      const changed = [...after.cards.values()].filter((card) => cards.get(card.id) !== card);
      for (const card of changed) save(card);
      return changed.length;
    },
  };
}

export type DeckStore = ReturnType<typeof useDeck>;

export const minDailyLimit = 5;
export const maxDailyLimit = 500;
const defaultDailyLimit = 50;

const schemeSchema = picklist(schemes);
const dailyLimitSchema = pipe(
  number(),
  check((limit) => Number.isInteger(limit) && limit >= minDailyLimit && limit <= maxDailyLimit),
);

/** Reads a stored scheme. */
export function readScheme(value: Json): Scheme | undefined {
  return parseWith(schemeSchema, value);
}

/** Reads a stored daily limit. */
export function readDailyLimit(value: Json): number | undefined {
  return parseWith(dailyLimitSchema, value);
}
