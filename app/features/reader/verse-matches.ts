import { foldArabicLetter } from "#domain/arabic-folding/fold-arabic.ts";

/** A text reduced to what people type: no vowels, no accents, one case, one space. */
export function foldText(text: string): string {
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

/** Positions, from 0, of the verses whose Arabic or translation contains what was typed. */
export function matchingVerses(
  query: string,
  ...texts: readonly (readonly string[] | null)[]
): readonly number[] {
  const wanted = foldText(query);
  if (!wanted) return [];
  const found = texts.flatMap((verses) => {
    const matches: number[] = [];
    verses?.forEach((verse, at) => {
      if (foldText(verse).includes(wanted)) matches.push(at);
    });
    return matches;
  });
  return [...new Set(found)].sort((a, b) => a - b);
}
