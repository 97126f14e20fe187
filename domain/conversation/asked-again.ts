import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { Language } from "#domain/language.ts";
import { practicalQuestion } from "#domain/practical-questions/practical-question.ts";
import type { PracticalQuestion } from "#domain/practical-questions/practical-tools.ts";
import { tagWords } from "#domain/practical-questions/word-tags.ts";
import { isFraming } from "#domain/retrieval/framing-words.ts";
import { findSurahInMessage } from "#domain/surah-names/find-surah-in-message.ts";
import { asksForMore, speaksOfNamed } from "./follow-up.ts";
import { plainMessage } from "./plain-message.ts";
import { type QuranTool, quranTool } from "./quran-tool.ts";

/** "And" before the one thing that is new, in the six languages; Arabic writes it onto the word. */
const and = new RegExp(`^(?:(?:and|et|aur|dan|ve|${foldArabic("اور")}|و) |و(?=\\p{L}{3}))`, "u");
const whatAbout = new RegExp(
  `^(?:what about|how about|et pour|kalau|bagaimana dengan|bagaimana|gimana|peki ya|peki|ya|${foldArabic("ماذا عن|وماذا عن|طيب و|طيب")}) `,
  "u",
);
const around = new RegExp(
  `^(?:in|for|at|a|au|pour|di|untuk|${foldArabic("في|سورة")}) | (?:mein|main|me|${foldArabic("میں")})$`,
  "gu",
);
const mostWords = 3;

/**
 * What a message asks that only names another word, surah or place for the question before it: "and Yasin?", "aur
 * karachi?", "ankara?". `hasCard` says that the message by itself has a written answer.
 */
export function askedAgain(
  typed: string,
  before: string,
  { language, hasCard }: { readonly language: Language; readonly hasCard: boolean },
): QuranTool | PracticalQuestion | undefined {
  if (asksForMore(typed) || speaksOfNamed(typed)) return undefined;
  const plain = plainMessage(typed);
  const isAdded = and.test(plain);
  const isOther = whatAbout.test(plain);
  const name = plain.replace(whatAbout, "").replace(and, "").replace(around, "").trim();
  const words = name.split(" ");
  if (name === "" || words.length > mostWords || words.every((word) => isFraming(word, language)))
    return undefined;
  const practical = practicalQuestion(before, language);
  const isBare = !isAdded && !isOther && /[?؟]\s*$/u.test(typed);
  if (practical?.tool === "prayer-times" || practical?.tool === "qibla") {
    const isPlace = tagWords(name).every(({ tag }) => tag === "other");
    return isPlace && !hasCard && (isAdded || isOther || isBare) ? { ...practical, place: name } : undefined;
  }
  if (!isAdded && !isOther) return undefined;
  const asked = quranTool(before, language);
  if (asked?.tool === "occurrences" && isAdded)
    return words.length === 1 ? { ...asked, word: name } : undefined;
  if (asked?.tool !== "verse-count" && asked?.tool !== "surah-fact") return undefined;
  const surah = findSurahInMessage(name, true);
  return typeof surah === "number" ? { ...asked, surah } : undefined;
}
