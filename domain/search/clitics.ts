import { foldArabicLetter } from "#domain/arabic-folding/fold-arabic.ts";

/**
 * Particles that Arabic joins to the front of a word, as four bits: and/so (و ف), a preposition (ب ك ل),
 * the article (ال), and the article after ل, which loses its alef (لل).
 */
const conjunction = 1;
const preposition = 2;
const article = 4;
const lamArticle = 8;

const fatha = "\u064e";
const kasra = "\u0650";
const shadda = "\u0651";
const plainAlef = "\u0627";
const wasla = "\u0671";
const lam = "\u0644";

/** Two-letter words that may follow و and ف; any other remainder of two letters belongs to its word. */
const shortWords = new Set("ما لا له من هو هي لم لن قد ان كم لك لي به بي في عن اذ او هم لو يا".split(" "));

/** The name of God and the relative pronouns, whose ال is not removed. */
const unparted = /^ال(?:له|ذي|ذان|تي|\u0670ت)/;

type Letter = { readonly raw: string; readonly marks: string };

function lettersOf(vocalised: string): Letter[] {
  const letters: { raw: string; marks: string }[] = [];
  for (const character of vocalised) {
    if (foldArabicLetter(character.charCodeAt(0)) === "" && character !== "\u0621") {
      const last = letters.at(-1);
      if (last) last.marks += character;
    } else letters.push({ raw: character, marks: "" });
  }
  return letters;
}

/**
 * The particles in front of a vocalised word. The vowels decide (كَ is "like", كِتَاب is not), and the remainder
 * must be a word by itself: `isWord` is called with the folded remainder.
 */
export function cliticsOf(vocalised: string, folded: string, isWord: (folded: string) => boolean): number {
  const letters = lettersOf(vocalised);
  let code = 0;
  let at = 0;
  const followed = () => letters[at + 1] !== undefined && letters[at + 1]?.raw !== plainAlef;
  const vowel = (sign: string) => letters[at]?.marks.includes(sign) && !letters[at]?.marks.includes(shadda);
  if ("\u0648\u0641".includes(letters[at]?.raw ?? "-") && vowel(fatha) && followed()) {
    code |= conjunction;
    at++;
  }
  const raw = letters[at]?.raw ?? "-";
  const fits =
    (raw === "\u0628" && vowel(kasra)) ||
    (raw === "\u0643" && vowel(fatha)) ||
    (raw === lam && (vowel(kasra) || vowel(fatha)));
  if (fits && followed()) {
    code |= preposition;
    at++;
  }
  if (letters[at]?.raw === wasla && letters[at + 1]?.raw === lam) code |= article;
  else if (code & preposition && raw === lam && letters[at]?.raw === lam)
    code = (code & conjunction) | lamArticle;
  return settled(code, folded, isWord);
}

function settled(code: number, folded: string, isWord: (folded: string) => boolean): number {
  if (code === 0 || code & (article | lamArticle)) return code;
  const accepts = (candidate: number) => {
    const rest = bareForms(folded, candidate).at(-1)?.form ?? "";
    return rest.length > 2 ? isWord(rest) : candidate === conjunction && shortWords.has(rest);
  };
  if (accepts(code)) return code;
  return code & conjunction && accepts(conjunction) ? conjunction : 0;
}

/** A word without some of its particles, and the number of letters removed. */
export type BareForm = { readonly form: string; readonly skipped: number };

/** The word without its particles, one fewer each time: وبالكتاب gives بالكتاب, الكتاب, كتاب. */
export function bareForms(folded: string, code: number): BareForm[] {
  const forms: BareForm[] = [];
  let rest = folded;
  let skipped = 0;
  const keep = (form: string, letters: number) => {
    rest = form;
    skipped += letters;
    forms.push({ form, skipped });
  };
  if (code & conjunction) keep(rest.slice(1), 1);
  if (code & preposition) keep(rest.slice(1), 1);
  if (code & lamArticle) keep(plainAlef + rest.slice(1), 1);
  if (code & (article | lamArticle) && !unparted.test(rest)) keep(rest.slice(2), code & article ? 2 : 1);
  return forms;
}

/** Particles a person may have typed, longest first, for words that are not found as typed. */
export const typedParticles = /^(?:[وف]?(?:[بك]?ال|لل)|[وف][بكل]|[وفبكل])(?=...)/;
