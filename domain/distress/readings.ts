import { withoutFigures } from "./figures-of-speech.ts";

/** What is examined of a message: its beginning, and of a long one also its last sentence. */
const longest = 1000;
const longestEnd = 240;
/** A message with more words is also read from its last sentence alone. */
const fewWords = 24;

/** Digits that replace letters, as in "k1ll my53lf"; Arabic in Latin letters writes letters with some of them. */
const digitLetters: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s" };

const sentenceEnd = /(?<=[.!?؟۔\n])\s+/u;

/** The last sentence that has at least two words, cut to its end. */
function lastSentence(message: string): string | undefined {
  const last = message
    .split(sentenceEnd)
    .findLast((sentence) => sentence.trim().split(/\s+/).length >= 2)
    ?.slice(-longestEnd);
  return last === message ? undefined : last;
}

/** Single letters in a row become words: "k i l l   m y s e l f". */
function joined(message: string): string | undefined {
  if (!/(?:^|\s)(?:\p{L} ){3}/u.test(message)) return undefined;
  return message
    .split(/\s{2,}/)
    .map((part) => part.replace(/(?<=(?:^|\s)\p{L}) (?=\p{L}(?:\s|$))/gu, ""))
    .join(" ");
}

/**
 * The ways in which a message is read, the plain one first: without invisible characters and sayings of death, with digits as letters, with
 * letters that stand apart joined and drawn-out ones once, and the last sentence of a long one.
 */
export function readingsOf(message: string): readonly string[] {
  const visible = withoutFigures(message.replace(/\p{Cf}/gu, ""));
  const plain = visible.slice(0, longest);
  const asLetters = plain.replace(/(?<=\p{Script=Latin})[01345]+(?=\p{Script=Latin})/gu, (digits) =>
    [...digits].map((digit) => digitLetters[digit] ?? digit).join(""),
  );
  const end = visible.split(/\s+/).length > fewWords ? lastSentence(visible) : undefined;
  const undrawn = plain.replace(/(\p{L})\1{2,}/gu, "$1");
  const readings = [plain, undrawn, asLetters, joined(plain), end];
  return [...new Set(readings.filter((reading) => reading !== undefined))];
}
