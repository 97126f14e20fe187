import { day, memoryInterval, nextMemory } from "./memory.ts";
import type { Moment, ReviewCard, ReviewGrade } from "./review-card.ts";

const hour = 3_600_000;

/** The ladder of the specification (2, Counts): 1 hour, 1 day, 1 week, 1 month. */
export const ladder = [hour, day, 7 * day, 30 * day] as const;

/** Reviews after which a card leaves the ladder for FSRS. */
export const ladderReviews = 20;

export type Scheme = "ladder" | "fsrs";

/** The scheme a card's next review is planned by: the person's choice, FSRS for everybody after 20 reviews. */
export function schemeOf(card: ReviewCard, chosen: Scheme): Scheme {
  return card.reviews >= ladderReviews ? "fsrs" : chosen;
}

/** Where a grade leads on the ladder: forgotten to its foot, hard stays, good one up, easy two. */
function nextRung(card: ReviewCard, grade: ReviewGrade): number {
  if (grade === "again" || card.reviews === 0) return grade === "easy" ? 1 : 0;
  const up = { hard: 0, good: 1, easy: 2 }[grade];
  return Math.min(card.rung + up, ladder.length - 1);
}

/**
 * The card after a review at a moment. A clock that was moved back counts as no time gone by: the next
 * review never falls before the last one.
 */
export function reviewed(card: ReviewCard, grade: ReviewGrade, now: Moment, chosen: Scheme): ReviewCard {
  const at = Math.max(now, card.reviewedAt ?? card.addedAt);
  const memory = nextMemory(card.memory, at - (card.reviewedAt ?? at), grade);
  const rung = nextRung(card, grade);
  const isByLadder = schemeOf(card, chosen) === "ladder" || grade === "again";
  const wait = isByLadder ? (ladder[rung] ?? hour) : memoryInterval(memory);
  return {
    ...card,
    dueAt: at + wait,
    reviewedAt: at,
    reviews: card.reviews + 1,
    lapses: card.lapses + (grade === "again" && card.reviews > 0 ? 1 : 0),
    rung,
    memory,
  };
}

/** The wait that each grade would lead to, in milliseconds, to be shown on its button. */
export function waits(card: ReviewCard, now: Moment, chosen: Scheme): Readonly<Record<ReviewGrade, Moment>> {
  const wait = (grade: ReviewGrade) => {
    const next = reviewed(card, grade, now, chosen);
    return next.dueAt - (next.reviewedAt ?? now);
  };
  return { again: wait("again"), hard: wait("hard"), good: wait("good"), easy: wait("easy") };
}
