import { type Distress, distressBy } from "./distress-by.ts";
import { judgedKind } from "./judged-kind.ts";
import { arabicWeights } from "./learned/arabic-weights.ts";
import { latinWeights } from "./learned/latin-weights.ts";
import { lexiconKind } from "./lexicon-kind.ts";

export type { Distress } from "./distress-by.ts";
export type { DistressKind } from "./distress-kind.ts";

const weights = { latin: latinWeights, arabic: arabicWeights };

/** The distress that a message shows, in any of the six languages, in the light of the messages before it. */
export function detectDistress(message: string, earlier: readonly string[] = []): Distress | undefined {
  return distressBy(
    (typed, isPart) => judgedKind(typed, lexiconKind(typed), weights, isPart),
    message,
    earlier,
  );
}
