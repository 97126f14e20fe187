import type { TajweedRule } from "#domain/tajweed/rule.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

const quizIds = ["al-baqarah", "tajweed-rules", "quranic-arabic", "stories"] as const;

export type QuizId = (typeof quizIds)[number];

export type QuizLevel = "beginner" | "intermediate" | "premium" | "all";

/** One of the tests on offer; `minutes` is the time for all its questions. */
export type Quiz = {
  readonly id: QuizId;
  readonly level: QuizLevel;
  readonly questions: number;
  readonly minutes: number;
  /** Open to subscribers only. */
  readonly isPremium: boolean;
  /** Goes up when the same seed makes other questions than before: what was answered earlier no longer fits them. */
  readonly edition: number;
};

/** The edition of what was stored before editions were written down. */
export const firstEdition = 1;

/** The four tests with the counts and minutes of the specification (1, section 9). */
export const quizzes: readonly Quiz[] = [
  { id: "al-baqarah", level: "beginner", questions: 20, minutes: 15, isPremium: false, edition: 3 },
  { id: "tajweed-rules", level: "intermediate", questions: 15, minutes: 20, isPremium: false, edition: 2 },
  { id: "quranic-arabic", level: "premium", questions: 30, minutes: 30, isPremium: true, edition: 3 },
  { id: "stories", level: "all", questions: 25, minutes: 25, isPremium: false, edition: 2 },
];

const questionKinds = [
  "verseSubject",
  "missingWord",
  "wordMeaning",
  "wordFor",
  "mostOften",
  "ruleInWord",
  "wordWithRule",
  "ruleCounts",
  "story",
] as const;

export type QuestionKind = (typeof questionKinds)[number];

/** What may be chosen: Arabic, a rule, its lengths in counts, or words in the person's language. */
export type QuizOption =
  | { readonly kind: "arabic"; readonly text: string }
  | { readonly kind: "rule"; readonly rule: TajweedRule }
  | { readonly kind: "counts"; readonly counts: readonly number[] }
  | { readonly kind: "words"; readonly text: string };

/** A piece of the Arabic that stands above the options: plain, marked, or left out. */
export type ShownRun = { readonly text: string; readonly mark?: "rule" | "gap" };

export type QuizQuestion = {
  readonly kind: QuestionKind;
  /** The verse that holds the right answer. */
  readonly verse: VerseReference;
  readonly shown: readonly ShownRun[];
  /** The words of the question, where they are its own. */
  readonly text?: string;
  /** The rule asked for. */
  readonly rule?: TajweedRule;
  /** Four, no two the same. */
  readonly options: readonly QuizOption[];
  /** Place of the right one among them. */
  readonly right: number;
  /** Why, in our words, where the verse alone is too long to say it. */
  readonly because?: string;
  /** The words asked about with how often each stands in the Quran, and the forms of the right one. */
  readonly counted?: readonly { readonly arabic: string; readonly occurrences: number }[];
  readonly forms?: readonly string[];
};

/** The test of that name; undefined for any other. */
export function quizOf(id: string | null): Quiz | undefined {
  return quizzes.find((quiz) => quiz.id === id);
}

/** Two options with the same key are the same answer. */
export function optionKey(option: QuizOption): string {
  switch (option.kind) {
    case "rule":
      return `rule ${option.rule}`;
    case "counts":
      return `counts ${option.counts.join(" ")}`;
    default:
      return `${option.kind} ${option.text}`;
  }
}
