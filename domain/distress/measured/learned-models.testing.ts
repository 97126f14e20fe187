import type { LinearModel } from "../linear-model.ts";
import type { Learned } from "./learning-set.testing.ts";
import { trainLinearModel } from "./train-linear-model.testing.ts";

const isDanger = (kind: string) => kind !== "none" && kind !== "grief";

/** Danger against all else, and among messages of danger violence against the rest. */
export function learnedModels(messages: readonly Learned[]): {
  readonly danger: LinearModel;
  readonly violence: LinearModel;
} {
  const dangerous = messages.filter(({ kind }) => isDanger(kind));
  return {
    danger: trainLinearModel(messages.map(({ message, kind }) => ({ message, isPositive: isDanger(kind) }))),
    violence: trainLinearModel(
      dangerous.map(({ message, kind }) => ({ message, isPositive: kind === "violence" })),
    ),
  };
}
