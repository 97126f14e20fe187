import type { Citation } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";
import { foldedWords } from "#domain/quote-check/folded-words.ts";
import type { Judgement } from "#domain/quote-check/judge-quote.ts";
import { textKinds } from "#domain/retrieval/text-kind.ts";
import { citationKey, citationMark, readMark } from "./citation-mark.ts";
import { isEcho } from "./echo.ts";
import { afterClaim, givesVerdict } from "./forbidden-words.ts";
import type { Ground } from "./ground.ts";
import { looseNumbers, numbersHadith } from "./loose-references.ts";
import { isSupported } from "./support.ts";
import { isUnsupportedClaim } from "./unsupported-claims.ts";

export type { Ground } from "./ground.ts";

/** A part of a reply to show: the model's own words, or a source that we load from the verified texts. */
export type Segment =
  | {
      readonly kind: "words";
      readonly text: string;
      /** The sources to ask whether they say so: their words alone do not support the sentence. */
      readonly unproven?: readonly Citation[];
    }
  | { readonly kind: "quote"; readonly citation: Citation };

/** Context for verifying a reply. */
export type Reading = {
  /**
   * The language it is written in, English by default; except in Arabic and Urdu, Arabic letters could only be scripture.
   */
  readonly language?: Language;
  /** True for a sentence with words of scripture, whether found by the search or quoted from memory. */
  readonly isScripture?: (sentence: string) => boolean;
  /** The quote check, which alone decides whether a quote is the Arabic of a verse. */
  readonly judgeQuote?: (quote: string) => Pick<Judgement, "verdict" | "references">;
  /** Marks sentences that the words of their sources do not support as unproven, instead of leaving them out. */
  readonly hasSecondOpinion?: boolean;
};

export type VerifiedReply = {
  readonly segments: readonly Segment[];
  /** Whether something could not be verified and is not shown. */
  readonly isLeftOut: boolean;
};

/** The rest of a mark that lost its brackets. */
const tornMark = new RegExp(`\\b(?:quran|${textKinds.join("|")}):[a-z0-9]`, "iu");
const openings = '«“„"”»﴿‹›{}﴾';
const quoted = /[«“„"”»﴿‹›]([^«“„"”»﴾‹›]+)[»”"“«﴾›‹]/gu;
const bareReference = /(?<!\d)(\d{1,3})\s*[:：]\s*(\d{1,4})(?!\d)/gu;
const arabicRun = /[\u0621-\u06ff]+(?:[\s\u060c]+[\u0621-\u06ff]+)+/gu;
const anyArabic = /[\u0621-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/u;
/** Letters of other scripts and invisible characters, which could only hide words from the checks below. */
const hiding = /(?:\u034f|[\u00ad\u180e\u200b\u2060-\u2064\ufeff\p{Script=Cyrillic}\p{Script=Greek}])/u;
/** Vowel signs: prose is written without them, scripture with them. */
const vowels = /[\u064b-\u0652\u0670]/gu;
const vowelledShare = 0.15;
/** The most words after "God says": enough for a mark and a word or two, not for a saying. */
const longestAfterClaim = 4;

const plain = (text: string) => foldedWords(text).join(" ");

/** Verifies one sentence on its own, because no sentence can support another. */
function verifySentence(
  sentence: string,
  ground: readonly Ground[],
  reading: Reading,
): Segment[] | undefined {
  const known = new Map(ground.map((one) => [citationKey(one.citation), one]));
  const named: Citation[] = [];
  for (const [, inside = ""] of sentence.matchAll(citationMark)) {
    const citation = readMark(inside);
    if (!citation || !known.has(citationKey(citation))) return undefined;
    named.push(citation);
  }
  let words = sentence.replace(citationMark, " ");
  if (hiding.test(words)) return undefined;
  if (words.includes("[[") || words.includes("]]") || tornMark.test(words)) return undefined;
  for (const [, surah, ayah] of plainDigits(words).matchAll(bareReference)) {
    const citation: Citation = { kind: "quran", surah: Number(surah), ayah: Number(ayah) };
    if (!known.has(citationKey(citation))) return undefined;
    named.push(citation);
  }
  // A model's quote is never shown; the source is shown instead, if the words are its own.
  for (const [whole, inside = ""] of words.matchAll(quoted)) {
    const source = sourceOf(inside, ground, reading);
    if (!source) return undefined;
    named.push(source.citation);
    words = words.replace(whole, "");
  }
  if ([...words].some((sign) => openings.includes(sign))) return undefined;
  for (const [run] of words.matchAll(arabicRun)) if (isVowelled(run)) return undefined;
  if (!writesArabic(reading.language) && anyArabic.test(words)) return undefined;
  if (numbersHadith(plainDigits(words).replace(bareReference, " "))) return undefined;
  const verses = named.flatMap((one) => (one.kind === "quran" ? [one.surah, one.ayah] : []));
  if (looseNumbers(plainDigits(words)).some((number) => !verses.includes(number))) return undefined;
  const folded = foldedWords(words);
  if (ground.some((one) => wordsOf(one).some((text) => isEcho(folded, text)))) return undefined;
  if (reading.isScripture?.(words)) return undefined;
  const claimed = afterClaim(words);
  if (claimed !== undefined && (named.length === 0 || foldedWords(claimed).length > longestAfterClaim))
    return undefined;
  if (givesVerdict(words)) return undefined;
  // A sentence without a source makes such a claim on its own, and no source can support these.
  const hasWords = /[\p{L}\p{N}]/u.test(words);
  if (hasWords && (named.length === 0 || isUnsupportedClaim(words.replace(bareReference, " "))))
    return undefined;
  const cited = [...new Map(named.map((one) => [citationKey(one), one])).values()];
  const sources = cited.flatMap((one) => known.get(citationKey(one)) ?? []);
  const withoutNumbers = plainDigits(words)
    .replace(bareReference, " ")
    .replace(/\d+/gu, (number) => (verses.includes(Number(number)) ? " " : number));
  const isProven = !hasWords || isSupported(withoutNumbers, sources, reading.language ?? "en");
  if (!isProven && !reading.hasSecondOpinion) return undefined;
  const text = words
    .replace(/\(\s*\)/gu, "")
    .replace(/\s+/gu, " ")
    .replace(/\s+([.,;:!?،؛؟])/gu, "$1")
    .trim();
  return [
    ...(/[\p{L}\p{N}]/u.test(text)
      ? [{ kind: "words", text, ...(isProven ? {} : { unproven: cited }) } as const]
      : []),
    ...cited.map((citation) => ({ kind: "quote", citation }) as const),
  ];
}

function plainDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}

function isVowelled(run: string): boolean {
  return (run.match(vowels)?.length ?? 0) / run.length > vowelledShare;
}

function sourceOf(quote: string, ground: readonly Ground[], { judgeQuote }: Reading): Ground | undefined {
  const judged = anyArabic.test(quote) ? judgeQuote?.(quote) : undefined;
  if (judged?.verdict === "altered" || judged?.verdict === "wrong-reference") return undefined;
  if (judged && judged.references.length > 0) {
    const keys = new Set<string>(judged.references.map((verse) => citationKey({ kind: "quran", ...verse })));
    const verse = ground.find(({ citation }) => keys.has(citationKey(citation)));
    if (verse) return verse;
  }
  const plainQuote = plain(quote);
  if (plainQuote === "") return undefined;
  return ground.find(({ texts }) => texts.some((text) => plain(text).includes(plainQuote)));
}

/** True also where the language is unknown. */
function writesArabic(language: Language | undefined): boolean {
  return language === undefined || language === "ar" || language === "ur";
}

const folded = new WeakMap<Ground, readonly (readonly string[])[]>();

function wordsOf(ground: Ground): readonly (readonly string[])[] {
  const known = folded.get(ground) ?? ground.texts.map(foldedWords);
  folded.set(ground, known);
  return known;
}

/**
 * Ends of sentences in the six languages; the dot of a number or of "no." is none, or a reference would be separated
 * from its number.
 */
export const sentenceEnd = /(?:(?<!\d|\b(?:no|nr|v|vol|p))\.|[!?؟۔\n])(?=\s)/giu;

/** The sentences of a reply with their final punctuation. */
function sentences(reply: string): string[] {
  const cuts = [...reply.matchAll(sentenceEnd)].map(({ index }) => index + 1);
  return [0, ...cuts].map((from, at) => reply.slice(from, cuts[at]));
}

/**
 * Verifies a whole reply sentence by sentence; what cannot be verified is left out, and no words are shown after it,
 * because a model that made one unsupported claim may make another. Sources after it are still shown.
 */
export function verifyReply(
  reply: string,
  ground: readonly Ground[],
  reading: Reading = {},
  wasLeftOut = false,
): VerifiedReply {
  const segments: Segment[] = [];
  let isLeftOut = wasLeftOut;
  for (const sentence of sentences(reply)) {
    if (sentence.trim() === "") continue;
    const found = verifySentence(sentence, ground, reading);
    if (found) segments.push(...(isLeftOut ? found.filter(({ kind }) => kind === "quote") : found));
    else isLeftOut = true;
  }
  return { segments, isLeftOut };
}
