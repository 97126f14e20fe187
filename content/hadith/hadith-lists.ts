/** The filter's seven collections, in its order; every other book stands under `other`, named by its work. */
export const collections = [
  "bukhari",
  "muslim",
  "abu-dawud",
  "tirmidhi",
  "nasai",
  "ibn-majah",
  "ahmad",
  "other",
] as const;

/** The filter's categories, in its order. */
export const categories = [
  "faith",
  "character",
  "manners",
  "worship",
  "family",
  "knowledge",
  "charity",
  "prayer",
  "fasting",
  "hajj",
  "marriage",
  "business",
  "justice",
  "forgiveness",
  "patience",
] as const;

/** `Hasan by others` is hasan li-ghayrihi: weak alone, raised by its other routes. */
export const grades = ["Sahih", "Hasan", "Hasan by others", "Weak", "Disputed"] as const;
