import { ayahCount, verseAt, verseNumber } from "#domain/verse-reference.ts";
import type { Answer, Field, Filter, Kind, Match, Place } from "./answer.ts";
import { levels } from "./candidates.ts";
import {
  type FieldFinding,
  findInField,
  phraseEnds,
  phraseLevel,
  placesInQuery,
  queryWords,
  type SearchedField,
} from "./field-search.ts";
import { marksOf } from "./marks.ts";
import { soughtPlace } from "./parse-place.ts";
import { verseFilter } from "./verse-filter.ts";
import { withoutVerseLabels } from "./verses-by-name.ts";

export type Page = { readonly offset?: number; readonly limit?: number; readonly filter?: Filter };

/** A search over the Arabic and, where there is one, a translation. It never throws for any input. */
export type Search = {
  /** Matches from `offset` (0) on, `limit` (20) at most, in an order that depends on the query alone. */
  readonly find: (query: string, page?: Page) => Answer;
};

/** The most characters of a query that are read. */
const queryLengthLimit = 600;

type Finding = {
  readonly field: SearchedField;
  readonly name: Field;
  readonly words: readonly string[];
  readonly found: FieldFinding;
};

/** Sort keys: the kind, how well the words match, the shorter verse, the order of the mushaf. */
const ranked = [
  "reference",
  "surah",
  "phrase",
  "words",
  "stem",
  "beginning",
  "near",
  "some",
] as const satisfies Kind[];
const sumSlots = 256;
const lengthSlots = 256;
const verseSlots = 8192;
const allVerses = Array.from({ length: ayahCount }, (_, at) => at + 1);

const kindRanks = new Map<Kind, number>(ranked.map((kind, at) => [kind, at]));

function rankOf(kind: Kind, sum: number, length: number, fieldRank: number, verse: number): number {
  const good = (kindRanks.get(kind) ?? 0) * sumSlots + Math.min(sum, sumSlots - 1);
  return ((good * lengthSlots + Math.min(length, lengthSlots - 1)) * 2 + fieldRank) * verseSlots + verse;
}

/**
 * Searches the Arabic and a translation. Phrases are recognised and matches marked in the verses whose
 * text has been added to the fields (`learnText`); everything else needs only the indexes.
 */
export function createSearch(arabic: SearchedField, translation?: SearchedField): Search {
  const fields: { name: Field; field: SearchedField }[] = [{ name: "text", field: arabic }];
  if (translation) fields.push({ name: "translation", field: translation });

  const lookUp = (query: string, loosely: boolean): Finding[] =>
    fields.map(({ name, field }) => {
      const words = queryWords(field, query);
      return { name, field, words, found: findInField(field, words, loosely) };
    });

  return {
    find(typed, { offset = 0, limit = 20, filter = {} } = {}) {
      const query = typed.slice(0, queryLengthLimit);
      const passes = verseFilter(arabic.lexicon.index, filter);
      const place = soughtPlace(query);
      const named = place ? namedRanks(place).filter((rank) => passes(rank % verseSlots)) : [];
      const exactly = place !== undefined && "surah" in place && place.from !== undefined;
      let findings: Finding[] = [];
      let ranks: Float64Array = new Float64Array(0);
      if (!exactly) {
        findings = lookUp(query, false);
        ranks = rankAll(findings, passes, false);
        const unlabelled = ranks.length === 0 ? withoutVerseLabels(query) : undefined;
        if (unlabelled !== undefined) {
          findings = lookUp(unlabelled, false);
          ranks = rankAll(findings, passes, false);
        }
        if (ranks.length === 0 && place === undefined) {
          findings = lookUp(query, true);
          ranks = rankAll(findings, passes, false);
          if (ranks.length === 0) ranks = rankAll(findings, passes, true);
        }
      }
      const all = ranks.length === 0 ? Float64Array.from(named) : ranks;
      const matches = [...all.subarray(offset, offset + limit)].map((rank) => matchOf(rank, findings));
      return { total: all.length, ...(place ? { place } : {}), matches };
    },
  };
}

function namedRanks(place: Place): number[] {
  if (!("surah" in place)) return [];
  const kind = place.from === undefined ? "surah" : "reference";
  const from = place.from ?? 1;
  const ranges = [{ surah: place.surah, from, to: place.to ?? from }, ...(place.others ?? [])];
  return ranges.flatMap(({ surah, from: first, to }, at) => {
    const ranks: number[] = [];
    for (let ayah = first; ayah <= to; ayah++) {
      const verse = verseNumber({ surah, ayah });
      if (verse !== undefined) ranks.push(rankOf(kind, at, 0, 0, verse));
    }
    return ranks;
  });
}

function matchOf(rank: number, findings: readonly Finding[]): Match {
  const verse = rank % verseSlots;
  const rest = Math.floor(rank / verseSlots);
  const kind = ranked[Math.floor(rest / 2 / lengthSlots / sumSlots)] ?? "some";
  const finding = findings.find(({ name }) => name === (rest % 2 === 0 ? "text" : "translation"));
  const reference = verseAt(verse) ?? { surah: 1, ayah: 1 };
  const isNamed = kind === "reference" || kind === "surah" || finding === undefined;
  return {
    ...reference,
    why: { field: isNamed ? "text" : finding.name, kind },
    marks: isNamed ? [] : marksOf(finding.field, finding.found, finding.words, verse, kind),
  };
}

/** The share of the rarest words of the query that a verse without all words has, of the best such verse. */
const leastShare = 0.8;

/** Every matching verse once, by its better field, sorted. `partly`: those with the rarest words of the query. */
function rankAll(
  findings: readonly Finding[],
  passes: (verse: number) => boolean,
  partly: boolean,
): Float64Array {
  const best = new Map<number, number>();
  const most = partly ? mostRarity(findings, passes) : 0;
  for (const { field, found, name } of findings) {
    if (found.wordCount === 0 || (partly && most === 0)) continue;
    const places = placesInQuery(found.candidates, phraseLevel);
    for (const verse of partly ? allVerses : found.rarest) {
      const share = (found.rarity[verse] ?? 0) / most;
      const fits = partly ? share >= leastShare : (found.count[verse] ?? 0) >= found.wordCount;
      if (!fits || !passes(verse)) continue;
      const kind = partly ? "some" : kindOf(field, found, places, verse);
      const length = field.lexicon.lengths[verse] ?? 0;
      const sum = partly ? Math.round((1 - share) * sumSlots) : (found.sum[verse] ?? 0);
      const rank = rankOf(kind, sum, length, name === "text" ? 0 : 1, verse);
      if (rank < (best.get(verse) ?? Number.POSITIVE_INFINITY)) best.set(verse, rank);
    }
  }
  return Float64Array.from(best.values()).sort();
}

function mostRarity(findings: readonly Finding[], passes: (verse: number) => boolean): number {
  let most = 0;
  for (const { found } of findings)
    for (const verse of allVerses)
      if ((found.rarity[verse] ?? 0) > most && passes(verse)) most = found.rarity[verse] ?? 0;
  return most;
}

function kindOf(
  field: SearchedField,
  found: FieldFinding,
  places: ReadonlyMap<number, number>,
  verse: number,
): Kind {
  const worst = found.worst[verse] ?? 0;
  if (worst === levels.near) return "near";
  if (worst === levels.beginning) return "beginning";
  if (worst === levels.stem) return "stem";
  const sequence = field.sequences[verse];
  const isPhrase =
    found.wordCount > 1 && sequence !== undefined && phraseEnds(sequence, places, found.wordCount).length > 0;
  return isPhrase ? "phrase" : "words";
}
