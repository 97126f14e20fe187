import type { BookmarkColour } from "#app/storage/user-data/collections.ts";

/** Class of the coloured dot of each label; the name of the colour is always shown beside it. */
export const labelTone = {
  green: "bg-green",
  gold: "bg-gold",
  blue: "bg-[#4a86c5]",
  red: "bg-harm",
  violet: "bg-[#9a6fc4]",
} as const satisfies Record<BookmarkColour, string>;
