import type { Language } from "#domain/language.ts";
import { wordsOf } from "#domain/search/words.ts";
import { isFraming } from "./framing-words.ts";
import type { ReadQuestion } from "./read-question.ts";
import type { Subject } from "./subject.ts";
import { nameKey } from "./subject-names.ts";
import type { TextKind } from "./text-kind.ts";

/** A text other than the Quran, indexed by its words; its title counts more than its body. */
export type IndexedText = {
  readonly kind: TextKind;
  readonly id: string;
  readonly title: ReadonlySet<string>;
  readonly body: ReadonlySet<string>;
};

export type TextSource = {
  readonly kind: TextKind;
  readonly id: string;
  readonly score: number;
  /** Whether its title has every word of the question. */
  readonly isTitled: boolean;
};

/** The letters of a word that are compared: as many as its language's endings leave unchanged. */
const stemLengths: Readonly<Record<Language, number>> = { en: 6, fr: 6, id: 6, tr: 5, ar: 8, ur: 8 };

function keyOf(word: string, language: Language): string {
  return nameKey(word, language).slice(0, stemLengths[language]);
}

function keysOf(text: string, language: Language): Set<string> {
  return new Set(
    wordsOf(text, language)
      .filter(({ folded }) => folded.length > 1 && !isFraming(folded, language))
      .map(({ folded }) => keyOf(folded, language)),
  );
}

/** Indexes a text in the language of the question. */
export function indexText(
  { kind, id }: Pick<IndexedText, "kind" | "id">,
  { title, body }: { readonly title: string; readonly body: string },
  language: Language,
): IndexedText {
  return { kind, id, title: keysOf(title, language), body: keysOf(body, language) };
}

const inTitle = 2;
const sameSubject = 0.7;
/** The share of the question that a text must match to be a source. */
const leastShare = 0.45;
const deepest = 20;

type Asked = Pick<ReadQuestion, "language" | "words" | "subjects">;

/** The key of each word of a question, and those of the other names of its subject. */
function keyed({ language, words, subjects }: Asked, known: readonly Subject[]) {
  return words.map((word) => ({
    own: keyOf(word, language),
    // Other names of the word's subject count less than the word itself.
    others: subjects
      .filter(({ covers }) => covers.has(word))
      .flatMap(({ subject }) => known[subject]?.names[language] ?? [])
      .filter((name) => !name.includes(" "))
      .map((name) => keyOf(wordsOf(name, language)[0]?.folded ?? "", language)),
  }));
}

/** Every key that is looked for in the texts when they are ranked for a question. */
export function textKeysOf(question: Asked, known: readonly Subject[]): readonly string[] {
  return keyed(question, known).flatMap(({ own, others }) => [own, ...others]);
}

/** Ranks the texts that match enough of the question, best first; the score is the binary form of BM25. */
export function rankTexts(
  { language, words, subjects }: ReadQuestion,
  texts: readonly IndexedText[],
  known: readonly Subject[],
): TextSource[] {
  const keyedWords = keyed({ language, words, subjects }, known);
  const holds = ({ title, body }: IndexedText, key: string) => title.has(key) || body.has(key);
  const rarity = (key: string) => {
    const count = texts.filter((text) => holds(text, key)).length;
    return Math.log(1 + (texts.length - count + 0.5) / (count + 0.5));
  };
  const weighed = keyedWords.map((one) => ({ ...one, weight: rarity(one.own) }));
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const scoreOf = (text: IndexedText): { score: number; share: number } => {
    let score = 0;
    let answered = 0;
    for (const { own, others, weight } of weighed) {
      const part = holds(text, own) ? 1 : others.some((key) => holds(text, key)) ? sameSubject : 0;
      answered += part * weight;
      score += part * weight * (text.title.has(own) ? inTitle : 1);
    }
    return { score, share: whole === 0 ? 0 : answered / whole };
  };
  return texts
    .map((text) => ({
      kind: text.kind,
      id: text.id,
      isTitled: weighed.length > 0 && weighed.every(({ own }) => text.title.has(own)),
      ...scoreOf(text),
    }))
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => other.score - one.score)
    .slice(0, deepest)
    .map(({ kind, id, score, isTitled }) => ({ kind, id, score, isTitled }));
}
