import { readReference } from "./read-reference.ts";
import type { VerseRange } from "./source.ts";

const farthest = 100;

const atEnd = /[([{]([^()[\]{}]{3,70})[)\]}]?[\s.،,؛;"»”]*$/u;
const ahead = /^[\s"'»”’﴾﴿}).،,؛;:\u06dd\d\u0660-\u0669*_-]{0,10}[([{﴿]([^()[\]{}﴿﴾\n]{3,70})[)\]}﴾]/u;
const bareAhead =
  /^[\s"'»”’﴾﴿}).،,؛;:*_—–-]{0,8}((?:سورة|surah|surat|sourate|sure|qs\.?)\s[^\n.؛;()[\]"«﴿]{2,40}?[\d\u0660-\u0669]{1,3}(?:\s*[-–:]\s*[\d\u0660-\u0669]{1,3})?)/iu;
const before =
  /((?:سورة|سوره|سورۃ|surah|surat|sourate|sure|qs\.?)\s[^\n.؛;"«»“”﴿﴾{}]{2,60}?)[\s:：،,"«“﴿{)\]]*$/iu;

/** A reference in brackets at the end of a quote, and where the quote ends without it. */
export function referenceWithin(
  text: string,
  from: number,
  to: number,
): { readonly to: number; readonly claimed: VerseRange | undefined } {
  const start = Math.max(from, to - farthest);
  const found = atEnd.exec(text.slice(start, to));
  const claimed = found ? readReference(found[1] ?? "") : undefined;
  return found && claimed ? { to: start + found.index, claimed } : { to, claimed: undefined };
}

/** The reference that stands next behind a quote, or before it on its line. */
export function referenceAround(
  text: string,
  from: number,
  to: number,
): { readonly claimed: VerseRange; readonly isBehind: boolean } | undefined {
  const behind = text.slice(to, to + farthest);
  const claimed =
    readReference(ahead.exec(behind)?.[1] ?? "") ?? readReference(bareAhead.exec(behind)?.[1] ?? "");
  if (claimed) return { claimed, isBehind: true };
  const near = text.slice(Math.max(0, from - farthest), from);
  const named = readReference(before.exec(near.slice(near.lastIndexOf("\n") + 1))?.[1] ?? "");
  return named && { claimed: named, isBehind: false };
}
