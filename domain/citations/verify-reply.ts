import type { Citation } from "#domain/conversation/reply.ts";
import { foldText } from "#domain/text-search/fold-text.ts";
import { citationKey, citationMark, readMark } from "./citation-mark.ts";
import { claimsScripture, givesVerdict } from "./forbidden-words.ts";

/** A source a reply may stand on, with its own words in every language it was given in. */
export type Ground = { readonly citation: Citation; readonly texts: readonly string[] };

/** What is shown of a reply: a model's own words, or a source drawn by us from the verified texts. */
export type Segment =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "quote"; readonly citation: Citation };

export type VerifiedReply = {
  readonly segments: readonly Segment[];
  /** Something could not be verified and is not shown. */
  readonly isLeftOut: boolean;
};

const openings = '«“„"”»﴿‹›{}﴾';
const quoted = /[«“„"”»﴿‹›]([^«“„"”»﴾‹›]+)[»”"“«﴾›‹]/gu;
const bareReference = /(?<!\d)(\d{1,3})\s*[:：]\s*(\d{1,4})(?!\d)/gu;
const arabicRun = /[\u0621-\u06ff]+(?:[\s\u060c]+[\u0621-\u06ff]+){3,}/gu;
/** Vowel signs: prose is written without them, scripture with. */
const vowels = /[\u064b-\u0652\u0670]/gu;
const vowelledShare = 0.15;
/** Words in a row that are the text's own. */
const longestEcho = 6;

const plain = (text: string) => foldText(text).folded;

/** What stands within one sentence, judged alone: no sentence can vouch for another. */
function judged(sentence: string, ground: readonly Ground[]): Segment[] | undefined {
  const known = new Map(ground.map((one) => [citationKey(one.citation), one]));
  const named: Citation[] = [];
  for (const [, inside = ""] of sentence.matchAll(citationMark)) {
    const citation = readMark(inside);
    if (!citation || !known.has(citationKey(citation))) return undefined;
    named.push(citation);
  }
  let words = sentence.replace(citationMark, "");
  if (words.includes("[[") || words.includes("]]")) return undefined;
  for (const [, surah, ayah] of plainDigits(words).matchAll(bareReference)) {
    const citation: Citation = { kind: "quran", surah: Number(surah), ayah: Number(ayah) };
    if (!known.has(citationKey(citation))) return undefined;
    named.push(citation);
  }
  // What a model quotes is never shown: the source it quotes is, if the words are the source's own.
  for (const [whole, inside = ""] of words.matchAll(quoted)) {
    const source = sourceOf(inside, ground);
    if (!source) return undefined;
    named.push(source.citation);
    words = words.replace(whole, "");
  }
  if ([...words].some((sign) => openings.includes(sign))) return undefined;
  for (const [run] of words.matchAll(arabicRun)) if (isVowelled(run)) return undefined;
  if (echoes(words, ground)) return undefined;
  if (givesVerdict(words) || (named.length === 0 && claimsScripture(words))) return undefined;
  const text = words
    .replace(/\(\s*\)/gu, "")
    .replace(/\s+/gu, " ")
    .replace(/\s+([.,;:!?،؛؟])/gu, "$1")
    .trim();
  const quotes = [...new Map(named.map((one) => [citationKey(one), one])).values()];
  return [
    ...(/[\p{L}\p{N}]/u.test(text) ? [{ kind: "words", text } as const] : []),
    ...quotes.map((citation) => ({ kind: "quote", citation }) as const),
  ];
}

function plainDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}

function isVowelled(run: string): boolean {
  return (run.match(vowels)?.length ?? 0) / run.length > vowelledShare;
}

function sourceOf(quote: string, ground: readonly Ground[]): Ground | undefined {
  const wanted = plain(quote);
  return wanted === ""
    ? undefined
    : ground.find(({ texts }) => texts.some((text) => plain(text).includes(wanted)));
}

/** Unmarked words that follow a source's for long are a quote in disguise, perhaps with a letter changed. */
function echoes(words: string, ground: readonly Ground[]): boolean {
  const said = plain(words).split(" ");
  const sources = ground.flatMap(({ texts }) => texts.map((text) => ` ${plain(text)} `));
  for (let at = 0; at + longestEcho <= said.length; at++) {
    const run = ` ${said.slice(at, at + longestEcho).join(" ")} `;
    if (sources.some((source) => source.includes(run))) return true;
  }
  return false;
}

/** Ends of sentences in the six languages. */
const sentenceEnd = /(?<=[.!?؟۔\n])\s+|\n+/u;

/** Verifies a whole reply, sentence by sentence; what does not resolve is left out. */
export function verifyReply(reply: string, ground: readonly Ground[]): VerifiedReply {
  const segments: Segment[] = [];
  let isLeftOut = false;
  for (const sentence of reply.split(sentenceEnd)) {
    if (sentence.trim() === "") continue;
    const found = judged(sentence, ground);
    if (found) segments.push(...found);
    else isLeftOut = true;
  }
  return { segments, isLeftOut };
}
