import type { BookmarkColour } from "#app/storage/user-data/collections.ts";

/** The dot of each label; its name always stands beside it. */
export const labelTone = {
  green: "bg-green",
  gold: "bg-gold",
  blue: "bg-[#4a86c5]",
  red: "bg-harm",
  violet: "bg-[#9a6fc4]",
} as const satisfies Record<BookmarkColour, string>;
