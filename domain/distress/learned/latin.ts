import { latinWeights } from "./latin-weights.ts";
import { latinWords } from "./latin-words.ts";

/** What messages in Latin letters are examined with first. */
export const latinBasics = { weights: latinWeights, neededWords: latinWords };
