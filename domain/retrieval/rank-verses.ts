import type { SearchedField } from "#domain/search/field-search.ts";
import { wordsOf } from "#domain/search/words.ts";
import { type Evidence, verseEvidence, weigh, wordEvidence } from "./evidence.ts";
import type { ReadQuestion } from "./read-question.ts";
import type { Subject } from "./subject.ts";
import { nameKey } from "./subject-names.ts";
import { type Weights, weights } from "./weights.ts";

export type VerseSource = {
  /** Running number, 1 to 6,236. */
  readonly verse: number;
  readonly score: number;
  /** Words of the question that occur in it, in some form. */
  readonly words: readonly string[];
  /** Subjects of the question that it belongs to, by their index. */
  readonly subjects: readonly number[];
};

export type VerseRanking = {
  /** Best first. */
  readonly verses: readonly VerseSource[];
  /** Words of the question that neither a text nor a subject has. */
  readonly unknown: readonly string[];
  /** Whether numbers occur in or next to the best verses; undefined where none were asked for. */
  readonly isCounted?: boolean;
};

/** The lowest rank of a verse that is returned. */
const deepest = 100;

/** Numbers as written in the Arabic text. */
export const numberWords: readonly string[] = (
  "واحد احد اثنا اثنتا اثنين اثنتين ثلاثه ثلاث اربعه اربع خمسه خمس سته ست سبعه سبع ثمانيه ثماني تسعه تسع عشر عشره " +
  "عشرون ثلاثين ثلاثون اربعين خمسين ستين سبعين سبعون ثمانين مايه مائه مايتين الف الفين"
).split(" ");

/** Ranks the verses for a question over the Arabic and a translation. */
export function rankVerses(
  { language, words, subjects, requested }: ReadQuestion,
  fields: readonly SearchedField[],
  known: readonly Subject[],
  shares: Weights = weights,
): VerseRanking {
  const arabic = fields.find(({ lexicon }) => lexicon.index.language === "ar");
  const evidence: Evidence[] = [];
  const unknown: string[] = [];
  const wordEvidences: { word: string; found: readonly Evidence[] }[] = [];
  const subjectEvidences: { subject: number; found: Evidence }[] = [];
  for (const word of words) {
    const found = fields
      .map((field) => wordEvidence(field, word, 1, shares))
      .filter(({ count }) => count > 0);
    if (found.length === 0 && !subjects.some(({ covers }) => covers.has(word))) unknown.push(word);
    evidence.push(...found);
    wordEvidences.push({ word, found });
  }
  const questionKeys = new Set(words.map((word) => nameKey(word, language)));
  for (const { subject, covers } of subjects) {
    const { verses = [], names } = known[subject] ?? {};
    // A name of several words is stronger evidence than one word.
    const found = verseEvidence(verses, shares.subject * Math.sqrt(covers.size));
    evidence.push(found);
    subjectEvidences.push({ subject, found });
    for (const name of arabic ? singleWords(names?.ar ?? []) : [])
      if (arabic && !questionKeys.has(nameKey(name, "ar")))
        evidence.push(wordEvidence(arabic, name, shares.related, shares));
  }
  const numbers = requested === "count" && arabic ? numberEvidence(arabic, shares) : undefined;
  if (numbers) evidence.push(numbers);
  const has = ({ strength }: Evidence, verse: number) => (strength[verse] ?? 0) > 0;
  const verses = best(weigh(evidence, shares)).map(({ verse, score }) => ({
    verse,
    score,
    words: wordEvidences.filter(({ found }) => found.some((one) => has(one, verse))).map(({ word }) => word),
    subjects: subjectEvidences.filter(({ found }) => has(found, verse)).map(({ subject }) => subject),
  }));
  return { verses, unknown, ...(numbers ? { isCounted: hasNumber(verses, numbers) } : {}) };
}

/** The Arabic names that are one word, folded. */
export function singleWords(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const [only, ...rest] = wordsOf(name, "ar");
    return only && rest.length === 0 ? [only.folded] : [];
  });
}

type Scored = Pick<VerseSource, "verse" | "score">;

function best(scores: Float32Array): Scored[] {
  const verses: Scored[] = [];
  scores.forEach((score, verse) => {
    if (score > 0) verses.push({ verse, score });
  });
  return verses.sort((one, other) => other.score - one.score || one.verse - other.verse).slice(0, deepest);
}

function numberEvidence(arabic: SearchedField, shares: Weights): Evidence {
  const all = numberWords.map((word) => wordEvidence(arabic, word, 1, { ...shares, root: 0, stem: 0 }));
  const strength = new Float32Array(all[0]?.strength.length ?? 0);
  for (const one of all)
    one.strength.forEach((share, verse) => {
      if (share > 0) strength[verse] = 1;
    });
  return { strength, count: strength.reduce((sum, one) => sum + one, 0), weight: shares.counted };
}

/** The first verses, and the one before and after each. */
function hasNumber(verses: readonly Scored[], { strength }: Evidence): boolean {
  return verses
    .slice(0, 6)
    .some(({ verse }) => [verse - 1, verse, verse + 1].some((at) => (strength[at] ?? 0) > 0));
}
