import { arabicWeights } from "./arabic-weights.ts";
import { arabicWords } from "./arabic-words.ts";

/** What messages in Arabic letters are examined with first. */
export const arabicBasics = { weights: arabicWeights, neededWords: arabicWords };
