import { checkText, matchQuote } from "#domain/quote-check/check-text.ts";
import type { Judgement } from "#domain/quote-check/judge-quote.ts";
import type { Change } from "#domain/quote-check/mend-quote.ts";
import { textOfRun } from "#domain/quote-check/passage.ts";
import type { QuranText } from "#domain/quote-check/quran-text.ts";
import { type VerseReference, verseKey } from "#domain/verse-reference.ts";
import type { SeenVerse } from "./seen-verse.ts";

/** Words where a text differs from ours: those seen and those verified. Either may be empty. */
type WordDifference = {
  readonly seen: string;
  readonly verified: string;
  /** The range of `seen` in the text, in UTF-16 units; empty where words are missing. */
  readonly from: number;
  readonly to: number;
};

/** The verified text that a site should show; absent in results that an earlier release stored. */
type Verified = { readonly verified?: string };

/** How a text that a site shows as Quran compares with the verified text. Only `exact` is called Quran. */
export type VerseMatch =
  | { readonly kind: "exact"; readonly reference: VerseReference; readonly isPart: boolean }
  | (Verified & { readonly kind: "variant"; readonly reference: VerseReference; readonly isPart: boolean })
  | (Verified & {
      readonly kind: "altered";
      readonly reference: VerseReference;
      readonly differences: readonly WordDifference[];
    })
  /** The words of another verse than the one the site names. */
  | (Verified & {
      readonly kind: "wrong-reference";
      readonly given: VerseReference;
      readonly reference: VerseReference;
    })
  | { readonly kind: "not-quran" };

type Seen = Pick<SeenVerse, "text" | "reference" | "isQuotation" | "isLoose">;

/** Loose text is Quran only if it would be recognised among other words. */
const fewestLooseWords = 3;

/**
 * Judges a text of a site by the quote check. A quotation may be part of a verse, while the text at a verse mark is
 * the whole verse.
 */
export function matchSeen(seen: Seen, quran: QuranText): VerseMatch {
  const { text, reference, isQuotation, isLoose } = seen;
  const claimed = reference && { ...reference, last: reference.ayah };
  const judgement = matchQuote(quran, text, claimed);
  const [found] = judgement.references;
  if (judgement.verdict === "not-found" || !found) return { kind: "not-quran" };
  if (isLoose && !isRecognised(quran, text, judgement)) return { kind: "not-quran" };
  const own = judgement.references.find((one) => reference && verseKey(one) === verseKey(reference)) ?? found;
  const verified = judgement.corrected === undefined ? {} : { verified: judgement.corrected };
  if (judgement.verdict === "altered")
    return {
      kind: "altered",
      reference: own,
      differences: judgement.changes.map(asDifference),
      ...verified,
    };
  const mayBePart = isQuotation === true || isLoose === true;
  if (judgement.verdict === "wrong-reference" && reference)
    return { kind: "wrong-reference", given: reference, reference: found, ...verified };
  const leftOut = mayBePart ? [] : differencesAround(quran, text, judgement, own);
  if (leftOut.length > 0)
    return { kind: "altered", reference: own, differences: leftOut, verified: textOfVerse(quran, own) };
  const isPart = judgement.verdict === "partial";
  return judgement.isLetterForLetter
    ? { kind: "exact", reference: own, isPart }
    : { kind: "variant", reference: own, isPart, ...verified };
}

function isRecognised(quran: QuranText, text: string, { verdict }: Judgement): boolean {
  if (verdict === "altered") return checkText(quran, text).length > 0;
  return text.trim().split(/\s+/).length >= fewestLooseWords;
}

const asDifference = ({ start, end, written, verified }: Change): WordDifference => ({
  seen: written,
  verified,
  from: start,
  to: end,
});

function textOfVerse(quran: QuranText, reference: VerseReference): string {
  const verse = quran.verseNumber(reference) ?? 0;
  const [first = 0, end = 0] = [quran.verseStarts[verse], quran.verseStarts[verse + 1]];
  return textOfRun(quran, { first, end });
}

/** What a text of right words has less or more than the whole verse. */
function differencesAround(
  quran: QuranText,
  text: string,
  { runs }: Judgement,
  reference: VerseReference,
): WordDifference[] {
  const verse = quran.verseNumber(reference) ?? 0;
  const whole = { first: quran.verseStarts[verse] ?? 0, end: quran.verseStarts[verse + 1] ?? 0 };
  const [run] = runs;
  if (!run || runs.length > 1 || run.first < whole.first || run.end > whole.end)
    return [{ seen: text, verified: textOfRun(quran, whole), from: 0, to: text.length }];
  const missing = (first: number, end: number, at: number) =>
    end > first ? [{ seen: "", verified: textOfRun(quran, { first, end }), from: at, to: at }] : [];
  return [...missing(whole.first, run.first, 0), ...missing(run.end, whole.end, text.length)];
}
