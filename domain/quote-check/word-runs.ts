import { foldedWords } from "./folded-words.ts";

/** The length of the runs by which a text is recognised, and the fewest words of a text recognised only as a whole. */
export type RunLength = { readonly run: number; readonly least: number };

/** Arabic needs four words where the other languages, Urdu included, need six. */
export const runLengths = {
  arabic: { run: 4, least: 3 },
  other: { run: 6, least: 5 },
} as const satisfies Record<string, RunLength>;

const lengths = [...new Set(Object.values(runLengths).flatMap(({ run, least }) => [run, least]))].sort(
  (one, other) => one - other,
);

/** A text or sentence too short for a run is recognised where it is a whole sentence. */
const whole = -1;
const sentenceSigns = /[.!?;:؛؟۔]/u;

/** Runs sorted in one go: a few milliseconds. */
const partSize = 65_536;

const offset = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a of a word, from a seed. */
function hashOf(word: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), prime);
  return hash;
}

/** Recognises every run of words of the added texts in any language; 53 bits a run make chance matches negligible. */
export type WordRuns = {
  readonly learn: (texts: Iterable<string>, length: RunLength) => void;
  /** True where a sentence contains an added run, or is a short text. */
  readonly includes: (sentence: string) => boolean;
};

/** Each run of this many words as an integer below 2^53; another `kind` of run gives other numbers. */
function eachRun(
  words: readonly string[],
  length: number,
  take: (run: number) => boolean,
  kind = length,
): boolean {
  const high = words.map((word) => hashOf(word, offset));
  const low = words.map((word) => hashOf(word, ~offset));
  for (let at = 0; at + length <= words.length; at++) {
    let first = kind;
    let second = kind;
    for (let word = at; word < at + length; word++) {
      first = Math.imul(first ^ (high[word] ?? 0), 0x9e3779b1);
      first ^= first >>> 15;
      second = Math.imul(second ^ (low[word] ?? 0), 0x85ebca6b);
      second ^= second >>> 13;
    }
    if (take((first >>> 11) * 0x1_0000_0000 + (second >>> 0))) return true;
  }
  return false;
}

function holds(sorted: Float64Array, run: number): boolean {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < run) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === run;
}

/** Without any texts. */
export function wordRuns(): WordRuns {
  const parts: Float64Array[] = [];
  let open: number[] = [];

  function close(): void {
    if (open.length > 0) parts.push(Float64Array.from(open).sort());
    open = [];
  }

  const put = (run: number) => {
    open.push(run);
    return false;
  };
  const isKnown = (run: number) => parts.some((part) => holds(part, run));
  return {
    learn(texts, { run, least }) {
      for (const text of texts) {
        const words = foldedWords(text);
        if (words.length >= least) eachRun(words, Math.min(run, words.length), put);
        const sentences = text.split(sentenceSigns).map(foldedWords);
        for (const short of [words, ...sentences.filter(({ length }) => length > 2)])
          if (short.length > 1 && short.length < run) eachRun(short, short.length, put, whole);
        if (open.length >= partSize) close();
      }
    },
    includes(sentence) {
      close();
      const words = foldedWords(sentence);
      if (words.length > 1 && eachRun(words, words.length, isKnown, whole)) return true;
      return lengths.some((length) => eachRun(words, length, isKnown));
    },
  };
}
