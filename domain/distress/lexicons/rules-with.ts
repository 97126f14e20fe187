import type { Lexicon } from "../lexicon.ts";

/** Of some rules those for which a lexicon has all words, without the guards that it has no words for. */
export function rulesWith(concepts: Lexicon["concepts"], rules: string): string {
  return rules
    .split("\n")
    .map((line) => line.trim().split(" "))
    .map((parts) => parts.filter((part) => !part.startsWith("!") || Object.hasOwn(concepts, part.slice(1))))
    .filter(([, , ...parts]) => parts.every((part) => !/^[a-z]/i.test(part) || Object.hasOwn(concepts, part)))
    .map((parts) => parts.join(" "))
    .join("\n");
}
