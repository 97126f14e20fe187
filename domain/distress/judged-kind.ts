import type { DistressKind } from "./distress-kind.ts";
import { learnedWeights } from "./learned-weights.ts";
import { featuresOf, type LinearModel, scoreOf } from "./linear-model.ts";
import { hasOrdinaryContext } from "./ordinary-context.ts";

/** Scores from which a message counts as danger or grief, chosen on `measured/development`. */
const enough = { danger: 1.1, grief: 0 };
/**
 * What a matching rule of the lexicons adds: it decides a short message and is one sign among others in a
 * longer one. A rule that finds grief subtracts as much.
 */
const ruleBonus = { short: 3.5, long: 2 };
const mostWordsOfShort = 10;
/** What an everyday matter subtracts where no rule matched, and laughter where none speaks of oneself. */
const ordinaryMalus = 2;
const laughter = /[😂🤣😅😆]/u;
/**
 * A message with fewer words is not judged without a rule: it is a name or a subject that somebody looks up.
 */
const fewestWords = 3;

const models: Readonly<Record<"danger" | "violence" | "grief", LinearModel>> = learnedWeights;

const isDanger = (kind: DistressKind | undefined) => kind !== undefined && kind !== "grief";

/** The kind of distress of a message, from the rules that matched and the learned weights. */
export function judgedKind(message: string, byRule: DistressKind | undefined): DistressKind | undefined {
  const words = message.trim().split(/\s+/).length;
  if (words < fewestWords) return byRule;
  const features = featuresOf(message);
  const weight = ruleBonus[words <= mostWordsOfShort ? "short" : "long"];
  const bonus = byRule === undefined ? 0 : byRule === "grief" ? -weight : weight;
  const isOrdinary =
    (byRule === undefined && hasOrdinaryContext(message)) ||
    ((byRule === undefined || byRule === "violence") && laughter.test(message));
  const malus = isOrdinary ? ordinaryMalus : 0;
  if (scoreOf(features, models.danger) + bonus - malus >= enough.danger)
    return isDanger(byRule) ? byRule : scoreOf(features, models.violence) > 0 ? "violence" : "self-harm";
  return byRule === "grief" || scoreOf(features, models.grief) >= enough.grief ? "grief" : undefined;
}
