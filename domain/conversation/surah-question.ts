import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { QuranFact } from "./mushaf-facts.ts";
import { anyOf, juz, prostrations, surahWord, whyOrHow } from "./mushaf-words.ts";
import { plainMessage } from "./plain-message.ts";
import { speltNumber } from "./spelt-numbers.ts";

/** The question which surahs stand in a juz, from 1 to 30. */
export type JuzQuestion = { readonly tool: "juz-surahs"; readonly juz: number };

type Described = { readonly tool: "quran-fact"; readonly fact: QuranFact } | JuzQuestion;

const basmala = anyOf(
  "bismi ?l+ah?s?|bismi ?l+ah[^ ]*|basmal[^ ]*|basmala+h?s?|besmel[^ ]*|بسملة|البسملة|بالبسملة|بسملتين|بسملتان|بسم الله|ببسم الله|بسم اللہ|بسمله",
);
const without = anyOf(
  "no|not|without|doesnt|does not|dont|isnt|lacks?|missing|sans|pas|بدون|من غير|ليس|ليست|لا|ما|لم|بلا|تخلو|ليس فيها|نہیں|بغیر|nahi|nahin|nahe|baghair|bina|tidak|tanpa|gak|ga|nggak|tak|yok|olmayan|bulunmayan|yoktur|baslamayan|baslamaz|gecmeyen",
);
const twice = anyOf(
  "two|2|twice|double|both|deux|بسملتين|بسملتان|مرتين|مرتان|دو|دو بار|do|do baar|do bar|dua|2x|dua kali|iki|iki kere|iki kez|cift",
);
const most = anyOf(
  "most|the most|le plus|le plus de|اكثر|أكثر|الاكثر|سب سے زیادہ|sab se zyada|sabse zyada|terbanyak|paling banyak|en cok|en fazla",
);
const asksWhich = anyOf(
  "which|what|whats|wich|list|name|names|tell me|quelles?|quels?|liste|ما|ماهي|ما هي|اي|أي|ايش|شو|وش|اذكر|اسماء|كم|کون سی|کونسی|کون|کس|کتنی|کتنے|kaun|kon|konsi|kaunsi|kaun si|kon si|kis|kitni|apa|apa saja|mana|berapa|sebutkan|hangi|hangisi|hangileri|neler|nelerdir|kac|how many|combien",
);
const surahsOf = anyOf(
  "surahs?|suras?|surat|suwar|chapters?|sourates?|sureler[^ ]*|sure|سور|السور|سورتیں|سورتوں|سورت|سورة|سوره",
);
/** Names of parts by the word that begins them. */
const namedParts: readonly (readonly [RegExp, number])[] = [
  [
    anyOf(
      "(?:juzz?|para|parah|جزء|پارہ|سپارہ) (?:amma|amme|3amma|عم|عمه)|(?:amma|amme|عم) (?:para|cuzu?|پارہ)",
    ),
    30,
  ],
  [anyOf("(?:juzz?|para|parah|جزء|پارہ) (?:tabarak[^ ]*|تبارك|تبارک)|tebareke cuzu"), 29],
];
const lastPart = anyOf(
  "last juzz?|dernier juz|الجزء الاخير|اخر جزء|آخری پارہ|آخری پارے|akhri para|juz terakhir|son cuz[^ ]*",
);
const firstPart = anyOf(
  "first juzz?|premier juz|الجزء الاول|اول جزء|پہلا پارہ|پہلے پارے|pehla para|juz pertama|ilk cuz[^ ]*",
);

/** Words that frame such a question; more than one other makes it another question. */
const frame = new Set(
  foldArabic(
    "the a an in of is are there with that has have it its quran koran holy kuran coran al quranda al kuran does do begin begins start starts starting beginning open opens and only any one called se he say said " +
      "في القران القرآن التي الذي فيها هي هو تبدا تبدأ لها من على بها سورة واحدة الكريم وردت ذكرت جاءت " +
      "est qui que la le les l n ne y a t il dans du de des commence commencent contient par ce une quelle " +
      "میں ہے ہیں کے کی کا سے شروع ہوتی قرآن نہیں آئی mein me hai hain ke ki ka se shuru hoti shuroo quran aayi aati " +
      "yang ada di dalam diawali dimulai dengan surah surat itu memiliki punya terdapat adalah isi isinya saja quran apa " +
      "olan var kuran kuranda hangi surenin basinda baslayan gecen bulunan suresi surede icinde ile vardir nedir",
  ).split(" "),
);

function isFramed(text: string, patterns: readonly RegExp[]): boolean {
  let rest = text;
  for (const pattern of [...patterns, surahWord, asksWhich])
    rest = rest.replace(new RegExp(pattern.source, "gu"), " ");
  return rest.split(" ").filter((word) => word !== "" && !frame.has(word)).length <= 1;
}

/** A surah that is asked for by what it has, or the surahs of a part; undefined for any other question. */
export function surahQuestion(typed: string): Described | undefined {
  const text = ` ${plainMessage(typed)} `;
  if (!surahWord.test(text) && !surahsOf.test(text)) return undefined;
  if (whyOrHow.test(text)) return undefined;
  const fact = byBasmala(text) ?? byProstrations(text);
  if (fact) return { tool: "quran-fact", fact };
  const part = asksWhich.test(text) || surahsOf.test(text) ? juzIn(text) : undefined;
  return part === undefined ? undefined : { tool: "juz-surahs", juz: part };
}

function byBasmala(text: string): QuranFact | undefined {
  if (!basmala.test(text)) return undefined;
  if (twice.test(text) && isFramed(text, [basmala, twice])) return "two-basmalas";
  return without.test(text) && isFramed(text, [basmala, without]) ? "no-basmala" : undefined;
}

function byProstrations(text: string): QuranFact | undefined {
  if (!prostrations.test(text) || !(most.test(text) || twice.test(text))) return undefined;
  return isFramed(text, [prostrations, most, twice]) ? "most-prostrations" : undefined;
}

/** The number of the part that a message asks about, where it says nothing else. */
function juzIn(text: string): number | undefined {
  for (const [pattern, part] of namedParts)
    if (pattern.test(text)) return isFramed(text, [pattern]) ? part : undefined;
  if (!juz.test(text)) return undefined;
  if (lastPart.test(text)) return isFramed(text, [lastPart]) ? 30 : undefined;
  if (firstPart.test(text)) return isFramed(text, [firstPart]) ? 1 : undefined;
  const words = text.trim().split(" ");
  const at = words.findIndex((word) => juz.test(` ${word} `));
  const behind = words.slice(at + 1).filter((word) => !ordinalWords.has(word));
  const isOfSurah = surahWord.test(` ${words[at - 2] ?? ""} `);
  const number =
    partNumber(behind[0]) ??
    speltNumber(behind)?.value ??
    (isOfSurah ? undefined : partNumber(words[at - 1]));
  if (number === undefined || number < 1 || number > 30) return undefined;
  return isFramed(text.replace(/ \d+[^ ]*(?= )/u, " "), [juz]) ? number : undefined;
}

const ordinalWords = new Set(foldArabic("number no nr رقم نمبر ke nomor").split(" "));

/** "30", "30th", "30uncu". */
function partNumber(word: string | undefined): number | undefined {
  const digits = /^(\d{1,2})(?:th|st|nd|rd|e|eme|inci|uncu|nci)?$/u.exec(word ?? "")?.[1];
  return digits === undefined ? undefined : Number(digits);
}
