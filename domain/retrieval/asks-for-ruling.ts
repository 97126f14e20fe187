import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { Language } from "#domain/language.ts";
import { fromArabizi } from "./arabizi.ts";
import { personalWords, rulingWords } from "./intent-words.ts";
import { longestQuestion } from "./read-question.ts";
import { namesWorshipCondition } from "./worship-conditions.ts";

/** Latin letters without marks, Arabic ones folded, punctuation as spaces. */
function plain(text: string): string {
  const latin = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ı/g, "i")
    .replace(/[’‘`]/g, "'");
  return ` ${foldArabic(latin)
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim()} `;
}

const patterns = (words: Readonly<Record<Language, readonly string[]>>) =>
  Object.values(words)
    .flat()
    // A tilde stands for any ending.
    .map(
      (phrase) =>
        new RegExp(
          ` ${plain(phrase.replace(/~/g, "xxrestxx"))
            .trim()
            .replace(/xxrestxx/g, "[^ ]*")} `,
          "u",
        ),
    );

const ruling = patterns(rulingWords);
const personal = patterns(personalWords);

/** True for whether an act of worship is done in a state or in clothing, asked with or without words that ask for a verdict. */
export function isOfWorshipCondition(question: string): boolean {
  return namesWorshipCondition(plain(question.slice(0, longestQuestion)));
}

/** "What should I read for him" asks for words, not for a verdict. */
const asksWhatIsSaid =
  / (?:what|which|que|quoi) (?:[^ ]+ )?(?:(?:should|can|must|could) i|dois ?je|puis ?je|faut il que je) (?:read|recite|say|pray|make|lire|reciter|dire)(?= )/gu;

/** True where a verdict is asked for, on an action or a personal case, in any of the six languages. */
export function asksForRuling(question: string, language: Language): boolean {
  const text = plain(fromArabizi(question.slice(0, longestQuestion), language)).replace(asksWhatIsSaid, " ");
  return [...ruling, ...personal].some((pattern) => pattern.test(text)) || isOfWorshipCondition(question);
}

/** What Islam allows or forbids; folded. */
const ofWhatIsAllowed =
  / (?:(?:does|did|do|would) (?:islam|allah|god|muslims) (?:allow|permit|forbid|prohibit|ban)|(?:allowed|permitted|forbidden|prohibited|banned|ok|okay|a sin) in islam|l'?islam (?:autorise|permet|interdit)|(?:permise?s?|autorisee?s?|interdite?s?|un peche) (?:en|dans l')? ?islam|(?:ال)?اسلام (?:يسمح|يحرم|يمنع|حرم)|(?:يسمح|يحرم) (?:ال)?اسلام|(?:مسموح|ممنوع|محرم) (?:في|بـ?) ?(?:ال)?اسلام|اسلام (?:میں|مين) (?:.{1,40} )?(?:منع|اجازت|اجازه|گناه|گناہ)|islam (?:mein|main|me) (?:.{1,40} )?(?:mana|allowed|ijazat|gunah|jaiz)|islam (?:mengizinkan|membolehkan|melarang)|(?:dilarang|diperbolehkan|diizinkan|dosa) (?:dalam |di )?islam|islam(?:'?da|iyette) (?:.{1,40} )?(?:yasak|gunah|serbest)[^ ]*|islam (?:izin verir|yasaklar)[^ ]*) /u;

/** True where somebody asks what Islam allows: a written answer may treat it; where none does, a scholar is asked. */
export function asksWhatIsAllowed(question: string): boolean {
  return ofWhatIsAllowed.test(plain(question.slice(0, longestQuestion)));
}
