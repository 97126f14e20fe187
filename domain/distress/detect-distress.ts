import { type Distress, distressBy } from "./distress-by.ts";
import { lexiconKind } from "./lexicon-kind.ts";

export type { Distress } from "./distress-by.ts";
export type { DistressKind } from "./distress-kind.ts";

/** The distress that a message shows, in any of the six languages, in the light of the messages before it. */
export function detectDistress(message: string, earlier: readonly string[] = []): Distress | undefined {
  return distressBy(lexiconKind, message, earlier);
}
