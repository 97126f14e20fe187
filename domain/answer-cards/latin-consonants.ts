import { latinSound, soundConsonants } from "#domain/search/name-sound.ts";

const arabicScript = /[\u0600-\u06ff]/u;

/** Folded letters of Arabic and Urdu by the Latin consonants that `latinSound` leaves of their usual spellings; the others are vowels. */
const consonants: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ["b", "ب"],
      ["p", "پ"],
      ["t", "تٹط"],
      ["s", "ثسشص"],
      ["g", "جغگ"],
      ["h", "چحخهہھة"],
      ["d", "دڈذزژضظ"],
      ["r", "رڑ"],
      ["f", "ف"],
      ["k", "قكک"],
      ["l", "ل"],
      ["m", "م"],
      ["n", "نں"],
    ] as const
  ).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin])),
);

/**
 * The consonants of a stem in Arabic or Latin letters, the same for both: 7egab, hijab and حجاب. Vowels, which Latin
 * spellings choose freely, and letters that stand for vowels too are left out.
 */
export function latinConsonants(stem: string): string {
  const latin = arabicScript.test(stem)
    ? [...stem].map((letter) => consonants[letter] ?? "").join("")
    : soundConsonants(latinSound(stem)).replace(/v/gu, "").replace(/j/gu, "g").replace(/z/gu, "d");
  return latin.replace(/(.)\1+/gu, "$1").replace(/(?<=...)[ht]$/u, "");
}

/** False for a Latin word with a consonant first and an Arabic one with a vowel; "stighfar" may leave its vowel out. */
function beginAlike(latin: string, arabic: string): boolean {
  return /^[aeiouys]/u.test(latin) || !/^[اآایو]/u.test(arabic);
}

/** The stems in Arabic letters with the consonants of a Latin one; of only two consonants, none that is not alone in it. */
export function sameConsonants(
  stem: string,
  consonants: ReadonlyMap<string, ReadonlySet<string>>,
): Iterable<string> {
  const key = latinConsonants(stem);
  const meant = [...(consonants.get(key) ?? [])].filter((one) => beginAlike(stem, one));
  return key.length > 2 || (key.length === 2 && meant.length === 1 && stem.length > 3) ? meant : [];
}
