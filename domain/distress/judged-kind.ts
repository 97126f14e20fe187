import type { DistressKind } from "./distress-kind.ts";
import { learnedWeights } from "./learned-weights.ts";
import { featuresOf, type LinearModel, scoreOf } from "./linear-model.ts";

/** Scores from which a message is taken for one of danger or grief, chosen on `measured/development`. */
const enough = { danger: 1.5, grief: 0 };
/**
 * What a rule of the lexicons adds: in a short message it decides, in a longer one it is a sign among others. A rule
 * that finds grief takes as much away.
 */
const ruleBonus = { short: 4, long: 1.5 };
const mostWordsOfShort = 10;
/** Fewer words say too little to be judged without a rule: they are names and subjects that people look up. */
const fewestWords = 3;

const models: Readonly<Record<"danger" | "violence" | "grief", LinearModel>> = learnedWeights;

const isDanger = (kind: DistressKind | undefined) => kind !== undefined && kind !== "grief";

/** What a message speaks of, by what the rules found in it and what the weights have learned. */
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
