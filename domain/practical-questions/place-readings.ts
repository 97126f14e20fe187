/** Prepositions that Arabic writes onto a name, folded. */
const arabicPrefix = /^(?:بال|لل|ب|ل)(?=\p{L}{3})/u;
/** Endings of "in" and "from" behind a name that may itself end with n. */
const shortEnding = /(?<=\p{L}{3})[dt][ae](?:n|ki)?$/u;
/** Endings of "in" and "of" that Turkish writes onto a name, without the apostrophe. */
const turkishEnding = /(?<=\p{L}{3})(?:daki|deki|taki|teki|nda|nde|da|de|ta|te|nin|nun|in|un|a|e|ya|ye)$/u;

/** What a place in the words of a question may be called by itself, as it stands first. */
export function placeReadings(place: string): readonly string[] {
  const ending = [place.replace(/(?<=\p{L}{3})(?:daki|deki|taki|teki|nda|nde|da|de|ta|te)$/u, "")];
  const readings = [
    place,
    place.replace(arabicPrefix, ""),
    place.replace(shortEnding, ""),
    ...ending,
    place.replace(turkishEnding, ""),
  ];
  return [...new Set(readings)].filter((one) => one.length > 1);
}
