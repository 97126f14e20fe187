/** One letter of a text with its marks and its place there. */
export type Letter = {
  /** The letter; a hamza belongs to its seat (`ؤ`), and ى and ي are one letter. */
  base: string;
  /** Bits of `mark`. */
  marks: number;
  /** The range of the letter with its marks in the text, in UTF-16 units. */
  readonly from: number;
  to: number;
};

/** Letters that follow each other without a space. */
export type Word = {
  /** Of its letters, those from `first` up to but not including `end`. */
  readonly first: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  /** True for a word with a letter of another script, which no text of the Quran has. */
  readonly isForeign: boolean;
};

export type LetterText = { readonly letters: readonly Letter[]; readonly words: readonly Word[] };

/** The marks that decide how a letter is read. */
export const mark = {
  fathatan: 1,
  dammatan: 2,
  kasratan: 4,
  fatha: 8,
  damma: 16,
  kasra: 32,
  shadda: 64,
  sukun: 128,
  /** The sign of lengthening. */
  madd: 256,
  /** The small circle over a letter that is written and not read. */
  silent: 512,
} as const;

export const tanwin = mark.fathatan | mark.dammatan | mark.kasratan;
export const shortVowels = mark.fatha | mark.damma | mark.kasra;

/** A ya under a hamza that was typed as two characters: either ئ or ي and a hamza without a seat. */
export const yaAndHamza = "\u0678";
/** A hamza without a letter of its own, above the line. */
export const looseHamza = "\u0654";
export const dagger = "\u0670";

const markBits: ReadonlyMap<string, number> = new Map([
  ["\u064b", mark.fathatan],
  ["\u064c", mark.dammatan],
  ["\u064d", mark.kasratan],
  ["\u08f0", mark.fathatan],
  ["\u08f1", mark.dammatan],
  ["\u08f2", mark.kasratan],
  ["\u064e", mark.fatha],
  ["\u064f", mark.damma],
  ["\u0650", mark.kasra],
  ["\u0651", mark.shadda],
  ["\u0652", mark.sukun],
  ["\u06e1", mark.sukun],
  ["\u0653", mark.madd],
  ["\u06df", mark.silent],
]);

/** Letters that differ by keyboard or font only. */
const sameLetter: ReadonlyMap<string, string> = new Map([
  ["\u06cc", "\u064a"],
  ["\u0649", "\u064a"],
  ["\u06d0", "\u064a"],
  ["\u06a9", "\u0643"],
  ["\u06c1", "\u0647"],
  ["\u06be", "\u0647"],
  ["\u06d5", "\u0647"],
  ["\u06c3", "\u0629"],
  ["\u06c2", "\u0629"],
]);

const withHamza: ReadonlyMap<string, string> = new Map([
  ["\u0627", "\u0623"],
  ["\u0648", "\u0624"],
  ["\u064a", yaAndHamza],
]);

const tatweel = "\u0640";
const highYa = "\u06e7";
const hamzaBelow = "\u0655";

/** The dagger alef and the small waw, ya and noon, which stand for letters. */
const smallLetter = /[\u0670\u06e5-\u06e8]/;
const arabicLetter = /[\u0621-\u063a\u0641-\u064a\u0671]/;
/** Pause marks, other signs of the mushaf and invisible characters. */
const ignored =
  /[\u0610-\u061a\u0656-\u065f\u06d6-\u06dc\u06de-\u06e4\u06e9-\u06ed\u0890-\u0891\u08ca-\u08ff\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]|\u034f/;
const foreign = /\p{L}/u;
const presentation = /[\ufb50-\ufdff\ufe70-\ufefc]/;

type Kind = "letter" | "mark" | "sign" | "tatweel" | "hamza" | "small" | "ignored" | "foreign" | "other mark";

function readKind(character: string): Kind {
  if (character === tatweel) return "tatweel";
  if (markBits.has(character)) return "mark";
  if (character === looseHamza || character === hamzaBelow) return "hamza";
  if (smallLetter.test(character)) return "small";
  if (arabicLetter.test(character) || sameLetter.has(character)) return "letter";
  if (ignored.test(character)) return "ignored";
  if (foreign.test(character)) return "foreign";
  return /\p{M}/u.test(character) ? "other mark" : "sign";
}

/** The kinds of characters up to the last Arabic one, by code, once each was met. */
const kinds: (Kind | undefined)[] = Array.from({ length: 0x700 });

function kindOf(character: string): Kind {
  const code = character.charCodeAt(0);
  if (code >= kinds.length) return readKind(character);
  const kind = kinds[code] ?? readKind(character);
  kinds[code] = kind;
  return kind;
}

/** Reads the letters and words of any text; digits and signs only part words. */
export function readLetters(text: string): LetterText {
  const reader = new Reader();
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0;
    const character = String.fromCodePoint(code);
    const to = at + character.length;
    // The ligature of "Allah" and its like stand for several letters, some forms for a mark above a space.
    if (code >= 0xfb50 && presentation.test(character))
      for (const part of character.normalize("NFKC")) part !== " " && reader.take(part, at, to);
    else reader.take(character, at, to);
    at = to;
  }
  reader.endWord();
  return { letters: reader.letters, words: reader.words };
}

class Reader {
  readonly letters: Letter[] = [];
  readonly words: Word[] = [];
  private first = 0;
  private isForeign = false;
  /** Marks after a tatweel, which belong to the hamza above it, or else to the letter before. */
  private tatweelMarks: number | undefined;

  take(character: string, from: number, to: number): void {
    const last = this.letters.length > this.first ? this.letters.at(-1) : undefined;
    switch (kindOf(character)) {
      case "letter":
        this.letter(sameLetter.get(character) ?? character, from, to);
        break;
      case "mark": {
        if (!last) return;
        last.to = to;
        const bit = markBits.get(character) ?? 0;
        if (this.tatweelMarks !== undefined && bit <= mark.sukun) this.tatweelMarks |= bit;
        else last.marks |= bit;
        break;
      }
      case "sign":
        this.endWord();
        break;
      case "tatweel":
        this.tatweelMarks ??= 0;
        break;
      case "hamza":
        this.hamza(character, last, from, to);
        break;
      case "small":
        if (!last) return;
        if (character === highYa) this.onTatweel(character, 0, from, to);
        else this.letter(character, from, to);
        break;
      case "ignored":
        if (last) last.to = Math.max(last.to, to);
        break;
      case "foreign":
        this.letter(character, from, to);
        this.isForeign = true;
    }
  }

  endWord(): void {
    this.settle();
    const [first, last] = [this.letters[this.first], this.letters.at(-1)];
    if (!first || !last) return;
    settleMarks(this.letters, this.first);
    this.words.push({
      first: this.first,
      end: this.letters.length,
      from: first.from,
      to: last.to,
      isForeign: this.isForeign,
    });
    this.first = this.letters.length;
    this.isForeign = false;
  }

  private letter(base: string, from: number, to: number): void {
    this.settle();
    this.letters.push({ base, marks: 0, from, to });
  }

  private hamza(sign: string, last: Letter | undefined, from: number, to: number): void {
    const seated = this.tatweelMarks === undefined && last ? withHamza.get(last.base) : undefined;
    // Without its tatweel the vowel of the hamza stands on a letter that has a sukun.
    const vowel = last && last.marks & mark.sukun ? last.marks & (shortVowels | tanwin) : 0;
    if (last && seated && vowel === 0) {
      last.base = sign === hamzaBelow && seated === "\u0623" ? "\u0625" : seated;
      last.to = to;
      return;
    }
    if (last && seated) last.marks &= ~vowel;
    this.onTatweel(looseHamza, seated ? vowel : 0, from, to);
  }

  /** A letter above a tatweel, which takes the marks between the two. */
  private onTatweel(base: string, marks: number, from: number, to: number): void {
    const own = (this.tatweelMarks ?? 0) | marks;
    this.tatweelMarks = undefined;
    this.letter(base, from, to);
    const made = this.letters.at(-1);
    if (made) made.marks |= own;
  }

  private settle(): void {
    const last = this.letters.length > this.first ? this.letters.at(-1) : undefined;
    if (last && this.tatweelMarks) last.marks |= this.tatweelMarks;
    this.tatweelMarks = undefined;
  }
}

const alef = "\u0627";
const ya = "\u064a";
const lam = "\u0644";
const ha = "\u0647";

/** Moves marks that are written on the neighbour of the letter they belong to. */
function settleMarks(letters: readonly Letter[], first: number): void {
  for (let at = first; at < letters.length; at++) {
    const letter = letters[at];
    if (!letter) continue;
    // Some prints write one letter with the sign of lengthening where others write a hamza and an alef.
    if (letter.base === "\u0623" && letter.marks & mark.madd) {
      letter.base = "\u0622";
      letter.marks &= ~mark.madd;
    }
    // A tanwin, three bits below its vowel, holds it.
    letter.marks &= ~((letter.marks & tanwin) << 3);
    // Sorting by Unicode's classes moves the sukun of a hamza to the letter before it.
    if (letter.marks & (shortVowels | tanwin)) letter.marks &= ~mark.sukun;
    const before = at > first ? letters[at - 1] : undefined;
    if (!before) continue;
    const isCarrier = letter.base === alef || (letter.base === ya && at === letters.length - 1);
    if (isCarrier && letter.marks & mark.fathatan) {
      before.marks = (before.marks & ~mark.fatha) | mark.fathatan;
      letter.marks &= ~mark.fathatan;
    }
    if (letter.base === alef && letter.marks & mark.shadda) {
      before.marks |= letter.marks & (mark.shadda | mark.fatha);
      letter.marks &= ~(mark.shadda | mark.fatha);
    }
    if (letter.base === alef && letter.marks & mark.fatha) {
      const isBare = (before.marks & (shortVowels | tanwin | mark.sukun)) === 0;
      if (isBare) before.marks |= mark.fatha;
      if (before.marks & mark.fatha) letter.marks &= ~mark.fatha;
    }
    const after = letters[at + 1];
    if (
      before.base === lam &&
      letter.base === lam &&
      after?.base === ha &&
      before.marks & mark.shadda &&
      !(letter.marks & mark.shadda)
    ) {
      before.marks &= ~mark.shadda;
      letter.marks |= mark.shadda;
    }
  }
}

/** Letters without marks and small letters, with one form of alef, to be compared for likeness. */
export function plainLetters(letters: readonly Letter[], from: number, end: number): string {
  let plain = "";
  for (let at = from; at < end; at++) {
    const base = letters[at]?.base ?? "";
    if (!smallLetter.test(base) && base !== looseHamza) plain += /[أإآٱ]/.test(base) ? alef : base;
  }
  return plain;
}
