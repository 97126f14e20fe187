import { languages } from "#domain/language.ts";
import { surahCount } from "#domain/verse-reference.ts";
import { letterCapacity, letterModel } from "./letter-model.ts";
import {
  type Coder,
  chances,
  codeAdaptive,
  codeNumber,
  codePlain,
  numberChances,
  rangeDecoder,
  rangeEncoder,
} from "./range-coder.ts";
import type { IndexContents, SearchIndex } from "./search-index.ts";

/** "RS" and the format's version, so that a file of another version is rejected. */
const signature = [0x52, 0x53, 1] as const;

const longestWord = 63;

/** The bytes of an index, published without further compression (brotli gains nothing). */
export function encodeIndex(contents: IndexContents): Uint8Array {
  const encoder = rangeEncoder();
  codeIndex(encoder, contents);
  const coded = encoder.finish();
  const bytes = new Uint8Array(signature.length + coded.length);
  bytes.set(signature);
  bytes.set(coded, signature.length);
  return bytes;
}

/** Decodes the output of `encodeIndex`. @throws RangeError for bytes that are not an index of this version. */
export function decodeIndex(bytes: Uint8Array): SearchIndex {
  if (signature.some((byte, at) => bytes[at] !== byte))
    throw new RangeError("not a search index of this version");
  return codeIndex(rangeDecoder(bytes, signature.length));
}

/** Writes or reads, depending on the coder, so that the format is described once. Without contents it reads. */
function codeIndex(coder: Coder, contents?: IndexContents): SearchIndex {
  const language = languages[codePlain(coder, 3, contents ? languages.indexOf(contents.language) : 0)];
  if (language === undefined) throw new RangeError("a search index of no known language");
  const words = codeWords(coder, contents?.words);
  const count = words.length;
  const { starts, verses } = codeVerses(coder, words, contents?.versesOf);
  return {
    language,
    words,
    otherSpellings: codeOtherSpellings(coder, contents?.otherSpellings),
    clitics: codeClitics(coder, words, language === "ar" ? count : 0, contents?.clitics),
    stems: codeStems(coder, words, contents?.stems),
    starts,
    verses,
    juzStarts: Array.from({ length: 30 }, (_, at) => codePlain(coder, 13, contents?.juzStarts[at] ?? 0)),
    medinan: Array.from({ length: surahCount }, (_, at) =>
      codePlain(coder, 1, contents?.medinan.includes(at + 1) ? 1 : 0) ? at + 1 : 0,
    ).filter(Boolean),
  };
}

function codeText(coder: Coder, text: string | undefined): string {
  const length = codePlain(coder, 8, text?.length ?? 0);
  let coded = "";
  for (let at = 0; at < length; at++)
    coded += String.fromCharCode(codePlain(coder, 16, text?.charCodeAt(at) ?? 0));
  return coded;
}

/** Front coding: the number of letters shared with the word before, then the new ones up to a terminator (0). */
function codeWords(coder: Coder, input?: readonly string[]): string[] {
  const used = input && [...new Set(input.join(""))].sort().join("");
  const alphabet = codeText(coder, used);
  if (alphabet.length >= letterCapacity) throw new RangeError("more letters than the index can hold");
  const codes = new Map([...alphabet].map((letter, at) => [letter, at + 1]));
  const count = codePlain(coder, 16, input?.length ?? 0);
  const saved = numberChances(32, 1);
  const codeLetter = letterModel(coder);
  const words: string[] = [];
  const above = new Uint8Array(longestWord + 1);
  const spelt = new Uint16Array(longestWord + 1);
  let aboveLength = 0;
  for (let at = 0; at < count; at++) {
    const next = input && [...(input[at] ?? "")].map((letter) => codes.get(letter) ?? 0);
    const same = next ? commonLength(above.subarray(0, aboveLength), next) : 0;
    let length = codeNumber(coder, saved, Math.min(aboveLength, 31), 0, same);
    let before1 = length > 0 ? (above[length - 1] ?? 0) : 0;
    let before2 = length > 1 ? (above[length - 2] ?? 0) : 0;
    let before3 = length > 2 ? (above[length - 3] ?? 0) : 0;
    let sign = length < aboveLength ? (above[length] ?? 0) : 0;
    for (;;) {
      const letter = codeLetter(before1, before2, before3, sign, next ? (next[length] ?? 0) : 0);
      if (letter === 0) break;
      if (length === longestWord) throw new RangeError("a word longer than any");
      spelt[length] = alphabet.charCodeAt(letter - 1);
      above[length++] = letter;
      before3 = before2;
      before2 = before1;
      before1 = letter;
      sign = letterCapacity;
    }
    aboveLength = length;
    words.push(String.fromCharCode(...spelt.subarray(0, length)));
  }
  return words;
}

function commonLength(one: ArrayLike<unknown>, other: ArrayLike<unknown>): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
}

/** Postings: the number of verses, then the gaps between them, which are small where a surah is about the word. */
function codeVerses(
  coder: Coder,
  words: readonly string[],
  input?: readonly (readonly number[])[],
): { starts: Uint32Array; verses: Uint16Array } {
  const counts = numberChances(16, 1);
  const steps = numberChances(14 * 14, 6);
  const starts = new Uint32Array(words.length + 1);
  let verses = new Uint16Array(1 << 18);
  let filled = 0;
  for (let word = 0; word < words.length; word++) {
    const list = input?.[word];
    const count =
      1 + codeNumber(coder, counts, Math.min(words[word]?.length ?? 0, 15), 0, (list?.length ?? 1) - 1);
    const size = 31 - Math.clz32(count);
    if (filled + count > verses.length) verses = grown(verses);
    let verse = 0;
    let width = 13;
    for (let at = 0; at < count; at++) {
      const step =
        1 + codeNumber(coder, steps, size * 14 + width, Math.max(0, size - 7), (list?.[at] ?? 0) - verse - 1);
      width = 31 - Math.clz32(step);
      verse += step;
      verses[filled++] = verse;
    }
    starts[word + 1] = filled;
  }
  return { starts, verses: verses.slice(0, filled) };
}

function grown(verses: Uint16Array<ArrayBuffer>): Uint16Array<ArrayBuffer> {
  const larger = new Uint16Array(verses.length * 2);
  larger.set(verses);
  return larger;
}

function codeOtherSpellings(
  coder: Coder,
  input?: ReadonlyMap<number, readonly string[]>,
): Map<number, readonly string[]> {
  const pairs = input
    ? [...input].flatMap(([word, spellings]) => spellings.map((text) => [word, text] as const))
    : [];
  const count = codePlain(coder, 12, pairs.length);
  const alphabet = codeText(
    coder,
    input && [...new Set(pairs.map(([, text]) => text).join(""))].sort().join(""),
  );
  const width = Math.max(1, 32 - Math.clz32(alphabet.length));
  const learnt = numberChances(1, 1);
  const spellings = new Map<number, string[]>();
  let word = 0;
  for (let at = 0; at < count; at++) {
    const pair = pairs[at];
    word += codeNumber(coder, learnt, 0, 0, (pair?.[0] ?? 0) - word);
    let text = "";
    for (;;) {
      const letter = codePlain(coder, width, alphabet.indexOf(pair?.[1].charAt(text.length) || "\0") + 1);
      if (letter === 0) break;
      text += alphabet.charAt(letter - 1);
    }
    spellings.set(word, [...(spellings.get(word) ?? []), text]);
  }
  return spellings;
}

/** Four bits per word, predicted from its first two letters. */
function codeClitics(coder: Coder, words: readonly string[], count: number, input?: Uint8Array): Uint8Array {
  const learnt = chances(count === 0 ? 0 : 64 * 64 * 16);
  const clitics = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    const word = words[at] ?? "";
    const context = ((word.charCodeAt(0) & 63) * 64 + (word.charCodeAt(1) & 63)) * 16;
    let node = 1;
    for (let bit = 3; bit >= 0; bit--)
      node = (node << 1) | codeAdaptive(coder, learnt, context + node, ((input?.[at] ?? 0) >> bit) & 1);
    clitics[at] = node & 15;
  }
  return clitics;
}

/** A word has the stem of the word before, a new one or, rarely, that of an earlier word. */
function codeStems(coder: Coder, words: readonly string[], input?: Uint16Array): Uint16Array {
  if (codePlain(coder, 1, input && input.length > 0 ? 1 : 0) === 0) return new Uint16Array(0);
  const learnt = chances(2 * 16 * 16);
  const stems = new Uint16Array(words.length);
  let known = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const shared = commonLength(words[at - 1] ?? "", word);
    const context =
      Math.min(shared, 15) * 16 +
      Math.min((words[at - 1] ?? "").length - shared, 3) * 4 +
      Math.min(word.length - shared, 3);
    const stem = input?.[at] ?? 0;
    const before = stems[at - 1] ?? 0;
    if (at > 0 && codeAdaptive(coder, learnt, context, stem === before ? 1 : 0)) stems[at] = before;
    else if (codeAdaptive(coder, learnt, 256 + context, stem === known ? 1 : 0)) stems[at] = known++;
    else stems[at] = codePlain(coder, 32 - Math.clz32(known), stem);
  }
  return stems;
}
