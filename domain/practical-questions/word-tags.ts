import { plainMessage } from "#domain/conversation/plain-message.ts";
import { dateWords } from "./date-words.ts";
import { timeWords } from "./time-words.ts";

/** A piece of a message: what it means for a practical question, or `other`. */
export type Tagged = { readonly tag: string; readonly text: string };

/** The most words of one phrase of the tables. */
const longestPhrase = 6;

/** "l’Aïd" is two words, "aujourd’hui" one. */
const elided = /(?<=^|[\s-])([dlcjqn])['’]/giu;

function tableOf(lists: Readonly<Record<string, string>>): (readonly [phrase: string, tag: string])[] {
  return Object.entries(lists).flatMap(([tag, list]) =>
    list.split("|").map((phrase) => [plainMessage(phrase), tag] as const),
  );
}

let table: ReadonlyMap<string, string> | undefined;

/** The words of a message with their meanings, the longest phrase first; numbers have the tag `number`. */
export function tagWords(message: string): readonly Tagged[] {
  table ??= new Map([...tableOf(dateWords), ...tableOf(timeWords)]);
  const words = plainMessage(message.replace(elided, "$1 ")).split(" ");
  const tagged: Tagged[] = [];
  for (let at = 0; at < words.length; ) {
    const { tag, length } = longestAt(words, at, table);
    tagged.push({ tag, text: words.slice(at, at + length).join(" ") });
    at += length;
  }
  return tagged;
}

function longestAt(words: readonly string[], at: number, known: ReadonlyMap<string, string>) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const tag = known.get(words.slice(at, at + length).join(" "));
    if (tag !== undefined) return { tag, length };
  }
  const isNumber = /^\d{1,4}$/.test(words[at] ?? "");
  return { tag: isNumber ? "number" : "other", length: 1 };
}
