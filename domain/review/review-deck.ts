import type { Moment, ReviewCard, ReviewGrade } from "./review-card.ts";
import { reviewed, type Scheme } from "./schedule.ts";

/** One review that was done: enough to take it back and to count it. */
export type DoneReview = { readonly at: Moment; readonly grade: ReviewGrade; readonly before: ReviewCard };

/** Cards by id and the reviews of this sitting, the latest last. */
export type ReviewDeck = {
  readonly cards: ReadonlyMap<string, ReviewCard>;
  readonly done: readonly DoneReview[];
};

/** A deck of cards; of two with one id the last holds. */
export function deckOf(cards: Iterable<ReviewCard>): ReviewDeck {
  return { cards: new Map(Array.from(cards, (card) => [card.id, card])), done: [] };
}

/** Grades a card; an id the deck does not have changes nothing. */
export function gradeCard(
  deck: ReviewDeck,
  id: string,
  grade: ReviewGrade,
  now: Moment,
  scheme: Scheme,
): ReviewDeck {
  const before = deck.cards.get(id);
  if (!before) return deck;
  const cards = new Map(deck.cards).set(id, reviewed(before, grade, now, scheme));
  return { cards, done: [...deck.done, { at: now, grade, before }] };
}

/** Takes the latest review back, as if it had not been; without one the deck is unchanged. */
export function undoGrade(deck: ReviewDeck): ReviewDeck {
  const last = deck.done.at(-1);
  if (!last) return deck;
  return { cards: new Map(deck.cards).set(last.before.id, last.before), done: deck.done.slice(0, -1) };
}

/** Cards due at a moment, the longest waiting first, no more than `most` (what is left of a day's limit). */
export function dueCards(deck: ReviewDeck, now: Moment, most = Number.POSITIVE_INFINITY): ReviewCard[] {
  const due = [...deck.cards.values()].filter(({ dueAt }) => dueAt <= now);
  due.sort((one, other) => one.dueAt - other.dueAt || (one.id < other.id ? -1 : 1));
  return due.slice(0, Math.max(0, most));
}

/** The card to review next; undefined when none is due. One walk, no sorting. */
export function nextCard(deck: ReviewDeck, now: Moment): ReviewCard | undefined {
  let next: ReviewCard | undefined;
  for (const card of deck.cards.values())
    if (
      card.dueAt <= now &&
      (!next || card.dueAt < next.dueAt || (card.dueAt === next.dueAt && card.id < next.id))
    )
      next = card;
  return next;
}

/**
 * How many cards fall due between each midnight and the next, the first being today's: days are not all equally
 * long. What is overdue counts today.
 */
export function forecast(deck: ReviewDeck, midnights: readonly Moment[]): number[] {
  const counts = midnights.slice(1).map(() => 0);
  for (const { dueAt } of deck.cards.values()) {
    const place = Math.max(
      0,
      midnights.findLastIndex((midnight) => midnight <= dueAt),
    );
    if (place < counts.length) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** Puts imported cards in: the one reviewed more often holds, so that importing twice changes nothing. */
export function mergeDecks(deck: ReviewDeck, imported: Iterable<ReviewCard>): ReviewDeck {
  const cards = new Map(deck.cards);
  for (const card of imported) {
    const own = cards.get(card.id);
    if (!own || card.reviews > own.reviews) cards.set(card.id, card);
  }
  return { ...deck, cards };
}
