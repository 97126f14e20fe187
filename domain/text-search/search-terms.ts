import { daggerAlef } from "#domain/arabic-folding/fold-arabic.ts";
import { foldText } from "./fold-text.ts";
import { readQuery } from "./text-search.ts";
import { wholeForms } from "./whole-words.ts";

/** Arabic particles that are joined to a word, in their possible order: and, by, the. */
const particles = [/^[وف]/, /^(?:[بك]|ل(?=ل))/, /^ا?ل/] as const;
const shortestBare = 3;
const arabicWord = /^[\u0620-\u06ff]+$/;

/** A folded word, and without each particle it may start with. */
function bareForms(word: string): string[] {
  if (!arabicWord.test(word)) return [word];
  const forms = [word];
  let bare = word;
  for (const particle of particles) {
    const less = bare.replace(particle, "");
    if (less === bare || less.length < shortestBare) continue;
    bare = less;
    forms.push(bare);
  }
  return forms;
}

/** The words of a text for a full-text index, each once, separated by spaces. */
export function searchTerms(texts: readonly (string | undefined)[]): string {
  const terms = new Set<string>();
  for (const text of texts) {
    if (text === undefined) continue;
    const readings = text.includes(daggerAlef) ? (["", "ا"] as const) : ([""] as const);
    for (const dagger of readings)
      for (const word of foldText(text, dagger).folded.split(" "))
        if (word) for (const form of bareForms(word)) terms.add(form);
  }
  return [...terms].join(" ");
}

/** The typed text as a query for PostgreSQL's `to_tsquery`: all words, each as a prefix. */
export function termsQuery(typed: string): string {
  // A single letter is the prefix of too many words, so it must match a whole word.
  return readQuery(typed)
    .words.map((word) => {
      const forms = wholeForms(word);
      if (forms) return `(${forms.map((form) => `'${form}'`).join(" | ")})`;
      return word.length === 1 ? `'${word}'` : `'${word}':*`;
    })
    .join(" & ");
}
