import type { DistressKind } from "./distress-kind.ts";
import { learnedWeights } from "./learned-weights.ts";
import { featuresOf, type LinearModel, scoreOf } from "./linear-model.ts";

/** Scores from which a message counts as danger or grief, chosen on `measured/development`. */
const enough = { danger: 1.3, grief: 0 };
/**
 * What a matching rule of the lexicons adds: it decides a short message and is one sign among others in a
 * longer one. A rule that finds grief subtracts as much.
 */
const ruleBonus = { short: 4, long: 1.5 };
const mostWordsOfShort = 10;
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
  if (scoreOf(features, models.danger) + bonus >= enough.danger)
    return isDanger(byRule) ? byRule : scoreOf(features, models.violence) > 0 ? "violence" : "self-harm";
  return byRule === "grief" || scoreOf(features, models.grief) >= enough.grief ? "grief" : undefined;
}
