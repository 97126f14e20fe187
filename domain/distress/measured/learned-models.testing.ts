import type { LinearModel } from "../linear-model.ts";
import type { Learned } from "./learning-set.testing.ts";
import { trainLinearModel } from "./train-linear-model.testing.ts";

const isDanger = (kind: string) => kind !== "none" && kind !== "grief";

/** Powers of two; separating danger from everything else is hardest and gets the most. */
const features = { danger: 2 ** 17, violence: 2 ** 15, grief: 2 ** 15 };

/**
 * Three models: danger against everything else, violence against the other kinds of danger, grief against
 * everything else.
 */
export function learnedModels(
  messages: readonly Learned[],
): Readonly<Record<keyof typeof features, LinearModel>> {
  const model = (name: keyof typeof features, isPositive: (kind: string) => boolean, among = messages) =>
    trainLinearModel(
      among.map(({ message, kind }) => ({ message, isPositive: isPositive(kind) })),
      features[name],
    );
  const dangerous = messages.filter(({ kind }) => isDanger(kind));
  return {
    danger: model("danger", isDanger),
    violence: model("violence", (kind) => kind === "violence", dangerous),
    grief: model("grief", (kind) => kind === "grief"),
  };
}
