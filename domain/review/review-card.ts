import { isVerse, parseVerseKey } from "#domain/verse-reference.ts";

/** Milliseconds since 1970. */
export type Moment = number;

export const grades = ["again", "hard", "good", "easy"] as const;

export type ReviewGrade = (typeof grades)[number];

/** How FSRS sees a memory: see `memory.ts`. */
export type Memory = {
  /** Days until the chance to remember falls to nine in ten. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
};

/** Something to be remembered and how well it has gone; `id` names it, as `reviewSubjectOf` reads. */
export type ReviewCard = {
  readonly id: string;
  readonly addedAt: Moment;
  readonly dueAt: Moment;
  /** Undefined before the first review. */
  readonly reviewedAt?: Moment;
  readonly reviews: number;
  /** Times it was forgotten. */
  readonly lapses: number;
  /** Rung of the ladder it stands on, from 0. */
  readonly rung: number;
  readonly memory?: Memory;
};

export type ReviewSubject =
  | { readonly kind: "verses"; readonly surah: number; readonly from: number; readonly to: number }
  | { readonly kind: "name"; readonly number: number }
  | { readonly kind: "athkar"; readonly id: string };

/** Reads a card's id: `2:255`, `67:1-5`, `name:12`, `athkar:…`; undefined for anything else. */
export function reviewSubjectOf(id: string): ReviewSubject | undefined {
  const verse = parseVerseKey(id);
  if (verse) return { kind: "verses", surah: verse.surah, from: verse.ayah, to: verse.ayah };
  const [, first, last] = /^(\d{1,3}:\d{1,3})-(\d{1,3})$/.exec(id) ?? [];
  const start = first === undefined ? undefined : parseVerseKey(first);
  if (start) {
    const to = Number(last);
    const isRange = to > start.ayah && isVerse({ surah: start.surah, ayah: to });
    return isRange ? { kind: "verses", surah: start.surah, from: start.ayah, to } : undefined;
  }
  const name = Number(/^name:(\d{1,2})$/.exec(id)?.[1]);
  if (name >= 1) return { kind: "name", number: name };
  const athkar = /^athkar:([a-z0-9-]{1,60})$/.exec(id)?.[1];
  return athkar === undefined ? undefined : { kind: "athkar", id: athkar };
}

/** A card that is due immediately; undefined for an invalid id. */
export function newCard(id: string, now: Moment): ReviewCard | undefined {
  if (!reviewSubjectOf(id)) return undefined;
  return { id, addedAt: now, dueAt: now, reviews: 0, lapses: 0, rung: 0 };
}

const isWhole = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Times that a calendar can show. */
const lastMoment = 8.64e15;
const isMoment = (value: unknown): value is Moment => isWhole(value) && value <= lastMoment;

/** Reads a stored card; undefined when it is incomplete or invalid. */
export function readCard(value: unknown): ReviewCard | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { id, addedAt, dueAt, reviewedAt, reviews, lapses, rung, memory } = value as Record<string, unknown>;
  if (typeof id !== "string" || !reviewSubjectOf(id) || !isMoment(addedAt) || !isMoment(dueAt))
    return undefined;
  if (!isWhole(reviews) || !isWhole(lapses) || !isWhole(rung) || rung > 3) return undefined;
  if (reviewedAt !== undefined && !isMoment(reviewedAt)) return undefined;
  const known = memory === undefined ? undefined : readMemory(memory);
  if (memory !== undefined && !known) return undefined;
  return {
    id,
    addedAt,
    dueAt,
    ...(reviewedAt === undefined ? {} : { reviewedAt }),
    reviews,
    lapses,
    rung,
    ...(known ? { memory: known } : {}),
  };
}

function readMemory(value: unknown): Memory | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { stability, difficulty } = value as Record<string, unknown>;
  if (typeof stability !== "number" || !(stability > 0) || !Number.isFinite(stability)) return undefined;
  if (typeof difficulty !== "number" || !(difficulty >= 1 && difficulty <= 10)) return undefined;
  return { stability, difficulty };
}
