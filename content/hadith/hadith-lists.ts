/** The filter's seven collections, in order; every other book has `other` and the name of its work. */
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

/** The collections that are also cited by book and by number within the book. */
export const numberedBooks = ["bukhari", "muslim", "abu-dawud", "tirmidhi", "nasai", "ibn-majah"] as const;

/** The well-known forties, in the order in which they lead the list. */
export const sets = ["forty-nawawi", "forty-qudsi"] as const;

/** The filter's categories, in order. */
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

/** `Hasan by others` is hasan li-ghayrihi: weak by itself, strengthened by other chains. */
export const grades = ["Sahih", "Hasan", "Hasan by others", "Weak", "Disputed"] as const;
