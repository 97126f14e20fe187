import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { Courtesy } from "./courtesy-kind.ts";
import { aboutUs, farewells, fillers, greetings, thanks } from "./courtesy-words.ts";

/** A longer message is more than a courtesy. */
const mostWords = 14;

/** Folds the words of a pattern as messages are folded, and leaves its operators as they are. */
const folded = (pattern: string) => foldArabic(pattern);

const whole = (patterns: readonly string[]) =>
  new RegExp(`(?<= |^)(?:${patterns.map(folded).join("|")})(?= |$)`, "gu");

const patterns: readonly (readonly [Courtesy, RegExp])[] = [
  ["about-us", whole(aboutUs)],
  ["thanks", whole(thanks)],
  ["farewell", whole(farewells)],
  ["greeting", whole(greetings)],
];
const filler = new Set(folded(fillers).split(" "));

/**
 * The courtesy that a message consists of; undefined for a message that asks something. Takes a
 * message as `plainMessage` leaves it.
 */
export function courtesyOf(plain: string): Courtesy | undefined {
  if (plain === "" || plain.split(" ").length > mostWords) return undefined;
  let rest = plain;
  let found: Courtesy | undefined;
  for (const [courtesy, pattern] of patterns) {
    const left = rest.replace(pattern, "").replace(/ +/g, " ").trim();
    if (left !== rest) found ??= courtesy;
    rest = left;
  }
  const isBare = rest.split(" ").every((word) => word === "" || filler.has(word) || word.length === 1);
  return isBare ? found : undefined;
}

const peace = new RegExp(
  `^ *(?:${[greetings[0], greetings[5]].map((one) => folded(one ?? "")).join("|")})(?: (?:${[greetings[2], greetings[3], "ورحمه الله", "وبركاته"].map((one) => folded(one ?? "")).join("|")}))* (?=.)`,
  "u",
);

/** Removes the greeting of peace before a question; takes and returns a plain message. */
export function withoutGreeting(plain: string): string {
  const rest = plain.replace(peace, "");
  return rest === "" ? plain : rest;
}
