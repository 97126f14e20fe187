/** The dagger alef: written above the letters in the Uthmani script, an ordinary alef (or nothing) elsewhere. */
export const daggerAlef = "\u0670";

const alef = "\u0627";
const waw = "\u0648";
const ya = "\u064a";

/** Letters that fold together, the first of each row represents all; from Unicode's Arabic block. */
const families = [
  "\u0627\u0623\u0625\u0622\u0671\u0672\u0673\u0675",
  "\u0648\u0624\u06c7\u06cb",
  "\u064a\u0649\u0626\u06cc\u06d0\u06d2\u06d3\u06cd\u06ce",
  "\u0647\u0629\u06c0\u06c1\u06c2\u06c3\u06be\u06d5",
  "\u0643\u06a9\u06aa\u06ab",
  "\u0646\u06ba\u06bb",
] as const;

/** Urdu, Persian and plain letters that stand for themselves. */
const itself =
  "\u0628\u062a\u062b\u062c\u062d\u062e\u062f\u0630\u0631\u0632\u0633\u0634\u0635\u0636\u0637\u0638\u0639\u063a\u0641\u0642\u0644\u0645\u067e\u0686\u0679\u0688\u0691\u0698\u06af";

const folds = new Map<number, string>();
for (const family of families) for (const letter of family) folds.set(letter.charCodeAt(0), family.charAt(0));
for (const letter of itself) folds.set(letter.charCodeAt(0), letter);
for (let digit = 0; digit < 10; digit++) {
  folds.set(0x660 + digit, String(digit));
  folds.set(0x6f0 + digit, String(digit));
}

/** True for vowel signs, Quranic marks, tatweel, a bare hamza and invisible joiners: nothing is left of them. */
function isDropped(code: number): boolean {
  return (
    (code >= 0x64b && code <= 0x65f) ||
    (code >= 0x610 && code <= 0x61a) ||
    (code >= 0x6d6 &&
      code <= 0x6ed &&
      code !== 0x6dd &&
      code !== 0x6de &&
      code !== 0x6e9 &&
      code !== 0x6d5) ||
    (code >= 0x8d3 && code <= 0x8ff) ||
    code === 0x640 ||
    code === 0x621 ||
    code === 0x674 ||
    code === 0x200c ||
    code === 0x200d ||
    code === 0x200e ||
    code === 0x200f
  );
}

/**
 * One code point folded: its letter, "" when it leaves no trace (vowels, hamza, tatweel), the dagger alef
 * itself, or undefined when it is no part of an Arabic-script word.
 */
export function foldArabicLetter(code: number): string | undefined {
  if (code === 0x670) return daggerAlef;
  const folded = folds.get(code);
  if (folded !== undefined) return folded;
  return isDropped(code) ? "" : undefined;
}

/** Doubled ا, و and ي are written once or twice by custom (داود، داوود; أأنت، ءأنت), so they count once. */
function collapsed(key: string): string {
  for (let at = 1; at < key.length; at++) {
    const code = key.charCodeAt(at);
    if (code === key.charCodeAt(at - 1) && (code === 0x627 || code === 0x648 || code === 0x64a))
      return key.replace(/\u0627{2,}|\u0648{2,}|\u064a{2,}/g, (run) => run.charAt(0));
  }
  return key;
}

/**
 * The ways a word folded letter by letter may be spelt on an ordinary keyboard: without the dagger alef,
 * with an alef for it, and with an alef for it and its carrier (صلوٰة, صلاة). The first is without.
 */
export function plainSpellings(folded: string): string[] {
  if (!folded.includes(daggerAlef)) return [collapsed(folded)];
  let without = "";
  let withAlef = "";
  let carried = "";
  for (let at = 0; at < folded.length; at++) {
    const letter = folded.charAt(at);
    const before = folded.charAt(at - 1);
    if (letter !== daggerAlef) {
      without += letter;
      withAlef += letter;
      carried += letter;
    } else if (at < folded.length - 1 || before !== ya) {
      withAlef += alef;
      carried = before === waw || before === ya ? carried.slice(0, -1) + alef : carried + alef;
    }
  }
  const spellings = [collapsed(without)];
  for (const spelling of [collapsed(withAlef), collapsed(carried)])
    if (!spellings.includes(spelling)) spellings.push(spelling);
  return spellings;
}

/** A word or text in Arabic script without vowels and with its letters folded; other characters stay. */
export function foldArabic(text: string): string {
  let folded = "";
  for (const character of text.normalize("NFKC")) {
    const letter = foldArabicLetter(character.codePointAt(0) ?? 0);
    folded += letter === undefined ? character : letter === daggerAlef ? "" : letter;
  }
  return collapsed(folded);
}
