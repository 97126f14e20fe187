import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";

/** Letters that Unicode does not take apart, as they are typed without them. */
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

/** A name as it is compared: small letters without marks, apostrophes or hyphens, Arabic letters folded, no الـ. */
export function foldPlaceName(name: string): string {
  // Most names are plain letters and words, and the index folds forty thousand.
  if (/^[a-z ]*$/i.test(name) && !/ {2}|^ | $/.test(name)) return name.toLowerCase();
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/['’ʼ‘`´ʻ]/g, "")
    .replace(/[ıłøđðþßæœə]/g, (letter) => plainLetters[letter] ?? letter);
  return foldArabic(plain)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim()
    .replace(/(^| )ال(?=\p{L}{3})/gu, "$1");
}
