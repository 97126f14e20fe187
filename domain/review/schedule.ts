import { day, memoryInterval, nextMemory } from "./memory.ts";
import type { Moment, ReviewCard, ReviewGrade } from "./review-card.ts";

const minute = 60_000;
const hour = 60 * minute;

/** The ladder of the specification (2, Counts): 1 hour, 1 day, 1 week, 1 month. */
export const ladder = [hour, day, 7 * day, 30 * day] as const;

/** Intervals beside the ladder, so that four grades have four: two below its first step, one on each side of its last. */
const [retry, shortly, belowTop, beyondTop] = [10 * minute, 30 * minute, 15 * day, 60 * day];

/** Reviews after which a card leaves the ladder for FSRS. */
export const ladderReviews = 20;

/** Longest wait, in days. */
const longest = 365;

export type Scheme = "ladder" | "fsrs";

/** Milliseconds until the next review, by the grade given now. */
export type Waits = Readonly<Record<ReviewGrade, Moment>>;

/** The scheme a card's next review is planned by: the person's choice, FSRS for everybody after 20 reviews. */
export function schemeOf(card: ReviewCard, chosen: Scheme): Scheme {
  return card.reviews >= ladderReviews ? "fsrs" : chosen;
}

/** The rung a grade leads to: forgotten to the foot, hard stays, good one up, easy two. */
function nextRung(card: ReviewCard, grade: ReviewGrade): number {
  if (grade === "again" || card.reviews === 0) return grade === "easy" ? 1 : 0;
  const up = { hard: 0, good: 1, easy: 2 }[grade];
  return Math.min(card.rung + up, ladder.length - 1);
}

/** The wait of a forgotten card: an hour after it was on its way up, ten minutes at the foot. */
function againWait({ reviews, rung }: ReviewCard): Moment {
  return reviews > 0 && rung > 0 ? hour : retry;
}

function ladderWaits(card: ReviewCard): Waits {
  const wait = (grade: ReviewGrade) => ladder[nextRung(card, grade)] ?? hour;
  const plain = { again: againWait(card), hard: wait("hard"), good: wait("good"), easy: wait("easy") };
  if (card.reviews === 0) return { ...plain, hard: shortly };
  const above = ladder.length - 1 - card.rung;
  return {
    ...plain,
    hard: above === 0 ? belowTop : plain.hard,
    easy: above <= 1 ? beyondTop : plain.easy,
  };
}

/** Whole days apart, as Anki does it (rslib, scheduler/states/review.rs): each better grade at least one day later. */
function memoryWaits(card: ReviewCard, memoryAfter: (grade: ReviewGrade) => Moment): Waits {
  const days = (grade: ReviewGrade) => Math.round(memoryAfter(grade) / day);
  const hard = Math.min(days("hard"), longest - 2);
  const good = Math.min(Math.max(days("good"), hard + 1), longest - 1);
  const easy = Math.min(Math.max(days("easy"), good + 1), longest);
  return { again: againWait(card), hard: hard * day, good: good * day, easy: easy * day };
}

/** A clock that was moved back counts as no time gone by. */
const momentOf = (card: ReviewCard, now: Moment) => Math.max(now, card.reviewedAt ?? card.addedAt);

function memoryAfter(card: ReviewCard, grade: ReviewGrade, now: Moment) {
  const at = momentOf(card, now);
  return nextMemory(card.memory, at - (card.reviewedAt ?? at), grade);
}

/** The card after a review at a moment; the next review never falls before the last one. */
export function reviewed(card: ReviewCard, grade: ReviewGrade, now: Moment, chosen: Scheme): ReviewCard {
  const at = momentOf(card, now);
  return {
    ...card,
    dueAt: at + waits(card, now, chosen)[grade],
    reviewedAt: at,
    reviews: card.reviews + 1,
    lapses: card.lapses + (grade === "again" && card.reviews > 0 ? 1 : 0),
    rung: nextRung(card, grade),
    memory: memoryAfter(card, grade, now),
  };
}

/** The wait that each grade leads to, in milliseconds, 10 minutes to 365 days: rising from grade to grade, no two equal. */
export function waits(card: ReviewCard, now: Moment, chosen: Scheme): Waits {
  if (schemeOf(card, chosen) === "ladder") return ladderWaits(card);
  return memoryWaits(card, (grade) => memoryInterval(memoryAfter(card, grade, now)));
}
