import { introductionBefore } from "./introductions.ts";
import { readReference } from "./read-reference.ts";
import type { NamedVerses } from "./source.ts";

const farthest = 100;

const atEnd = /[([{]([^()[\]{}]{3,70})[)\]}]?[\s.،,؛;"»”]*$/u;
const ahead = /^[\s"'»”’﴾﴿}).،,؛;:\u06dd\d\u0660-\u0669*_-]{0,10}[([{﴿]([^()[\]{}﴿﴾\n]{3,70})[)\]}﴾]/u;
/** A reference in brackets behind a quote that begins the next line, or that another quote follows. */
const nextQuote =
  /^[\s"'»”’﴾}).،,؛;*_-]{0,10}?(?:\n\s*[([{﴿]|[([{﴿][^()[\]{}﴿﴾\n]{3,70}[)\]}﴾][ \t]*[:：]?[ \t]*[«“„"﴿{])/u;
/** A reference in brackets at the start of the next line, before other words. */
const startOfNextLine =
  /^[\s"'»”’﴾}).،,؛;:*_-]{0,10}?\n\s*[([{﴿][^()[\]{}﴿﴾\n]{3,70}[)\]}﴾][ \t]*[:：–-]?[ \t]*[«“„"﴿{(]?[\p{L}]/u;
const bareAhead =
  /^[\s"'»”’﴾﴿}).،,؛;:*_—–-]{0,8}((?:سورة|surah|surat|sourate|sure|qs\.?)\s[^\n.؛;()[\]"«﴿]{2,40}?[\d\u0660-\u0669]{1,3}(?:\s*[-–:]\s*[\d\u0660-\u0669]{1,3})?)/iu;
/** "Ar-Ra'd 28" with nothing behind it on its line or in its cell. */
const nameAhead =
  /^[ \t|:–—-]{1,6}(\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,2} ?[:،,]? ?[\d\u0660-\u0669\u06f0-\u06f9]{1,3}(?:\s?[-–]\s?[\d\u0660-\u0669\u06f0-\u06f9]{1,3})?)(?=[ \t]*(?:[|.؛;\n]|$))/u;
const surahWord = "(?:سورة|سوره|سورۃ|surah|surat|sourate|sure|qs\\.?)";
const verseWord = "(?:الآية|الآيات|الاية|آية|آیت|verses?|versets?|ayah|ayat)";
const within = '[^\\n.؛;"«»“”﴿﴾{}]';
/** What may stand between a reference and its quote: signs, and words such as "Allah says". */
const upToQuote = `(?<between>(?:[\\s:：،,)\\]]${within}{0,38}?)?[\\s:：،,"«“﴿{()\\]*_]*)$`;
const before = [
  new RegExp(
    `(?<named>${surahWord}\\s${within}{2,40}?[\\d\\u0660-\\u0669\\u06f0-\\u06f9]+)${upToQuote}`,
    "iu",
  ),
  new RegExp(
    `(?<named>${verseWord}\\s${within}{0,12}?[\\d\\u0660-\\u0669\\u06f0-\\u06f9]+\\s${within}{0,8}?${surahWord}\\s+[^\\s:،,]{2,20})${upToQuote}`,
    "iu",
  ),
];
const digits = "[\\d\\u0660-\\u0669\\u06f0-\\u06f9]{1,3}";
/** "17:31", "[2:255-257]" or "(٢:٢٥٥)" next before a quote. */
const numberNext = new RegExp(
  `(?<![\\d\\u0660-\\u0669\\u06f0-\\u06f9:.,/٫-])[([{﴿]?\\s?(?<named>${digits}\\s?[:：]\\s?${digits}(?:\\s?[-–—]\\s?${digits})?)\\s?[)\\]}﴾]?(?:\\s?[:：،,.–—-])?[ \\t]*[«“”„‹"'﴿{(*_]*$`,
  "u",
);
/** A word behind which two numbers are a time of the day. */
const timeWord = /(?:الساعة|ساعة|بجے|(?<!\p{L})(?:at|à|saat|pukul|jam))\s*[([]?$/iu;
const digit = /[\d\u0660-\u0669\u06f0-\u06f9]/;
const endOfQuote = /[»”"﴾}][\s(),،[-]*$/;

/** Reads the reference that a part of a text is, from a place in the text on. */
function readAt(typed: string, from: number): NamedVerses | undefined {
  const verses = readReference(typed);
  return verses && { ...verses, from, to: from + typed.length };
}

/** Reads the first group of a pattern in what follows a place; the group is the last such text of the match. */
function readBehind(pattern: RegExp, behind: string, to: number): NamedVerses | undefined {
  const found = pattern.exec(behind);
  const typed = found?.[1] ?? "";
  return found ? readAt(typed, to + found.index + found[0].lastIndexOf(typed)) : undefined;
}

/** The reference that the words before a quote end with; none if it belongs to a quote before it. */
function referenceBefore(text: string, from: number): NamedVerses | undefined {
  const near = text.slice(Math.max(0, from - farthest), from);
  if (!digit.test(near)) return undefined;
  // A line of its own that ends with a colon announces the next line.
  const announced = near.replace(/([:：])[ \t]*\r?\n\s*$/, "$1 ");
  const lineStart = announced.lastIndexOf("\n") + 1;
  const line = announced.slice(lineStart);
  for (const pattern of before) {
    const { index = 0, groups } = pattern.exec(line) ?? {};
    if (!groups || endOfQuote.test(line.slice(0, index))) continue;
    const { between = "", named: typed = "" } = groups;
    const hasWords = /\p{L}/u.test(between);
    if (digit.test(between) || (hasWords && introductionBefore(between, between.length, 0) !== "quran"))
      continue;
    const named = readAt(typed, from - near.length + lineStart + index);
    if (named) return named;
  }
  return undefined;
}

/** The two numbers of a verse next before a quote; none if they belong to a quote before it, or are a time. */
export function numberBefore(text: string, from: number): NamedVerses | undefined {
  const near = text.slice(Math.max(0, from - farthest), from);
  if (!digit.test(near)) return undefined;
  const lineStart = near.lastIndexOf("\n") + 1;
  const line = near.slice(lineStart);
  const { index = 0, groups, 0: whole = "" } = numberNext.exec(line) ?? {};
  const ahead = line.slice(0, index);
  if (!groups || endOfQuote.test(ahead) || timeWord.test(ahead)) return undefined;
  const { named: typed = "" } = groups;
  return readAt(typed, from - near.length + lineStart + index + whole.indexOf(typed));
}

/** A reference in brackets at the end of a quote, and where the quote ends without it. */
export function referenceWithin(
  text: string,
  from: number,
  to: number,
): { readonly to: number; readonly claimed: NamedVerses | undefined } {
  const start = Math.max(from, to - farthest);
  const last = text.slice(start, to);
  const found = digit.test(last) ? atEnd.exec(last) : null;
  const claimed = found ? readAt(found[1] ?? "", start + found.index + 1) : undefined;
  return found && claimed ? { to: start + found.index, claimed } : { to, claimed: undefined };
}

/** The reference that stands next behind a quote, or before it on its line. */
export function referenceAround(
  text: string,
  from: number,
  to: number,
): { readonly claimed: NamedVerses; readonly isBehind: boolean } | undefined {
  const behind = text.slice(to, to + farthest);
  const claimed = digit.test(behind)
    ? (readBehind(ahead, behind, to) ??
      readBehind(bareAhead, behind, to) ??
      readBehind(nameAhead, behind, to))
    : undefined;
  const number = numberBefore(text, from);
  if (claimed) {
    // Where each quote of a list has its number before it, the next one is that of the next quote.
    const isOfNext = (number !== undefined && nextQuote.test(behind)) || startOfNextLine.test(behind);
    if (!isOfNext) return { claimed, isBehind: true };
  }
  const named = number ?? referenceBefore(text, from);
  return named && { claimed: named, isBehind: false };
}
