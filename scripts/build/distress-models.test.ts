import { expect, test } from "vitest";
import { learnedWeights } from "#domain/distress/learned-weights.ts";
import { distressModels } from "./distress-models.ts";

test("the stored weights of distress recognition are those learned from its messages", () => {
  const models = distressModels();
  for (const name of ["danger", "violence", "grief"] as const) {
    const [stored, learned] = [learnedWeights[name], models[name]];
    expect(learned.scale).toBeCloseTo(stored.scale, 3);
    expect(learned.bias).toBeCloseTo(stored.bias, 2);
    const other = [...learned.weights].filter((letter, at) => letter !== stored.weights[at]);
    // The last bit of a logarithm may differ between processors.
    expect(other.length / stored.weights.length).toBeLessThan(0.01);
  }
});
