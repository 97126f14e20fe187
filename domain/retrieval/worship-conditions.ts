import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";

/**
 * The beginnings of words, in any of the six languages, Latin letters without marks; a tilde stands for a word that ends
 * there, a space for the next word.
 */
const anyOf = (words: string) => {
  const starts = words
    .split(",")
    .map((word) => foldArabic(word.trim()).replace(/~/g, "(?= )"))
    .join("|");
  // Arabic joins "and", "with", "in" and the article to the word.
  return new RegExp(` (?:و|ف)?(?:بال|لل|ال|ب|ل)?(?:${starts})`, "u");
};

const prayer = anyOf(
  "pray, salah~, salat, salaah~, solat, sholat, shalat, namaz, namaaz, prier~, prie~, priere, " +
    "صلاة, صلوات, يصلي, اصلي, نصلي, تصلي, صلي~, صليت~, نماز",
);

const footwear = anyOf(
  "shoe, sneaker, sandal, slipper, boots~, trainers~, chaussure, baskets~, bottes~, sendal, sepatu, ayakkab, terlik, cizme, bot~, botla~, botlar, " +
    "حذاء, حذائ, حذاي, احذية, نعال, نعل~, نعلي, جزمة, جزمتي, شوز~, كوتشي, صندل, صباط, سباط, جوتے~, جوتوں~, جوتا~, جوتی~, چپل, جوگر, joote~, jootay~, jootey~, joota~, jooton~, jute~, chappal",
);

const quran = anyOf(
  "quran, qur'an, qur an~, koran, coran, kuran, kur'an, kur an~, alquran, mushaf, mushaaf, mosshaf, ngaji, mengaji, " +
    "قران, مصحف, قرآن",
);

const withoutAblution = anyOf(
  "without (?:a |any |having |making |doing |being in )?(?:wud|wuz|wod|ablut|abdest), no wud, no ablution, not (?:in |having )?(?:wud|ablut), don't have wud, " +
    "sans (?:les |mes |ses |faire |avoir |etre |en |etat |d' ?|l' ?|ses |de |fait )*(?:ablut|wud|woud), pas (?:en |etat |d' ?|de |mes |ses |fait )*(?:ablut|wud|woud), " +
    "tanpa (?:ber)?wud, tanpa (?:ber)?wuz, (?:tidak|belum|ga|gak|nggak|tak) (?:punya |ada |ber|dalam keadaan )*wud, batal wud, " +
    "abdestsiz, abdest alma[dm], abdestim yok, abdesti yok, abdest yok, sans etre pur, " +
    "(?:بدون|من دون|دون|بغير|من غير|بلا) (?:ال)?(?:وضوء|وضو|طهارة), غير متوض, مو متوض, مش متوض, لست متوض, ماني متوض, غير طهارة, على غير (?:وضوء|طهارة), " +
    "(?:بغیر|بنا|بلا) وضو, وضو (?:کے )?(?:بغیر|بنا), بے وضو, وضو نہ, bina wuz, bina wud, baghair wuz, baghair wud, bagair wuz, be ?wuz, wuz[ou] ke (?:baghair|bina|bagair), wudu ke (?:baghair|bina)",
);

const reading = anyOf(
  "read, recit, touch, hold, carry, lire~, lis~, recit, toucher, baca, membaca, pegang, memegang, sentuh, menyentuh, ngaji, mengaji, oku, dokun, " +
    "قراءة, اقرا, نقرا, تقرا, لمس, مس~, مسك, تلاوة, پڑھ, چھو, تلاوت, parh, padh, chhoo, chhu",
);

const ablution = anyOf("wudu, wudh, wuzu, wuzoo, ablution, berwud, abdest, وضو");

/** What a question names together that asks for the rule of an act of worship in a state or in clothing. */
const conditions = [
  [prayer, footwear],
  [quran, withoutAblution],
  [quran, reading, ablution],
  [prayer, withoutAblution],
] as const;

/** True where a folded text, with a space at each end, names an act of worship with a state or clothing that has a rule. */
export function namesWorshipCondition(text: string): boolean {
  return conditions.some((together) => together.every((words) => words.test(text)));
}
