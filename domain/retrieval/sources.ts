import type { SearchedField } from "#domain/search/field-search.ts";
import { verseAt } from "#domain/verse-reference.ts";
import { shouldAbstain } from "./abstain.ts";
import { type IndexedText, rankTexts, type TextSource } from "./rank-texts.ts";
import { rankVerses, type VerseRanking } from "./rank-verses.ts";
import { type ReadQuestion, readQuestion } from "./read-question.ts";
import type { Subject } from "./subject.ts";
import type { SubjectNames } from "./subject-names.ts";
import type { TextKind } from "./text-kind.ts";

/** Why a text is a source: words of the question in it, and subjects of the question it belongs to. */
export type SourceWhy = { readonly words: readonly string[]; readonly subjects: readonly string[] };

/** A text that answers a question, by its reference; the score, from 0 to 1, only orders them. */
export type Source = { readonly score: number; readonly why: SourceWhy } & (
  | { readonly kind: "quran"; readonly surah: number; readonly ayah: number }
  | { readonly kind: TextKind; readonly id: string }
);

export type Sources = {
  /** True where the texts most likely have no answer; the sources are then only the closest ones. */
  readonly abstained: boolean;
  /** Best first. */
  readonly sources: readonly Source[];
  /** Ids of texts on where the schools differ about the question, best first; they may also be low in the sources. */
  readonly views: readonly string[];
  /** Ids of the subjects that the question names, the most specific first. */
  readonly subjects: readonly string[];
  /** The words of the question without its framing words. */
  readonly words: readonly string[];
};

/** Everything searched in one language. */
export type Library = {
  readonly fields: readonly SearchedField[];
  readonly subjects: readonly Subject[];
  readonly names: SubjectNames;
  readonly texts: readonly IndexedText[];
  /** The verses of the written answer to a question, by running number; none where no answer surely fits. */
  readonly answered?: (question: string) => readonly number[];
};

export const sourcesLimit = 50;

/** The names of kinds of texts in questions. */
const kindPatterns: readonly (readonly [TextKind, RegExp])[] = [
  ["hadith", /had[ií]th?s?|hadis|حديث|احاديث|أحاديث|حدیث/iu],
  ["dua", /\bdu'?as?\b|\bdoa\b|duas[ıi]|supplication|invocation|دعاء|ادعية|أدعية|دعا/iu],
  ["dhikr", /dhikr|athkar|adhkar|zikir|dzikir|zikr|évocation|أذكار|اذكار|ذکر/iu],
  ["tajweed", /ta[jc]w?[ie]?d|tecvid|تجويد|تجوید/iu],
  ["name", /names? of allah|noms? d.allah|asmaul|esma|الحسنى|اسماء الله|أسماء الله/iu],
];

/** Kinds whose title says what the text is about; the others start with their own words. */
const titled: ReadonlySet<TextKind> = new Set(["dua", "faq", "tajweed", "name", "event"]);

/** Characters at the start of a question in which the kind of text is looked for. */
const longestNaming = 400;

/** The factor on the score of other texts, so that a verse with the same share ranks first. */
const besideVerses = 0.85;

/** The sources for a question; never throws, whatever was typed. */
export function findSources(library: Library, typed: string, limit: number = sourcesLimit): Sources {
  const question = readQuestion(typed, library.names);
  const found = rankVerses(question, library.fields, library.subjects);
  const ranking = withAnswered(found, question, typed, library);
  const namedKinds = kindPatterns.filter(([, pattern]) => pattern.test(typed.slice(0, longestNaming)));
  const { texts, isTitled } = textSources(question, library, namedKinds);
  const isKindNamed = texts.some(({ kind }) => namedKinds.some(([name]) => name === kind));
  const top = ranking.verses[0]?.score ?? 1;
  const share = isKindNamed ? besideVerses : 1;
  const ids = (places: readonly number[]) => places.flatMap((place) => library.subjects[place]?.id ?? []);
  const verses = ranking.verses.flatMap(({ verse, score, words, subjects }): Source[] => {
    const place = verseAt(verse);
    const why = { words, subjects: ids(subjects) };
    return place ? [{ kind: "quran", ...place, score: rounded((share * score) / top), why }] : [];
  });
  const sources = [...verses, ...texts].sort((one, other) => other.score - one.score).slice(0, limit);
  return {
    abstained: !isKindNamed && !isTitled && shouldAbstain(question, found),
    sources,
    views: texts.flatMap(({ kind, id }) => (kind === "view" ? [id] : [])),
    subjects: specialFirst(question, library.subjects),
    words: question.words,
  };
}

/** The share of the best score that a verse of a fitting written answer is given. */
const answeredShare = 0.6;

/** The ranking with the verses of a written answer, where no subject of the Quran is named. */
function withAnswered(
  ranking: VerseRanking,
  { subjects }: ReadQuestion,
  typed: string,
  { answered }: Library,
): VerseRanking {
  const added = new Set(subjects.length === 0 ? answered?.(typed) : []);
  if (added.size === 0) return ranking;
  const more = answeredShare * (ranking.verses[0]?.score ?? 1);
  const known = new Set(ranking.verses.map(({ verse }) => verse));
  const verses = [
    ...ranking.verses.map((one) => (added.has(one.verse) ? { ...one, score: one.score + more } : one)),
    ...[...added].flatMap((verse) =>
      known.has(verse) ? [] : { verse, score: more, words: [], subjects: [] },
    ),
  ];
  return {
    ...ranking,
    verses: verses.sort((one, other) => other.score - one.score || one.verse - other.verse),
  };
}

function textSources(
  question: ReadQuestion,
  library: Library,
  namedKinds: readonly (readonly [TextKind, RegExp])[],
): { texts: (Source & { readonly kind: TextKind; readonly id: string })[]; isTitled: boolean } {
  // "Hadith about intentions" asks for intentions.
  const rest = question.words.filter((word) => !namedKinds.some(([, pattern]) => pattern.test(word)));
  const words = rest.length > 0 ? rest : question.words;
  const found = rankTexts({ ...question, words }, library.texts, library.subjects);
  const top = found[0]?.score ?? 1;
  const share = ({ kind, score }: TextSource) =>
    namedKinds.some(([name]) => name === kind) ? 1 + score / top : (besideVerses * score) / top;
  const why = { words: question.words, subjects: [] };
  const texts = found.map((text) => ({
    kind: text.kind,
    id: text.id,
    score: rounded(Math.min(2, share(text)) / 2),
    why,
  }));
  return { texts, isTitled: found.some(({ kind, isTitled }) => isTitled && titled.has(kind)) };
}

/** The subject with the longest name, then with the fewest verses, fits the question best. */
function specialFirst({ subjects }: ReadQuestion, known: readonly Subject[]): string[] {
  const size = (subject: number) => known[subject]?.verses.length ?? 0;
  return subjects
    .toSorted((one, other) => other.covers.size - one.covers.size || size(one.subject) - size(other.subject))
    .flatMap(({ subject }) => known[subject]?.id ?? []);
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
