import { daggerAlef, foldArabicLetter } from "#domain/arabic-folding/fold-arabic.ts";

/** A folded text with the original offset of each character. */
export type FoldedText = {
  readonly folded: string;
  /** UTF-16 offset in the original of each UTF-16 unit of `folded`. */
  readonly places: readonly number[];
};

/** Latin letters that do not decompose; the Turkish dotless ı is typed as i by everyone else. */
const latinLetters: Readonly<Record<string, string>> = {
  ı: "i",
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  đ: "d",
  ł: "l",
};

/** Apostrophes and the signs for ayn and hamza are dropped: Shu'ayb, Shuʿayb, Shuayb. */
const silent = new Set("'’‘`´ʿʾʻʼˈ");
const mark = /\p{M}/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** Letters that are customarily written once or twice (داود, داوود). */
const doubled = new Set("اوي");

const known = new Map<string, string>();

/** One character folded: "" drops it, a space separates words. */
function foldCharacter(character: string): string {
  const arabic = foldArabicLetter(character.codePointAt(0) ?? 0);
  if (arabic !== undefined) return arabic;
  if (silent.has(character) || mark.test(character)) return "";
  let folded = "";
  for (const part of character.normalize("NFKD").toLowerCase()) {
    if (silent.has(part) || mark.test(part)) continue;
    const letter = latinLetters[part] ?? foldArabicLetter(part.codePointAt(0) ?? 0);
    folded += letter ?? (letterOrDigit.test(part) ? part : " ");
  }
  return folded;
}

function foldKnown(character: string): string {
  const found = known.get(character);
  if (found !== undefined) return found;
  const folded = foldCharacter(character);
  // Bounded, so that queries cannot fill the memory.
  if (known.size < 4000) known.set(character, folded);
  return folded;
}

/** A number with thousands separators of any of our languages: 6,236, 6.236, 6 236, ٦٬٢٣٦. */
const grouped =
  /(?<![0-9٠-٩۰-۹])[0-9٠-٩۰-۹]{1,3}(?:[,.'’٬،\u0020\u00a0\u2009\u202f][0-9٠-٩۰-۹]{2,3})+(?![0-9٠-٩۰-۹])/g;

/** The text without thousands separators, padded to the same length so that offsets stay. */
export function joinNumbers(text: string): string {
  return text.replace(grouped, (number) => number.replace(/[^0-9٠-٩۰-۹]/g, "\u200d"));
}

/**
 * Folds a text of any of our languages: one case, no accents, vowels, hamza forms or punctuation, Arabic and
 * Urdu letters and digits unified, single spaces. The dagger alef becomes `dagger` ("" or an alef).
 */
export function foldText(text: string, dagger: "" | "ا" = ""): FoldedText {
  let folded = "";
  let last = " ";
  const places: number[] = [];
  let offset = 0;
  for (const character of text) {
    const letters = foldKnown(character);
    for (const letter of letters === daggerAlef ? dagger : letters) {
      if (letter === last && (letter === " " || doubled.has(letter))) continue;
      folded += letter;
      for (let unit = 0; unit < letter.length; unit++) places.push(offset);
      last = letter;
    }
    offset += character.length;
  }
  return last === " " && folded !== ""
    ? { folded: folded.slice(0, -1), places: places.slice(0, -1) }
    : { folded, places };
}

/** The text with French elisions (`l’argent`) split into two words, at the same offsets. */
export function splitElisions(text: string): string {
  return text.replace(/(?<!\p{L})([ldjsnmtc]|(?:jus|lors|puis|quoi|quel|pres)?qu)['’](?=\p{L})/giu, "$1 ");
}
