/**
 * The kinds of records that this version understands, and how their edits are merged: a set keeps a tombstone for what
 * was removed, of a value the later edit stays, a counter is the sum over all devices. A kind that is not listed is
 * stored and sent on unchanged.
 */
export const kinds = {
  bookmark: "set",
  "favourite-surah": "set",
  "favourite-verse": "set",
  "favourite-name": "set",
  "favourite-dua": "set",
  "favourite-hadith": "set",
  "favourite-dhikr": "set",
  played: "set",
  note: "value",
  "hadith-note": "value",
  position: "value",
  athkar: "value",
  "athkar-set": "value",
  setting: "value",
  "review-card": "value",
  "quiz-result": "set",
  khatma: "value",
  "prayer-log": "value",
  "prayer-pause": "value",
  tasbih: "counter",
  study: "counter",
  qada: "counter",
} as const satisfies Record<string, "set" | "value" | "counter">;
