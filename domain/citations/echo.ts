import { foldText } from "#domain/text-search/fold-text.ts";

/** So many words in a row that follow a text's own, one of them perhaps changed, are a quote in disguise. */
const longestEcho = 6;
/** Texts of fewer words are names and terms. */
const shortestText = 4;

/** A text's words as they are compared. */
export function foldedWords(text: string): string[] {
  return foldText(text).folded.split(" ").filter(Boolean);
}

/** True where words run beside a text's own for long: six of which five are the same, or all but one of a short text. */
export function isEcho(said: readonly string[], text: readonly string[]): boolean {
  if (text.length < shortestText) return false;
  const span = Math.min(longestEcho, text.length);
  const places = new Map<string, number[]>();
  text.forEach((word, at) => {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  });
  // By how far the two are shifted: where in what is said the same word stands.
  const shifted = new Map<number, number[]>();
  said.forEach((word, at) => {
    for (const place of places.get(word) ?? []) {
      const known = shifted.get(place - at);
      if (known) known.push(at);
      else shifted.set(place - at, [at]);
    }
  });
  return [...shifted.values()].some((ats) =>
    ats.some((from, first) => {
      const last = ats[first + span - 2];
      return last !== undefined && last - from < span;
    }),
  );
}

/** FNV-1a of words in a row. */
function hashOf(words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join(" ")) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

const arabicScript = /[\u0600-\u06ff]/u;
/** Words in a row that scripture and prose seldom share; Arabic says in four what Latin letters say in six. */
const runs = { arabic: 4, latin: 6 } as const;
/** A text shorter than a run is known by all of it, from so many words on. */
const shortestRun = { arabic: 3, latin: 5 } as const;

/** Knows every run of words of some texts, to recognise what was quoted from memory. */
export function runsOf(texts: Iterable<string>): (said: readonly string[]) => boolean {
  const known = new Set<number>();
  const scriptOf = (words: readonly string[]) =>
    words.some((word) => arabicScript.test(word)) ? "arabic" : "latin";
  const eachRun = (words: readonly string[], length: number, take: (run: number) => boolean | undefined) => {
    for (let at = 0; at + length <= words.length; at++)
      if (take(hashOf(words.slice(at, at + length)))) return true;
    return false;
  };
  for (const text of texts) {
    const words = foldedWords(text);
    const script = scriptOf(words);
    if (words.length < shortestRun[script]) continue;
    eachRun(words, Math.min(runs[script], words.length), (run) => {
      known.add(run);
      return undefined;
    });
  }
  return (said) => {
    const script = scriptOf(said);
    for (let length: number = shortestRun[script]; length <= runs[script]; length++)
      if (eachRun(said, length, (run) => known.has(run))) return true;
    return false;
  };
}
