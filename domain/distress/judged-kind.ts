import type { DistressKind } from "./distress-kind.ts";
import { isFictionOrGame } from "./fiction-context.ts";
import { learnedModels } from "./learned/models.ts";
import { featuresOf, scoreOf } from "./linear-model.ts";
import { asksOfOccasion } from "./occasion-question.ts";
import { hasOrdinaryContext } from "./ordinary-context.ts";
import { isLongAgo, isOvercome } from "./past-context.ts";
import { type Writing, writings } from "./writing.ts";

/** Scores from which a message counts as danger or grief, chosen on `measured/development`. */
const enough = { danger: 1, grief: 0 };
/**
 * What a matching rule of the lexicons adds: it decides a short message and is one sign among others in a
 * longer one. A rule that finds grief subtracts as much, in a longer one half: who mourns may want to follow.
 */
const ruleBonus = { short: 4, long: 2 };
const griefMalus = { short: 4, long: 1 };
const mostWordsOfShort = 10;
/** What an everyday matter subtracts where no rule matched, and laughter where none speaks of oneself. */
const ordinaryMalus = 2;
/**
 * What a question mark subtracts where no rule matched and the weights cannot tell which danger it would be: most of what
 * people ask is about every day.
 */
const questionMalus = 2;
const undecided = 1.5;
const questionMark = /[?؟]/u;
/** What years gone by subtract where no rule matched; a rule that matched adds nothing where somebody came through. */
const pastMalus = 1;
const laughter = /[😂🤣😅😆]/u;
/**
 * A message with fewer words is not judged without a rule: it is a name or a subject that somebody looks up,
 * or asks for more of an answer.
 */
const fewestWords = 4;

/** The three models: danger against all else, violence against other danger, grief against all else. */
export type ModelName = keyof typeof learnedModels;

/** The learned weights of some writings. */
export type LearnedWeights = Readonly<Partial<Record<Writing, Readonly<Record<ModelName, string>>>>>;

const isDanger = (kind: DistressKind | undefined) => kind !== undefined && kind !== "grief";

/**
 * The kind of distress of a message, from the rules that matched and the learned weights; of a part of one, only where a
 * rule matched. Throws RangeError where the weights of one of its writings are missing.
 */
export function judgedKind(
  message: string,
  matched: DistressKind | undefined,
  weights: LearnedWeights,
  isPart = false,
): DistressKind | undefined {
  if (isPart && !isDanger(matched)) return undefined;
  const isFiction = isFictionOrGame(message);
  const isJoke = matched === "threat" && laughter.test(message);
  const byRule = isFiction || isJoke ? undefined : matched;
  const words = message.trim().split(/\s+/).length;
  if (words < fewestWords || (byRule === undefined && asksOfOccasion(message))) return byRule;
  const features = featuresOf(message);
  const scoreBy = (model: ModelName) =>
    scoreOf(
      features,
      learnedModels[model],
      Object.fromEntries(writings.map((writing) => [writing, weights[writing]?.[model]])),
    );
  const length = words <= mostWordsOfShort ? "short" : "long";
  const bonus =
    byRule === undefined
      ? 0
      : byRule === "grief"
        ? -griefMalus[length]
        : isOvercome(message)
          ? 0
          : ruleBonus[length];
  const isOrdinary =
    isFiction ||
    (byRule === undefined && hasOrdinaryContext(message)) ||
    ((byRule === undefined || byRule === "violence") && laughter.test(message));
  const isOpenQuestion =
    byRule === undefined && questionMark.test(message) && Math.abs(scoreBy("violence")) < undecided;
  const malus =
    (isOrdinary ? ordinaryMalus : 0) +
    (isOpenQuestion ? questionMalus : 0) +
    (byRule === undefined && isLongAgo(message) ? pastMalus : 0);
  if (scoreBy("danger") + bonus - malus >= enough.danger)
    return isDanger(byRule) ? byRule : scoreBy("violence") > 0 ? "violence" : "self-harm";
  return byRule === "grief" || scoreBy("grief") >= enough.grief ? "grief" : undefined;
}
