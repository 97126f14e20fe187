import { featuresOf, type LinearModel, largestLevel, packLevels, type Weights } from "../linear-model.ts";
import type { Writing } from "../writing.ts";

type Example = { readonly message: string; readonly isPositive: boolean };

const rounds = 15;
const rate = 0.3;
const biasRate = 0.02;
const decay = 3e-4;
/** The share of weights that exceed the largest level and are clipped to it. */
const cutOff = 0.02;

/** The share of a message's features that one look at it leaves out, so that no single one decides. */
const dropped = 0.5;

/** True for about that share of the features, others at each look (multiplicative hashing, Knuth 1973). */
function isLeftOut(feature: number, look: number): boolean {
  const mixed = Math.imul(feature ^ Math.imul(look, 2_654_435_761), 2_246_822_519);
  return (mixed ^ (mixed >>> 15)) >>> 0 < dropped * 2 ** 32;
}

/** The same order in every training run: a generator of Park and Miller (1988). */
function shuffled(count: number, seed: number): number[] {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/**
 * Trains logistic regression with AdaGrad (Duchi, Hazan and Singer 2011) and left-out features (Hinton et al. 2012) over this many hashed features of each writing
 * (even numbers) and rounds the weights to seven levels.
 */
export function trainLinearModel(
  examples: readonly Example[],
  counts: Readonly<Record<Writing, number>>,
): LinearModel & { readonly weights: Required<Weights> } {
  const featureCount = counts.latin + counts.arabic;
  const placesOf = (message: string) => {
    const { latin, arabic } = featuresOf(message);
    return Uint32Array.from([
      ...latin.map((feature) => feature % counts.latin),
      ...arabic.map((feature) => counts.latin + (feature % counts.arabic)),
    ]);
  };
  const weights = new Float64Array(featureCount);
  const squares = new Float64Array(featureCount).fill(1e-8);
  let bias = 0;
  const featured = examples.map(({ message, isPositive }) => ({
    features: placesOf(message),
    target: isPositive ? 1 : 0,
  }));
  const kept = new Uint32Array(Math.max(0, ...featured.map(({ features }) => features.length)));
  for (let round = 0; round < rounds; round += 1)
    for (const at of shuffled(featured.length, round + 1)) {
      const example = featured[at];
      if (!example) continue;
      const { target } = example;
      const look = round * featured.length + at;
      let count = 0;
      for (const feature of example.features) {
        if (isLeftOut(feature, look)) continue;
        kept[count] = feature;
        count += 1;
      }
      const features = kept.subarray(0, count);
      const share = 1 / Math.sqrt(Math.max(1, features.length));
      let score = bias;
      for (const feature of features) score += (weights[feature] ?? 0) * share;
      const error = 1 / (1 + Math.exp(-score)) - target;
      bias -= biasRate * error;
      for (const feature of features) {
        const weight = weights[feature] ?? 0;
        const gradient = error * share + decay * weight;
        const square = (squares[feature] ?? 0) + gradient * gradient;
        squares[feature] = square;
        weights[feature] = weight - (rate * gradient) / Math.sqrt(square);
      }
    }
  const sizes = [...weights]
    .map(Math.abs)
    .filter((size) => size > 0)
    .toSorted((one, other) => other - one);
  const widest = sizes[Math.floor(sizes.length * cutOff)] ?? 1;
  const scale = Number((widest / largestLevel).toFixed(5));
  const rounded = [...weights].map((weight) =>
    Math.max(-largestLevel, Math.min(largestLevel, Math.round(weight / scale))),
  );
  const ofWriting = {
    latin: packLevels(rounded.slice(0, counts.latin)),
    arabic: packLevels(rounded.slice(counts.latin)),
  } satisfies Record<Writing, string>;
  return { bias: Number(bias.toFixed(4)), scale, weights: ofWriting };
}
