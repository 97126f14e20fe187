import type { DistressKind } from "./distress-kind.ts";
import { learnedWeights } from "./learned-weights.ts";
import { featuresOf, type LinearModel, scoreOf } from "./linear-model.ts";

/**
 * Score from which a message that no rule recognises is taken for one of danger: chosen on
 * `measured/outside.testing.ts`, where more alarms came below it.
 */
const enough = 1.5;
/** Fewer words say too little to be judged without a rule: they are names and subjects that people look up. */
const fewestWords = 3;

const models: { readonly danger: LinearModel; readonly violence: LinearModel } = learnedWeights;

/** What was learned to be danger, violence apart from the wish to die; nothing for an ordinary message. */
export function learnedKind(message: string): DistressKind | undefined {
  if (message.trim().split(/\s+/).length < fewestWords) return undefined;
  const features = featuresOf(message);
  if (scoreOf(features, models.danger) < enough) return undefined;
  return scoreOf(features, models.violence) > 0 ? "violence" : "self-harm";
}
