import type { Language } from "#domain/language.ts";
import { foldedWords } from "#domain/quote-check/folded-words.ts";
import { likelyRoot } from "#domain/retrieval/arabic-root.ts";
import { isConnecting, isNegating } from "./connecting-words.ts";
import type { Ground } from "./ground.ts";

/** The words of a source may stand this far apart for each word of the sentence, and this far in any case. */
const apartPerWord = 10;
const apartAnyway = 8;
/** Negations this near to the words belong to them. */
const nearNegation = 3;
/** Letters at the beginning that two forms of one word share at least. */
const sharedLetters = 4;
/** The share of the longer form that they share at least. */
const sharedPart = 0.55;

const arabic = /\p{Script=Arabic}/u;
const indonesianPrefixes = /^(?:ber|me(?:ny|ng|n|m)?|ke|pe(?:ny|ng|n|m)?|di|ter|se)(?=.{4})/u;
const indonesianEndings = /(?<=.{4})(?:kan|an|nya|lah)$/u;

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

const bare = (word: string) => word.replace(indonesianPrefixes, "").replace(indonesianEndings, "");

/** True for two folded forms of what is likely one word: "prayers" and "prayer", "kesabaran" and "sabar". */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (arabic.test(one) !== arabic.test(other)) return false;
  if (arabic.test(one)) {
    const root = likelyRoot(one);
    return root !== undefined && root === likelyRoot(other);
  }
  for (const [first, second] of [
    [one, other],
    [bare(one), bare(other)],
  ] as const) {
    if (first === second && first.length >= sharedLetters) return true;
    const shared = sharedStart(first, second);
    const shorter = Math.min(first.length, second.length);
    const longer = Math.max(first.length, second.length);
    if (shared >= sharedLetters && shared >= shorter - 1 && shared / longer >= sharedPart) return true;
  }
  return false;
}

type Stretch = { readonly from: number; readonly to: number };

/** The shortest stretch of a text in which each of the words occurs; undefined where one does not. */
function shortestStretch(words: readonly string[], text: readonly string[]): Stretch | undefined {
  const places = words.map((word) => text.flatMap((one, at) => (isSameWord(word, one) ? [at] : [])));
  if (places.some(({ length }) => length === 0)) return undefined;
  let best: Stretch | undefined;
  for (const from of places.flat()) {
    const ends = places.map((each) => each.find((at) => at >= from));
    if (ends.some((at) => at === undefined)) continue;
    const to = Math.max(...ends.map((at) => at ?? 0));
    if (!best || to - from < best.to - best.from) best = { from, to };
  }
  return best;
}

/** The language of a text of a source, which is given in Arabic and in that of the reply. */
function languageOf(text: readonly string[], reply: Language): Language {
  return reply !== "ur" && text.some((word) => arabic.test(word)) ? "ar" : reply;
}

type Claim = { readonly content: readonly string[]; readonly denies: boolean };

function isSupportedBy({ content, denies }: Claim, text: readonly string[], reply: Language): boolean {
  const stretch = shortestStretch(content, text);
  if (!stretch || stretch.to - stretch.from > apartAnyway + apartPerWord * content.length) return false;
  const around = text.slice(Math.max(0, stretch.from - nearNegation), stretch.to + 1 + nearNegation);
  const language = languageOf(text, reply);
  return around.some((word) => isNegating(word, language)) === denies;
}

/**
 * Whether the sources that a sentence cites say what it says, judged by words alone: every word that is not a connecting
 * one stands near the others in a single text of one cited source, and the sentence denies where that text denies.
 * This rejects true sentences in other words; it accepts none that brings in a person, an act or a thing of its own.
 */
export function isSupported(sentence: string, cited: readonly Ground[], language: Language): boolean {
  const words = foldedWords(sentence);
  const denies = words.some((word) => isNegating(word, language));
  const content = words.filter((word) => !isConnecting(word, language) && !isNegating(word, language));
  if (content.length === 0) return !denies;
  const claim = { content: [...new Set(content)], denies };
  return cited.some(({ texts }) => texts.some((text) => isSupportedBy(claim, foldedWords(text), language)));
}
