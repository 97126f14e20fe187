import {
  dagger,
  type Letter,
  looseHamza,
  mark,
  readLetters,
  shortVowels,
  tanwin,
  yaAndHamza,
} from "./letters.ts";

/** A step of a pattern: a letter that may stand there, with the marks it may have. */
type Step = { readonly accept: string; readonly marks: number; readonly to: number };

/**
 * All spellings of one verified word: steps from each state, and for each state those reached from it without a
 * letter and itself, as bits. A state is a place between two letters; `last` is the end of the word.
 */
export type WordPattern = {
  readonly steps: readonly (readonly Step[])[];
  readonly reached: readonly number[];
  readonly last: number;
};

/** The bits of one number; no word comes near to it. */
const mostStates = 31;

const every = shortVowels | tanwin | mark.shadda | mark.sukun | mark.madd | mark.silent;
const signs = mark.madd | mark.silent;

/** Small waw, ya, high ya and noon: read, but left out in everyday spelling. */
const smallLetter = /[\u06e5-\u06e8]/;

/** Nouns whose feminine ending the mushaf writes open (ت) in places, where everyday spelling has ة. */
const openEnding = /^[وفبكل]*(?:رحم|نعم|امر[أا]|سن|لعن|معصي|كلم|بقي|قر|فطر|شجر|جن|ابن|ٱبن|ٱمر[أا])ت$/;

/** Compiles the spellings of a word from one verified spelling of it. */
export function wordPattern(word: string): WordPattern {
  const { letters } = readLetters(word);
  const steps: Step[][] = Array.from({ length: letters.length + 1 }, () => []);
  const skips: number[] = letters.map(() => 0);
  const add = (from: number, to: number, accept: string, marks: number) =>
    steps[from]?.push({ accept, marks, to });
  const isOpen = openEnding.test(letters.map(({ base }) => base).join(""));

  letters.forEach((letter, at) => {
    const before = letters[at - 1];
    const after = letters[at + 1];
    const marks = allowedMarks(letter, before, at === 0);
    const to = at + 1;
    if (letter.base === dagger) {
      add(at, to, "\u0627\u0670", every & ~shortVowels);
      skips[at] = 1;
      // Some prints set it before its carrier.
      if (before && /[\u0648\u064a]/.test(before.base)) add(at - 1, at - 1, dagger, signs);
      return;
    }
    if (smallLetter.test(letter.base)) {
      add(at, to, letter.base, every);
      skips[at] = 1;
      return;
    }
    add(at, to, basesFor(letter, before, after, at), marks);
    if (letter.base === "\u062a" && isOpen && !after) add(at, to, "\u0629", marks);
    if (letter.base === looseHamza) skips[at] = 1;
    const isSilentAlef = letter.base === "\u0627" && letter.marks & mark.silent;
    if (isSilentAlef && after?.base === "\u0626") skips[at] = 1;
    // شئ for شيء.
    if (letter.base === "\u064a" && after?.base === "\u0621" && at + 2 === letters.length)
      add(at, at + 2, `\u0626${yaAndHamza}`, allowedMarks(after, letter, false) | marks);
    if (letter.base === "\u064a" && after && /[\u0626\u0654]/.test(after.base))
      add(at, at + 2, yaAndHamza, allowedMarks(after, letter, false) | marks);
    if (letter.base === "\u0622") longHamza(at, to, marks);
    const opensLongA = /[\u0621\u0623\u0654]/.test(letter.base) && /[\u0627\u0670]/.test(after?.base ?? "");
    if (opensLongA && !(letter.marks & (mark.damma | mark.kasra))) longHamza(at, at + 2, marks);
    // Allah with its dagger alef, which the verified text does not write.
    const isOfAllah = letter.base === "\u0644" && letter.marks & mark.shadda && after?.base === "\u0647";
    if (isOfAllah) add(to, to, dagger, signs);
  });

  /** آ as one letter, and as a hamza or a bare alef before a dagger alef or an alef. */
  function longHamza(from: number, to: number, marks: number): void {
    const between = steps.length;
    steps.push([]);
    skips[between] = 0;
    add(from, to, "\u0622\u0627", marks | mark.fatha | signs);
    add(from, between, "\u0621\u0623\u0654", marks | mark.fatha);
    add(from, between, "\u0627", mark.fatha);
    add(between, to, dagger, signs);
    add(from, between, "\u0621\u0623\u0654", marks | mark.fatha);
    steps[between]?.push({ accept: "\u0670", marks: signs, to });
    steps[between]?.push({ accept: "\u0627", marks: signs, to });
  }
  if (steps.length > mostStates) throw new RangeError(`the word is too long: ${word}`);
  return { steps, reached: steps.map((_, state) => reachedFrom(skips, state)), last: letters.length };
}

function reachedFrom(skips: readonly number[], state: number): number {
  let bits = 1 << state;
  for (let at = state; skips[at] === 1; at++) bits |= 1 << (at + 1);
  return bits;
}

function allowedMarks(letter: Letter, before: Letter | undefined, isFirst: boolean): number {
  let allowed = letter.marks | signs;
  if (!(letter.marks & (shortVowels | tanwin))) allowed |= mark.sukun;
  // A doubled first letter only shows how the word is joined to the one before.
  if (isFirst) allowed |= mark.shadda;
  if (letter.base === "\u0671") allowed |= shortVowels;
  // A long vowel may carry the sign of the letter before it.
  if (/[\u0627\u064a]/.test(letter.base) && before && !(letter.marks & (shortVowels | tanwin)))
    allowed |= before.marks & (letter.base === "\u0627" ? mark.fatha : 0);
  return allowed;
}

/** The letters that may stand for a verified one: a hamza may be missing on an alef, but not another. */
function basesFor(letter: Letter, before: Letter | undefined, after: Letter | undefined, at: number): string {
  const isBeforeWaw = after?.base === "\u0648";
  const isAfterQuestion = at === 1 && before?.base === "\u0623";
  switch (letter.base) {
    case "\u0627":
      return letter.marks & mark.madd || /[\u0621\u0624\u0626]/.test(after?.base ?? "")
        ? "\u0627\u0671\u0670\u0622"
        : "\u0627\u0671\u0670";
    case "\u0671":
      return "\u0671\u0627";
    case "\u0623":
      return "\u0623\u0627";
    case "\u0625":
      return isAfterQuestion ? "\u0625\u0627\u0621\u0626" : "\u0625\u0627";
    case "\u0622":
      return "\u0622\u0627";
    case "\u0629":
      return "\u0629\u0647";
    case "\u0621":
    case looseHamza:
      if (isBeforeWaw) return "\u0621\u0654\u0624\u0626";
      return isAfterQuestion && letter.marks & mark.kasra ? "\u0621\u0654\u0625\u0626" : "\u0621\u0654";
    case "\u0624":
      return isBeforeWaw ? "\u0624\u0621\u0654\u0626" : "\u0624";
    case "\u0626":
      if (isBeforeWaw) return `\u0626\u0621\u0654\u0624${yaAndHamza}`;
      return isAfterQuestion ? `\u0626\u0625\u0621${yaAndHamza}` : `\u0626${yaAndHamza}`;
    case yaAndHamza:
      return `${yaAndHamza}\u0626`;
    default:
      return letter.base;
  }
}
