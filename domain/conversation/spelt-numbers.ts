import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";

/** Numbers as they are spelt in the six languages and roman Urdu, those of a line by one another in `step`. */
const lists: readonly (readonly [from: number, step: number, words: string])[] = [
  [1, 1, "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"],
  [17, 1, "seventeen eighteen nineteen"],
  [20, 10, "twenty thirty forty fifty sixty seventy eighty ninety"],
  [2, 1, "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"],
  [20, 10, "vingt trente quarante cinquante soixante"],
  [2, 1, "dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas"],
  [2, 1, "iki uc dort bes alti yedi sekiz dokuz"],
  [20, 10, "yirmi otuz kirk elli altmis yetmis seksen doksan"],
  [1, 1, "واحد اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة"],
  [1, 1, "واحدة اثنتين ثلاث أربع خمس ست سبع ثمان تسع عشر"],
  [1, 1, "الحادية الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة"],
  [20, 10, "عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون"],
  [20, 10, "عشرين ثلاثين أربعين خمسين ستين سبعين ثمانين تسعين"],
  [10, 10, "دس بیس تیس چالیس پچاس ساٹھ ستر اسی نوے"],
  [20, 10, "bees tees chalis pachas saath sattar assi navve"],
];

const values = new Map(
  lists.flatMap(([from, step, words]) =>
    foldArabic(words)
      .split(" ")
      .map((word, at) => [word, from + step * at] as const),
  ),
);
const hundreds = new Set(foldArabic("hundred cent yuz ratus seratus مئة مائة مية سو sau").split(" "));
const teens = new Set(["belas"]);
const tens = new Set(["puluh"]);
const ands = new Set(foldArabic("and et a و").split(" "));

/** The spelt number with which words begin, and how many words it takes; undefined where they begin with none. */
export function speltNumber(words: readonly string[]): { value: number; length: number } | undefined {
  let [value, unit, length] = [0, 0, 0];
  for (const [at, typed] of words.entries()) {
    const word = values.has(typed) || hundreds.has(typed) ? typed : typed.replace(/^و?(?:ال)?(?=..)/u, "");
    const known = values.get(typed) ?? values.get(word);
    if (known !== undefined) {
      // "Quatre-vingt" is four times twenty.
      value += known === 20 && unit === 4 && word === "vingt" ? 76 : known;
      unit = known;
    } else if (hundreds.has(word)) value = Math.max(value, 1) * 100;
    else if (teens.has(word)) value += 10;
    else if (tens.has(word)) value += unit * 9;
    else if (at > 0 && ands.has(typed)) continue;
    else break;
    length = at + 1;
  }
  return length > 0 && value < 300 ? { value, length } : undefined;
}
