/** One letter with its vowels and its offset in the text. */
export type Letter = {
  /** The letter, with a hamza written over or under it. */
  readonly base: string;
  /** Bits of the vowels: tanween (1, 2, 4), fatha 8, damma 16, kasra 32, shadda 64. */
  readonly vowels: number;
};

const vowelBits: ReadonlyMap<number, number> = new Map([
  [0x64b, 1],
  [0x64c, 2],
  [0x64d, 4],
  [0x8f0, 1],
  [0x8f1, 2],
  [0x8f2, 4],
  [0x64e, 8],
  [0x64f, 16],
  [0x650, 32],
  [0x651, 64],
]);

/** The dagger alef and the small waw, ya and noon: pronounced letters that plain spelling omits. */
export const smallLetters = new Set(["\u0670", "\u06e5", "\u06e6", "\u06e7", "\u06e8"]);

const tatweel = 0x640;
export const hamzaAbove = "\u0654";
const hamzaBelow = "\u0655";

/** Letters that differ only by keyboard or font. */
const sameLetter: Readonly<Record<string, string>> = {
  "\u06cc": "\u064a",
  "\u0649": "\u064a",
  "\u06a9": "\u0643",
  "\u06c1": "\u0647",
  "\u06be": "\u0647",
  "\u06d5": "\u0647",
  "\u06c3": "\u0629",
};

/** Pause marks, zeroes, sukun, madd signs, invisible characters, spaces and punctuation: neither letter nor vowel. */
function isSilent(code: number): boolean {
  return (
    code === 0x652 ||
    code === 0x653 ||
    (code >= 0x656 && code <= 0x65f) ||
    (code >= 0x610 && code <= 0x61a) ||
    (code >= 0x6d6 && code <= 0x6ed && (code < 0x6e5 || code > 0x6e8)) ||
    (code >= 0x8d3 && code <= 0x8ff) ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069) ||
    code === 0xfeff ||
    code === 0xad
  );
}

const gap = /[\s\p{P}\p{S}]/u;

function isArabicLetter(code: number): boolean {
  return (code >= 0x621 && code <= 0x63a) || (code >= 0x641 && code <= 0x64a) || code === 0x671;
}

/** The letters of an Arabic text; any other character (a Latin letter, a digit) counts as a letter too. */
export function readLetters(text: string): Letter[] {
  const letters: { base: string; vowels: number }[] = [];
  // A tatweel may carry a hamza, and a vowel between them belongs to the hamza.
  let tatweelVowels: number | undefined;
  const settle = () => {
    const last = letters.at(-1);
    if (last && tatweelVowels) last.vowels |= tatweelVowels;
    tatweelVowels = undefined;
  };
  for (const character of text.normalize("NFKC")) {
    const code = character.codePointAt(0) ?? 0;
    const last = letters.at(-1);
    const bit = vowelBits.get(code);
    if (code === tatweel) tatweelVowels ??= 0;
    else if (bit !== undefined) {
      if (tatweelVowels !== undefined) tatweelVowels |= bit;
      else if (last) last.vowels |= bit;
    } else if (character === hamzaAbove || character === hamzaBelow) {
      if (last && tatweelVowels === undefined && !smallLetters.has(last.base)) last.base += hamzaAbove;
      else letters.push({ base: hamzaAbove, vowels: tatweelVowels ?? 0 });
      tatweelVowels = undefined;
    } else if (isArabicLetter(code) || !(isSilent(code) || gap.test(character))) {
      settle();
      letters.push({ base: sameLetter[character] ?? character, vowels: 0 });
    }
  }
  settle();
  return letters;
}
