import type { Learned } from "./learning-set.testing.ts";
import { trainLinearModel } from "./train-linear-model.testing.ts";

const isDanger = (kind: string) => kind !== "none" && kind !== "grief";

/** Separating danger from everything else is hardest and gets the most; four of six languages have Latin letters. */
const features = {
  danger: { latin: 81_920, arabic: 49_152 },
  violence: { latin: 20_480, arabic: 12_288 },
  grief: { latin: 20_480, arabic: 12_288 },
};

/**
 * Three models: danger against everything else, violence against the other kinds of danger, grief against
 * everything else.
 */
export function learnedModels(
  messages: readonly Learned[],
): Readonly<Record<keyof typeof features, ReturnType<typeof trainLinearModel>>> {
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
