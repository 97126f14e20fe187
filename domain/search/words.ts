import { daggerAlef, foldArabicLetter, plainSpellings } from "#domain/arabic-folding/fold-arabic.ts";
import type { Language } from "#domain/language.ts";

/** A word of a text: its folded letters and their offsets, in code points of the original. */
export type FoldedWord = {
  readonly folded: string;
  /** Code-point offset of each folded letter, including a hamza or carrier before it. */
  readonly letters: readonly number[];
  /** Code-point offset after the word's last letter or mark. */
  readonly to: number;
};

const latinSpecials: Readonly<Record<string, string>> = {
  ı: "i",
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  đ: "d",
  ł: "l",
};
/** Signs for ayn and hamza in transliteration: part of a word, but not a letter. */
const transliterationSigns = "ʿʾʻʼˈ´";
const apostrophes = "'’‘`";
const joiner = "'";

const folds = new Map<number, string | undefined>();

function foldCodePoint(code: number): string | undefined {
  const arabic = foldArabicLetter(code);
  if (arabic !== undefined) return arabic;
  const character = String.fromCodePoint(code);
  if (apostrophes.includes(character)) return joiner;
  if (transliterationSigns.includes(character) || /\p{M}/u.test(character)) return "";
  let folded = "";
  for (const part of character.normalize("NFKD").toLowerCase()) {
    if (latinSpecials[part] !== undefined) folded += latinSpecials[part];
    else if (/[\p{L}\p{N}]/u.test(part)) folded += foldArabicLetter(part.codePointAt(0) ?? 0) ?? part;
  }
  return folded === "" ? undefined : folded;
}

function foldCached(code: number): string | undefined {
  const known = folds.get(code);
  if (known !== undefined || folds.has(code)) return known;
  const folded = foldCodePoint(code);
  // The cache covers only the planes we publish, so that queries cannot fill the memory.
  if (code < 0x3000 || (code >= 0xfb50 && code < 0xff00)) folds.set(code, folded);
  return folded;
}

/** French words that lose their vowel before the next one: the apostrophe separates two words. */
const elided = new Set("l d j s n m t c qu jusqu lorsqu puisqu quoiqu quelqu presqu".split(" "));

/**
 * The effect of an apostrophe after these letters: it separates two words, ends the word before its suffix, or
 * nothing.
 */
function apostropheRule(language: Language, soFar: string, rest: string): "part" | "end" | "join" {
  if (language === "fr") return elided.has(soFar) ? "part" : "join";
  if (language === "tr") return soFar === "kur" ? "join" : "end";
  if (language === "en") return /^s(?![\p{L}\p{N}])/u.test(rest) ? "end" : "join";
  return "join";
}

/** The Uthmani script joins the vocative to the next word (يَـٰقَوْمِ); يٰبسٰت (12:43) only looks like it. */
const joinedCall = /^(?:و?ي\u0670(?!بس)|ه\u0670(?=انتم))(?=..)/;

function pushParts(words: FoldedWord[], word: FoldedWord): void {
  const call = joinedCall.exec(word.folded)?.[0].length ?? 0;
  if (call === 0) {
    words.push(word);
    return;
  }
  const cut = word.letters[call] ?? word.to;
  words.push({ folded: word.folded.slice(0, call), letters: word.letters.slice(0, call), to: cut });
  words.push({ folded: word.folded.slice(call), letters: word.letters.slice(call), to: word.to });
}

/** The words of a text, folded, in order, without punctuation, pause marks and emoji. */
export function wordsOf(text: string, language: Language): FoldedWord[] {
  const words: FoldedWord[] = [];
  let folded = "";
  let letters: number[] = [];
  let to = 0;
  let offset = 0;
  let swallowing = false;
  let hamza = -1;
  const finish = () => {
    if (folded !== "" && folded !== daggerAlef) pushParts(words, { folded, letters, to });
    folded = "";
    letters = [];
    hamza = -1;
  };
  for (let at = 0; at < text.length; offset++) {
    const code = text.codePointAt(at) ?? 0;
    at += code > 0xffff ? 2 : 1;
    const letter = foldCached(code);
    if (letter === undefined) {
      finish();
      swallowing = false;
    } else if (swallowing) continue;
    else if (letter === joiner) {
      if (folded === "") continue;
      const rule = apostropheRule(language, folded, language === "en" ? text.slice(at, at + 3) : "");
      if (rule !== "join") finish();
      swallowing = rule === "end";
    } else {
      if (letter === "" && hamza < 0 && (code === 0x621 || code === 0x640)) hamza = offset;
      for (let index = 0; index < letter.length; index++) letters.push(hamza < 0 ? offset : hamza);
      if (letter !== "") hamza = -1;
      folded += letter;
      to = offset + 1;
    }
  }
  finish();
  return words;
}

/** The spellings by which a folded word is found. */
export function spellingsOf(folded: string): string[] {
  return folded.charCodeAt(0) < 0x600 ? [folded] : plainSpellings(folded);
}
