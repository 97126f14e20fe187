import type { Bracketed } from "./brackets.ts";
import { type Budget, findRuns } from "./find-runs.ts";
import { type Introduction, introductionBefore, isNamedHadith } from "./introductions.ts";
import type { Word } from "./letters.ts";
import type { QuranText } from "./quran-text.ts";
import { readReference } from "./read-reference.ts";
import type { Recognised } from "./recognised-runs.ts";
import { numberBefore, referenceAround, referenceWithin } from "./references-around.ts";
import type { NamedVerses, Source } from "./source.ts";

/** Words of a text that may claim to be Quran. */
export type QuoteClaim = {
  /** Of the words of the text, those from `first` up to but not including `end`. */
  readonly first: number;
  readonly end: number;
  readonly claimed: NamedVerses | undefined;
  /** True where the text itself says so, by its signs, its introduction or a reference. */
  readonly isCertain: boolean;
};

/** What all claims of a text are found with. */
export type Finding = {
  readonly quran: QuranText;
  readonly source: Source;
  readonly recognised: readonly Recognised[];
  readonly budget: Budget;
};

/** The index of the first word at or behind a place in the text. */
function wordAt(words: readonly Word[], place: number): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((words[middle]?.from ?? 0) < place) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The share of right words by which a quote without any other sign is recognised; a hadith has those of verses too. */
const leastOfQuote = 0.6;
const leastOfHadith = 0.9;

/** A quote between signs; `since` is where the one before it ends. */
export function bracketedClaim(
  { quran, source, recognised, budget }: Finding,
  bracketed: Bracketed,
  since: number,
): QuoteClaim | undefined {
  const { text, words } = source;
  const { from, outerFrom, outerTo, kind } = bracketed;
  const within = referenceWithin(text, from, bracketed.to);
  const first = wordAt(words, from);
  const end = withoutEnding(source, first, wordAt(words, within.to));
  const count = end - first;
  if (count === 0 || isMostlyForeign(words, first, end)) return undefined;
  if (count <= 6 && readReference(text.slice(from, bracketed.to))) return undefined;
  const around = within.claimed ? undefined : referenceAround(text, outerFrom, outerTo);
  const claimed = within.claimed ?? around?.claimed ?? numberBefore(text, words[first]?.from ?? from);
  // Braces with words of another script are as often those of a program.
  const hasForeign = words.slice(first, end).some((word) => word.isForeign);
  const claim = { first, end, claimed, isCertain: !hasForeign };
  const isNamed = within.claimed !== undefined || around?.isBehind === true;
  if (kind === "verse" || (isNamed && count > 1)) return claim;
  const introduction = introductionAround(text, bracketed, since);
  const hasColon = /[:：،]\s*[*_]*$/.test(text.slice(Math.max(0, outerFrom - 4), outerFrom));
  const isLikely = kind === "quote" || hasColon;
  if (introduction === "quran" && isLikely && count >= (hasColon ? 2 : 3)) return claim;
  const known = recognised.filter((one) => one.first < end && one.end > first);
  const right = known.reduce((sum, one) => sum + Math.min(one.right, end - first), 0);
  const leastRight = introduction === "hadith" ? leastOfHadith : leastOfQuote;
  if (count >= 4 && right >= 3 && right / count >= leastRight) return { ...claim, isCertain: false };
  if (count < 2 || count > 4 || (count === 2 && introduction !== "quran")) return undefined;
  const span = { letters: source.letters, from: words[first]?.first ?? 0, end: words[end - 1]?.end ?? 0 };
  return findRuns(quran, span, budget).length > 0 ? { ...claim, isCertain: false } : undefined;
}

/** "To the end of the verse" and "God has spoken the truth", which are written behind a verse and are none of it. */
const endings = [["الآية"], ["الاية"], ["إلخ"], ["الخ"], ["صدق", "الله", "العظيم"]];

function withoutEnding({ letters, words }: Source, first: number, end: number): number {
  const bare = words.slice(Math.max(first, end - 3), end).map((word) =>
    letters
      .slice(word.first, word.end)
      .map(({ base }) => base)
      .join(""),
  );
  const ending = endings.find((one) => one.every((word, at) => bare.at(at - one.length) === word));
  return ending && end - ending.length > first ? end - ending.length : end;
}

/** What the words around a quote between signs say that it is. */
export function introductionAround(
  text: string,
  { outerFrom, outerTo }: Bracketed,
  since: number,
): Introduction {
  return isNamedHadith(text, outerTo) ? "hadith" : introductionBefore(text, outerFrom, since);
}

function isMostlyForeign(words: readonly Word[], first: number, end: number): boolean {
  let foreign = 0;
  for (let at = first; at < end; at++) if (words[at]?.isForeign) foreign += 1;
  return foreign * 2 >= end - first;
}

const endOfQuote = /[\n([{«“"﴿﴾]|[.!؟؛](?=\s|$)/;
const longestQuote = 900;

/** Words that follow "God says:" without signs around them; `from` is behind the colon. */
export function introducedClaim({ source, recognised }: Finding, from: number): QuoteClaim | undefined {
  const { text, words } = source;
  const first = wordAt(words, from);
  const rest = text.slice(from, from + longestQuote);
  const emphasis = /^[*_]/.exec(rest)?.[0];
  const closed = emphasis === undefined ? -1 : rest.indexOf(emphasis, 1);
  const length = closed > 0 ? closed : rest.search(endOfQuote);
  const end = wordAt(words, from + (length < 0 ? rest.length : length));
  if (end - first < 2 || isMostlyForeign(words, first, end)) return undefined;
  const known = recognised.find((one) => one.end > first && one.first < end);
  const around = referenceAround(text, words[first]?.from ?? 0, words[end - 1]?.to ?? 0);
  if (around?.isBehind) return { first, end, claimed: around.claimed, isCertain: true };
  if (!known) return undefined;
  const isOwnLine = /\n\s*$/.test(text.slice(Math.max(0, from - 4), from));
  if ((isOwnLine || closed > 0) && known.right / (end - first) >= leastOfQuote)
    return { first, end, claimed: around?.claimed, isCertain: false };
  if (known.first > first + 2) return undefined;
  const last = Math.max(known.end, known.end + 3 >= end ? end : 0);
  return { first: Math.min(first, known.first), end: last, claimed: around?.claimed, isCertain: false };
}

/** A quote without any sign or introduction must have so many words, and so many consonants, right. */
const fewestWords = 4;
const fewestConsonants = 11;
const fewestNamedWords = 3;
const fewestBrokenWords = 6;

/** Words that are Quran although nothing around them says so. */
export function unmarkedClaim({ source }: Finding, one: Recognised): QuoteClaim | undefined {
  const { text, words } = source;
  const around = referenceAround(text, words[one.first]?.from ?? 0, words[one.end - 1]?.to ?? 0);
  const isNamed = around?.isBehind === true;
  const count = one.end - one.first;
  const isBroken = count !== one.right;
  const isLong = one.right > fewestWords || (one.right === fewestWords && one.consonants >= fewestConsonants);
  const isEnough = isBroken ? one.right >= fewestBrokenWords : isLong;
  if (!isEnough && !(isNamed && one.right >= fewestNamedWords)) return undefined;
  return {
    first: one.first,
    end: one.end,
    claimed: around?.claimed,
    isCertain: isNamed,
  };
}
