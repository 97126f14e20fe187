import { type SurahName, surahs } from "#content/quran/index.ts";
import { foldArabicLetter } from "#domain/arabic-folding/fold-arabic.ts";
import { asciiDigits } from "#domain/typed-number.ts";

/** A text reduced to what people type: no vowels, no accents, one case, one space. */
function foldText(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("ı", "i");
  return Array.from(plain, (sign) => foldArabicLetter(sign.codePointAt(0) ?? 0) ?? sign)
    .join("")
    .replaceAll("\u0670", "ا")
    .replace(/\s+/g, " ")
    .trim();
}

/** Numbers of the surahs that a typed name (in that language or Arabic) or number finds; all for nothing. */
export function surahsMatching(query: string, names: readonly SurahName[]): readonly number[] {
  const wanted = foldText(query);
  const digits = asciiDigits(query.trim());
  return surahs
    .filter(({ number, arabicName }) => {
      if (!wanted) return true;
      if (/^\d+$/.test(digits)) return String(number).startsWith(digits);
      const name = names[number - 1];
      return [arabicName, name?.name, name?.meaning].some((text) => text && foldText(text).includes(wanted));
    })
    .map(({ number }) => number);
}
