import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";

/** Letters that Unicode does not decompose, with the letters people type instead. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ə: "a",
};

/** A name for comparison: lower case without marks, apostrophes or hyphens, Arabic letters folded, no الـ. */
export function foldPlaceName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/['’ʼ‘`´ʻ]/g, "")
    .replace(/[ıłøđðþßæœə]/g, (letter) => plainLetters[letter] ?? letter);
  // Folding Arabic composes letters and marks again.
  const folded = /[\u0600-\u08ff\ufb50-\ufefc]/.test(plain) ? foldArabic(plain).normalize("NFKD") : plain;
  return folded
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim()
    .replace(/(^| )ال(?=\p{L}{3})/gu, "$1");
}

/** True for a name of plain lower-case letters and single spaces, which folding does not change. */
export function isFolded(name: string): boolean {
  return /^[a-z]+( [a-z]+)*$/.test(name);
}
