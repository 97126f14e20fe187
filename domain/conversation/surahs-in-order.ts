import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { surahBySpelling, surahLabels } from "#domain/surah-names/find-surah.ts";
import { findSurahInMessage } from "#domain/surah-names/find-surah-in-message.ts";
import { plainMessage } from "./plain-message.ts";

const label = "(?:surah?|surat|suraat|chapter|sourate|sure|سورة|سوره|سورت|سورہ)";

/** Questions for the surah after or before another, from their first word to their last: `name` is that other one. */
const questions = [
  `(?:which|what)(?: is the)? ${label}(?<verb> (?:comes|is|that comes|which comes))?(?: (?:right|directly|immediately))? (?<side>after|before) (?<label>(?:the )?${label} )?(?<name>.+?)(?: in the (?:quran|mushaf|koran))?`,
  `(?:the )?(?:next |previous )?${label} (?<side>after|before) (?<label>${label} )?(?<name>.+)`,
  `(?:(?:ما|ماهي|اي|ايش|شو|وش)(?: هي)? )?(?:ال)?${label}(?: التي)?(?<verb> (?:تاتي|تلي|تقع|هي|تجي))? (?<side>بعد|قبل) (?<label>${label} )?(?<name>.+)`,
  `quelle(?: est la)? ${label}(?<verb> (?:vient|est|se trouve|qui vient))? (?<side>apres|avant) (?<label>(?:la )?${label} )?(?<name>.+)`,
  `(?<label>${label} )?(?<name>.+) (?:ke|کے) (?<side>baa?d|pehle|بعد|پہلے) (?:kaun ?si|kon ?si|کون ?سی) ${label}(?<verb> (?:hai|aa?ti hai|ہے|آتی ہے))?`,
  `${label}(?: yang)?(?: apa)?(?<verb> (?:ada|yang))? (?<side>setelah|sesudah|sebelum) (?<label>${label} )?(?<name>.+)`,
  `(?<name>.+?) (?<label>suresinden )?(?:d[ae]n |t[ae]n )?(?<side>sonra|once)(?:ki)? (?:gelen )?(?:hangi )?sure(?: hangisi(?:dir)?)?(?<verb> (?:gelir|var|geliyor))?`,
].map((question) => new RegExp(`^${foldArabic(question)}$`, "u"));

const before = new Set("before قبل avant pehle پہلے sebelum once".split(" ").map(foldArabic));

/**
 * The surah beside another one: "which surah comes after Hud"; 0 and 115 where there is none. Undefined for any other
 * question: "which surah after asr" asks what to read at a time of day.
 */
export function surahBeside(typed: string): number | undefined {
  const plain = plainMessage(typed);
  for (const question of questions) {
    const { side = "", name, label: labelled, verb } = question.exec(plain)?.groups ?? {};
    if (name === undefined) continue;
    const surah = findSurahInMessage(name, labelled !== undefined || verb !== undefined);
    if (typeof surah === "number") return before.has(side) ? surah - 1 : surah + 1;
  }
  return undefined;
}

/** The surah of a message that is no more than the word for surah and its name. */
export function surahAlone(typed: string): number | undefined {
  const words = plainMessage(typed).split(" ");
  const name = words.filter((word) => !surahLabels.has(word));
  return name.length > 0 && name.length < words.length ? surahBySpelling(name) : undefined;
}
