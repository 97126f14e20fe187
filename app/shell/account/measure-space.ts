import { userData } from "#app/storage/user-data/user-data.ts";
import type { Operation } from "#domain/sync/operation.ts";

/** The groups of stored data that a person knows by name, and the kinds of records in them. */
const groups = {
  note: "notes",
  bookmark: "bookmarks",
  "favourite-surah": "bookmarks",
  "favourite-verse": "bookmarks",
  "favourite-name": "bookmarks",
  "favourite-dua": "bookmarks",
  "favourite-hadith": "bookmarks",
  "favourite-dhikr": "bookmarks",
  "athkar-set": "bookmarks",
  "review-card": "cards",
  "quiz-result": "tests",
  tasbih: "counts",
  study: "counts",
  athkar: "counts",
  khatma: "counts",
  "prayer-log": "counts",
  "prayer-pause": "counts",
  qada: "counts",
  played: "counts",
  position: "counts",
} as const satisfies Record<string, string>;

export type SpaceGroup = (typeof groups)[keyof typeof groups] | "other";

/** Bytes that the account counts for each group, the largest first; groups with nothing are left out. */
export function spaceByGroup(operations: Iterable<Operation>): readonly (readonly [SpaceGroup, number])[] {
  const encoder = new TextEncoder();
  const room = new Map<SpaceGroup, number>();
  for (const { kind, key, slot, stamp, body } of operations) {
    const group = Object.hasOwn(groups, kind) ? groups[kind as keyof typeof groups] : "other";
    const bytes = encoder.encode(`${kind}${key}${slot}${stamp}${JSON.stringify(body)}`).length;
    room.set(group, (room.get(group) ?? 0) + bytes);
  }
  return [...room].sort(([, one], [, other]) => other - one);
}

/** The space used on this device, which holds the account's data and what is still to be sent. */
export async function measureSpace(): Promise<readonly (readonly [SpaceGroup, number])[]> {
  return (await userData.exchange("all", ({ slots }) => spaceByGroup(slots.values()))).result;
}
