import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { tagWords } from "#domain/practical-questions/word-tags.ts";
import { anyOf, howMany } from "./mushaf-words.ts";
import { plainMessage } from "./plain-message.ts";

/** The prayers whose obligatory rakahs are known, and the five of a day together. */
export const countedPrayers = ["fajr", "dhuhr", "asr", "maghrib", "isha", "friday", "day"] as const;
export type CountedPrayer = (typeof countedPrayers)[number];

/** The question how many rakahs a prayer has. */
export type RakahQuestion = { readonly tool: "rakahs"; readonly prayer: CountedPrayer };

const rakahs = anyOf(
  "rakk?a+h?s?|rak+a+t+s?|rak a[ht]s?|rakaath?|rakatain|rek[ae]t[^ ]*|ركعة|ركعات|ركعه|ركعتان|رکعت|رکعات|رکعتیں|رکعتوں|unites",
);
const friday = anyOf(
  "jum+u?a+h?|jumu ?ah|jum ?at|joumou?a|friday|vendredi|جمعة|الجمعة|للجمعة|جمعه|جمعہ|جمعے|cuma|cuman[^ ]*",
);
const ofDay = anyOf(
  "a day|per day|daily|each day|every day|in total|five prayers|5 prayers|par jour|cinq prieres|في اليوم|باليوم|الصلوات الخمس|دن میں|دن بھر|din mein|sehari|dalam sehari|lima waktu|5 waktu|gunde|bes vakit|5 vakit",
);
/** Other prayers, and what changes the number: of these the schools count differently, or a card says more. */
const otherwise = new RegExp(
  foldArabic(
    "sunna|sunnet|sunn?ah|sunah|nafl|nafil|nawafil|nafile|rawatib|raw?atib|راتبة|رواتب|سنة|السنة|سنت|نفل|نوافل|نافلة|tara[vw]|tarawee|تراويح|تراویح|teravih|witr|witir|vitir|وتر|tahajjud|تهجد|تہجد|tehecc|duha|dhuha|kusluk|ضحى|الضحى|eid|aid|عيد|عید|bayram|travel|safar|musafir|سفر|مسافر|voyage|sefer|yolcu|perjalanan|qasr|قصر|jana[iz]|جنازة|جنازہ|cenaze|istikh|istihar|استخارة|استخارہ|miss|forgot|نسيت|lupa|unuttum|qiyam|قيام|pahle|before|after|قبل|بعد|sebelum|sesudah|qadha|qaza|قضا|kaza|khusuf|كسوف",
  ),
  "u",
);
const prayers = ["fajr", "dhuhr", "asr", "maghrib", "isha"] as const;

/** Recognises the question how many rakahs the obligatory part of a prayer has; undefined for any other. */
export function rakahQuestion(typed: string): RakahQuestion | undefined {
  const inLetters = typed
    .replace(/3/gu, "")
    .replace(/7/gu, "h")
    .replace(/\bel[ -](?=\p{L})/giu, "");
  return (
    readRakahs(typed) ??
    (/\p{Script=Latin}[37]|[37]\p{Script=Latin}/u.test(typed) ? readRakahs(inLetters) : undefined)
  );
}

function readRakahs(typed: string): RakahQuestion | undefined {
  const text = ` ${plainMessage(typed)} `;
  if (!rakahs.test(text) || !howMany.test(text) || otherwise.test(text)) return undefined;
  if (friday.test(text)) return { tool: "rakahs", prayer: "friday" };
  const tags = new Set(tagWords(typed).map(({ tag }) => tag));
  const [prayer, ...others] = prayers.filter((one) => tags.has(one));
  if (prayer && others.length === 0) return { tool: "rakahs", prayer };
  return !prayer && ofDay.test(text) ? { tool: "rakahs", prayer: "day" } : undefined;
}
