import { optionKey, type QuizOption, type QuizQuestion } from "./quiz.ts";
import { type Random, shuffled } from "./seeded-random.ts";

const optionCount = 4;

type Draft = Omit<QuizQuestion, "options" | "right"> & {
  readonly answer: QuizOption;
  /** Near misses, the nearest first; the answer and repeats among them are passed over. */
  readonly misses: readonly QuizOption[];
  /** Misses are drawn from this many of the nearest. */
  readonly width?: number;
};

/** Puts the answer among three of its nearest misses; undefined when there are not three. */
export function ask({ answer, misses, width = 6, ...rest }: Draft, random: Random): QuizQuestion | undefined {
  const seen = new Set([optionKey(answer)]);
  const fresh = misses.filter((miss) => !seen.has(optionKey(miss)) && seen.add(optionKey(miss)));
  if (fresh.length < optionCount - 1) return undefined;
  const chosen = shuffled(fresh.slice(0, width), random).slice(0, optionCount - 1);
  const options = shuffled([answer, ...chosen], random);
  return { ...rest, options, right: options.indexOf(answer) };
}

/** Makes a question again and again until one comes that is whole and asks nothing asked before. */
export function askNewQuestion(
  make: () => QuizQuestion | undefined,
  previousKeys: ReadonlySet<string>,
  attempts = 200,
): QuizQuestion | undefined {
  for (let round = 0; round < attempts; round++) {
    const question = make();
    if (question && !previousKeys.has(questionKey(question))) return question;
  }
  return undefined;
}

/** Two questions with the same key ask the same. */
export function questionKey({ kind, verse, shown, text, rule, options, right }: QuizQuestion): string {
  const letters = shown.map((run) => run.text).join("");
  const answer = options[right];
  return [
    kind,
    verse.surah,
    verse.ayah,
    rule ?? "",
    text ?? "",
    letters,
    answer ? optionKey(answer) : "",
  ].join("|");
}
