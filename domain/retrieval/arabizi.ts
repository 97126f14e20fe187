import type { Language } from "#domain/language.ts";

/** Arabic letters in Latin spelling, longest first; vowels in between are dropped. */
const signs: readonly (readonly [string, string])[] = [
  ["sh", "ش"],
  ["ch", "ش"],
  ["th", "ث"],
  ["dh", "ذ"],
  ["kh", "خ"],
  ["gh", "غ"],
  ["aa", "ا"],
  ["ee", "ي"],
  ["oo", "و"],
  ["ou", "و"],
  ["3'", "غ"],
  ["7'", "خ"],
  ["9'", "ض"],
  ["6'", "ظ"],
  ["2", "ا"],
  ["3", "ع"],
  ["5", "خ"],
  ["6", "ط"],
  ["7", "ح"],
  ["8", "ق"],
  ["9", "ص"],
  ["b", "ب"],
  ["t", "ت"],
  ["j", "ج"],
  ["g", "ج"],
  ["d", "د"],
  ["r", "ر"],
  ["z", "ز"],
  ["s", "س"],
  ["f", "ف"],
  ["q", "ق"],
  ["k", "ك"],
  ["l", "ل"],
  ["m", "م"],
  ["n", "ن"],
  ["h", "ه"],
  ["w", "و"],
  ["y", "ي"],
  ["i", "ي"],
  ["u", "و"],
  ["o", "و"],
];

/** Words that dropped vowels would make unreadable, and the most frequent ones. */
const known: Readonly<Record<string, string>> = {
  allah: "الله",
  quran: "القرآن",
  koran: "القرآن",
  "9abr": "صبر",
  sabr: "صبر",
  salah: "الصلاة",
  sala: "الصلاة",
  salat: "الصلاة",
  "9alah": "الصلاة",
  "9ala": "الصلاة",
  zakah: "الزكاة",
  zakat: "الزكاة",
  "7ajj": "الحج",
  hajj: "الحج",
  "7aj": "الحج",
  siyam: "الصيام",
  "9yam": "الصيام",
  sawm: "الصوم",
  ramadan: "رمضان",
  talaq: "طلاق",
  "6ala8": "طلاق",
  "6alaq": "طلاق",
  tala2: "طلاق",
  riba: "ربا",
  "7alal": "حلال",
  halal: "حلال",
  "7aram": "حرام",
  haram: "حرام",
  "7okm": "حكم",
  "7ukm": "حكم",
  hukm: "حكم",
  ma: "ما",
  hal: "هل",
  man: "من",
  kam: "كم",
  ayat: "آيات",
  "3an": "عن",
  el: "",
  al: "",
  fi: "في",
  musa: "موسى",
  mousa: "موسى",
  "3isa": "عيسى",
  "3issa": "عيسى",
  maryam: "مريم",
  ibrahim: "إبراهيم",
  yusuf: "يوسف",
  youssef: "يوسف",
  nuh: "نوح",
  adam: "آدم",
  dawud: "داود",
  janna: "الجنة",
  jannah: "الجنة",
  nar: "النار",
  dua: "دعاء",
  do3a2: "دعاء",
  du3a: "دعاء",
  tawba: "توبة",
  mirath: "ميراث",
  miras: "ميراث",
  zawaj: "زواج",
  jihad: "جهاد",
};

const latinWord = /[a-z0-9'’]+/giu;

function inArabic(word: string): string {
  const article = /^(?:al|el|il)-?(?=...)/.exec(word)?.[0] ?? "";
  const rest = word.slice(article.length);
  const whole = known[word] ?? known[rest];
  if (whole !== undefined) return whole;
  let arabic = article === "" ? "" : "ال";
  for (let at = 0; at < rest.length; ) {
    const sign = signs.find(([latin]) => rest.startsWith(latin, at));
    if (at === 0 && sign === undefined) arabic += "ا";
    arabic += sign?.[1] ?? "";
    at += sign?.[0].length ?? 1;
  }
  return arabic;
}

/** Converts a question typed in Latin letters ("ma 7okm al riba") to Arabic ones; others are returned unchanged. */
export function fromArabizi(question: string, language: Language): string {
  if (language !== "ar" || /[\u0600-\u06ff]/.test(question) || !/[a-z]/i.test(question)) return question;
  return question
    .toLowerCase()
    .replace(latinWord, (word) => (/^\d+$/.test(word) ? word : inArabic(word)))
    .replace(/\s+/g, " ");
}
