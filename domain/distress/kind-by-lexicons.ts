import type { DistressKind } from "./distress-kind.ts";
import { type CompiledLexicon, pointsOf } from "./match-rules.ts";

/** Points from which a message counts as distress. */
const enough = 2;

/** If a message speaks of several kinds, the first of these is answered. */
const order = ["overdose", "medical", "threat", "violence", "other", "self-harm", "grief"] as const;

/** The kind of distress that the rules of some lexicons recognise; undefined if no rule has enough points. */
export function kindByLexicons(
  typed: string,
  lexicons: readonly CompiledLexicon[],
): DistressKind | undefined {
  const found = lexicons.map((lexicon) => pointsOf(typed, lexicon));
  return order.find((kind) => found.some((points) => (points.get(kind) ?? 0) >= enough));
}
