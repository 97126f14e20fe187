/** Ornaments outside the text: ۞, ۩ and the verse mark with its number. */
const ornaments = /[\u06de\u06e9]|\u06dd[\d\u0660-\u0669\u06f0-\u06f9]*/g;
const invisible = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/g;

/** The text that must be equal for an exact match: without ornaments and invisible characters, with single spaces. */
export function plainVerse(text: string): string {
  return text.normalize("NFC").replace(ornaments, " ").replace(invisible, "").replace(/\s+/g, " ").trim();
}
