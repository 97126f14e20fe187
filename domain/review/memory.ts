import { FSRSAlgorithm, generatorParameters } from "ts-fsrs";
import type { Memory, Moment, ReviewGrade } from "./review-card.ts";

/** FSRS 6 with its published weights (ts-fsrs 5.4.2): nine in ten remembered, no chance in the intervals. */
const algorithm = new FSRSAlgorithm(
  generatorParameters({ request_retention: 0.9, maximum_interval: 365, enable_fuzz: false }),
);

const rating = { again: 1, hard: 2, good: 3, easy: 4 } as const satisfies Record<ReviewGrade, number>;

export const day = 86_400_000;

/** The memory after a review `elapsed` milliseconds after the one before; undefined memory: the first review. */
export function nextMemory(memory: Memory | undefined, elapsed: Moment, grade: ReviewGrade): Memory {
  const before = memory ? { ...memory } : null;
  const { stability, difficulty } = algorithm.next_state(before, Math.max(0, elapsed) / day, rating[grade]);
  return { stability, difficulty };
}

/** Milliseconds until a memory wants its next review: whole days, 1 to 365. */
export function memoryInterval({ stability }: Memory): Moment {
  return algorithm.next_interval(stability, 0) * day;
}
