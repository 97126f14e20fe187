import { z } from "zod";
import { parseVerseKey, verseNumber } from "#domain/verse-reference.ts";
import type { Structure } from "../index.ts";
import {
  manzilsByTradition,
  partCounts,
  rukusByAin,
  startsOf,
  versesWith,
  withoutSurahStarts,
} from "./boundary-sources.ts";
import { type BuildProblem, throwIfProblems } from "./build-problem.ts";
import { agreedBoundaries, checkBoundaries } from "./check-boundaries.ts";
import { crossSource, packageOf, reviewed } from "./described-sources.ts";
import { packageUrls } from "./package-file.ts";
import { readGlosses } from "./read-glosses.ts";
import { kemenagVerses, readKemenag, readQuranEnc, readSecondText } from "./read-packages.ts";

const starts = z.array(z.number());
const quranMeta = z.object({
  JuzList: starts,
  HizbQuarterList: starts,
  PageList: starts,
  RukuList: starts,
  ManzilList: starts,
  SajdaList: z.array(z.tuple([z.number(), z.string()])),
});

/** quran-meta starts each list with 0 and ends it with the verse after the last. */
function inner(list: readonly number[]): readonly number[] {
  return list.slice(1, -1);
}

async function firstSource(): Promise<Structure> {
  const [url] = packageUrls(crossSource("structure"));
  const meta = quranMeta.parse(await import(url?.href ?? ""));
  return {
    juz: inner(meta.JuzList),
    hizbQuarter: inner(meta.HizbQuarterList),
    page: inner(meta.PageList),
    ruku: inner(meta.RukuList),
    manzil: inner(meta.ManzilList),
    sajda: meta.SajdaList.map(([verse]) => verse),
  };
}

function numberOf(key: string): number {
  const reference = parseVerseKey(key);
  return (reference && verseNumber(reference)) ?? 0;
}

/**
 * Boundaries on which quran-meta and a second source agree. The second source is: for juz, hizb and page the
 * numbers in `@kmaslesa/quran-translations` (for page also the word data); for hizb quarters and prostrations
 * the signs in the second text; for rukus the ain in the Indonesian mushaf; for manzils the tradition.
 */
export async function buildStructure(): Promise<Structure> {
  const first = await firstSource();
  const figures = readQuranEnc(packageOf("en"));
  const second = readSecondText(crossSource("secondText")).map(({ text }) => text);
  const pagesOfWords = startsOf(readGlosses(packageOf("words")).map(({ page }) => page));
  const kemenag = readKemenag(packageOf("id")).flatMap((surah) => kemenagVerses(surah, surah.arabics));
  const hizbs = first.hizbQuarter.filter((_, index) => index % 4 === 0);
  const check = (kind: keyof Structure, ours: readonly number[], theirs: readonly number[]) =>
    checkBoundaries(kind, ours, theirs, reviewed.boundaries);
  const pages = startsOf(figures.map(({ page }) => page));
  const hizbStarts = startsOf(figures.map(({ hizb }) => hizb));
  throwIfProblems([
    ...check("juz", first.juz, startsOf(figures.map(({ juz }) => juz))),
    ...checkBoundaries("hizbQuarter", hizbs, hizbStarts, []),
    ...check("hizbQuarter", withoutSurahStarts(first.hizbQuarter), versesWith("۞", second)),
    ...check("page", first.page, pages),
    ...check("page", first.page, pagesOfWords),
    ...check("ruku", first.ruku, rukusByAin(kemenag)),
    ...check("manzil", first.manzil, manzilsByTradition()),
    ...check("sajda", first.sajda, versesWith("۩", second)),
  ]);
  const agreed = (kind: keyof Structure) =>
    agreedBoundaries(kind, first[kind], reviewed.boundaries, numberOf);
  const structure: Structure = {
    juz: agreed("juz"),
    hizbQuarter: agreed("hizbQuarter"),
    page: agreed("page"),
    ruku: agreed("ruku"),
    manzil: agreed("manzil"),
    sajda: agreed("sajda"),
  };
  throwIfProblems(checkPartCounts(structure));
  return structure;
}

/** Reports a kind of part whose number differs from the Madinah mushaf's. */
export function checkPartCounts(structure: Structure): readonly BuildProblem[] {
  const kinds = ["juz", "hizbQuarter", "page", "ruku", "manzil", "sajda"] as const;
  return kinds.flatMap((kind) =>
    structure[kind].length === partCounts[kind]
      ? []
      : [{ text: kind, cause: `has ${structure[kind].length} parts, not ${partCounts[kind]}` }],
  );
}
