const hasLetter = /[\u0621-\u064a\u0671]/;

/** Parts between spaces with at least one letter. */
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => hasLetter.test(word));

const consonants = "بتثجحخدذرزسشصضطظعغفقكلمنهوي";
const fatha = "\u064e";
const damma = "\u064f";
const kasra = "\u0650";

/** Reproducible numbers from 0 up to 1 (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function replaceOne(text: string, found: RegExp, next: () => number, by: (one: string) => string): string {
  const places = [...text.matchAll(found)];
  const place = places[Math.floor(next() * places.length)];
  if (!place) return text;
  return text.slice(0, place.index) + by(place[0]) + text.slice(place.index + place[0].length);
}

function inWords(text: string, change: (words: string[]) => string[]): string {
  return change(text.split(" ")).join(" ");
}

const pick = <Item>(items: readonly Item[], next: () => number): Item | undefined =>
  items[Math.floor(next() * items.length)];

/** Deliberate alterations of a text of the Quran; each returns the text unchanged where it does not apply. */
export const alterations: Readonly<Record<string, (text: string, next: () => number) => string>> = {
  "a vowel is another": (text, next) =>
    replaceOne(text, /[\u064e-\u0650]/g, next, (vowel) =>
      vowel === fatha ? kasra : vowel === kasra ? damma : fatha,
    ),
  "a letter is another": (text, next) =>
    replaceOne(text, /[بتثجحخدذرزسشصضطظعغفقكلمنهوي]/g, next, (letter) => {
      const others = [...consonants].filter((other) => other !== letter);
      return pick(others, next) ?? letter;
    }),
  "a letter is missing": (text, next) => replaceOne(text, /[بتثجحخدذرزسشصضطظعغفقكلمنه]/g, next, () => ""),
  "a letter is added": (text, next) =>
    replaceOne(
      text,
      /[\u0628-\u063a\u0641-\u0648]/g,
      next,
      (letter) => `${pick([...consonants], next)}${letter}`,
    ),
  "a hamza sits elsewhere": (text, next) =>
    replaceOne(text, /[أإ]/g, next, (letter) => (letter === "أ" ? "إ" : "أ")),
  "a word is missing": (text, next) =>
    inWords(text, (words) => {
      const gone = pick(wordsOf(text), next);
      const at = gone === undefined ? -1 : words.indexOf(gone);
      return words.length > 1 ? words.filter((_, place) => place !== at) : words;
    }),
  "a word stands twice": (text, next) =>
    inWords(text, (words) => {
      const at = words.indexOf(pick(wordsOf(text), next) ?? "");
      return words.flatMap((word, place) => (place === at ? [word, word] : [word]));
    }),
  "two words have changed places": (text, next) =>
    inWords(text, (words) => {
      const at = Math.floor(next() * (words.length - 1));
      const [one, other] = [words[at], words[at + 1]];
      if (one === undefined || other === undefined) return words;
      return words.with(at, other).with(at + 1, one);
    }),
};
