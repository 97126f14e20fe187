import { daggerAlef } from "#domain/arabic-folding/fold-arabic.ts";
import { foldText } from "./fold-text.ts";
import { readQuery } from "./text-search.ts";
import { wholeForms } from "./whole-words.ts";

/** Arabic particles that are written joined to a word, in the order they may stand: and, by, the. */
const particles = [/^[وف]/, /^(?:[بك]|ل(?=ل))/, /^ا?ل/] as const;
const shortestBare = 3;
const arabicWord = /^[\u0620-\u06ff]+$/;

/** A folded word as it stands, and without each particle it may begin with. */
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

/** The words by which a text is found in an index of words, each once, parted by spaces. */
export function searchTerms(texts: readonly (string | undefined)[]): string {
  const terms = new Set<string>();
  for (const text of texts) {
    if (text === undefined) continue;
    const ways = text.includes(daggerAlef) ? (["", "ا"] as const) : ([""] as const);
    for (const dagger of ways)
      for (const word of foldText(text, dagger).folded.split(" "))
        if (word) for (const form of bareForms(word)) terms.add(form);
  }
  return [...terms].join(" ");
}

/** What was typed as a question to PostgreSQL's `to_tsquery`: all words, each from its beginning. */
export function termsQuery(typed: string): string {
  // A single letter begins too many words to be looked for otherwise than whole.
  return readQuery(typed)
    .words.map((word) => {
      const forms = wholeForms(word);
      if (forms) return `(${forms.map((form) => `'${form}'`).join(" | ")})`;
      return word.length === 1 ? `'${word}'` : `'${word}':*`;
    })
    .join(" & ");
}
