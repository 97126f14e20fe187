import { expect, test } from "vitest";
import { arabicWeights } from "#domain/distress/learned/arabic-weights.ts";
import { arabicWords } from "#domain/distress/learned/arabic-words.ts";
import { latinWeights } from "#domain/distress/learned/latin-weights.ts";
import { latinWords } from "#domain/distress/learned/latin-words.ts";
import { learnedModels } from "#domain/distress/learned/models.ts";
import { distressModels, distressWords } from "./distress-models.ts";

test("the stored weights of distress recognition are those learned from its messages", () => {
  const models = distressModels();
  const weights = { latin: latinWeights, arabic: arabicWeights };
  for (const name of ["danger", "violence", "grief"] as const) {
    const [stored, learned] = [learnedModels[name], models[name]];
    expect(learned.scale).toBeCloseTo(stored.scale, 3);
    expect(learned.bias).toBeCloseTo(stored.bias, 2);
    for (const writing of ["latin", "arabic"] as const) {
      const packed = weights[writing][name];
      const other = [...learned.weights[writing]].filter((letter, at) => letter !== packed[at]);
      // The last bit of a logarithm may differ between processors.
      expect(other.length / packed.length).toBeLessThan(0.01);
    }
  }
});

test("the stored words that a message needs are those of the lexicons", () => {
  expect(distressWords()).toEqual({ latin: latinWords, arabic: arabicWords });
});
