import { foldText } from "#domain/text-search/fold-text.ts";

/** So many words in a row that follow a text's own, one of them perhaps changed, are a quote in disguise. */
const longestEcho = 6;
/** Texts of fewer words are names and terms. */
const shortestText = 4;

/** What is said after a prophet's name, folded: it stands in hadith and in everybody's prose. */
const blessings =
  /(?<= )(?:صلي الله عليه (?:واله )?وسلم|عليه (?:الصلاه و)?السلام|peace (?:and blessings )?be upon him|paix et (?:salut|benedictions?) sur lui|shallallahu alaihi wa sallam|sallallahu aleyhi ve sellem)(?= )/gu;

/** A text's words as they are compared, blessings on prophets left out. */
export function foldedWords(text: string): string[] {
  return ` ${foldText(text).folded} `.replace(blessings, "").split(" ").filter(Boolean);
}

/** True where words run beside a text's own for long: six of which five are the same, or all but one of a short text. */
export function isEcho(said: readonly string[], text: readonly string[]): boolean {
  if (text.length < shortestText) return false;
  const span = Math.min(longestEcho, text.length);
  const places = new Map<string, number[]>();
  text.forEach((word, at) => {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  });
  // By how far the two are shifted: where in what is said the same word stands.
  const shifted = new Map<number, number[]>();
  said.forEach((word, at) => {
    for (const place of places.get(word) ?? []) {
      const known = shifted.get(place - at);
      if (known) known.push(at);
      else shifted.set(place - at, [at]);
    }
  });
  return [...shifted.values()].some((ats) =>
    ats.some((from, first) => {
      const last = ats[first + span - 2];
      return last !== undefined && last - from < span;
    }),
  );
}
