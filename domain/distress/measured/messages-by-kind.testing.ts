import type { DistressKind } from "../distress-kind.ts";

/** Messages by what they express; `none` are ordinary questions and look-alikes. Threats have sets of their own. */
export type MessagesByKind = Readonly<Record<Exclude<DistressKind, "threat"> | "none", readonly string[]>> &
  Readonly<Partial<Record<"threat", readonly string[]>>>;

/** The half of a list that is used for building, or the half that only measures: every second message. */
export function partOf<Item>(messages: readonly Item[], part: "building" | "held-out"): Item[] {
  return messages.filter((_, at) => (at % 2 === 1) === (part === "held-out"));
}
