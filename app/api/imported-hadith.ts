import {
  type HadithBooksAnswer,
  type HadithBrowseAnswer,
  hadithBooksAnswer,
  hadithBrowseAnswer,
  hadithNamedAnswer,
  mostNamed,
} from "#contract/hadith-browse.ts";
import { type HadithSearchAnswer, hadithSearchAnswer } from "#contract/hadith-search.ts";

export { hadithPageSize } from "#contract/hadith-browse.ts";

export type ImportedPart = HadithBooksAnswer["books"][number];
export type ImportedPlace = {
  readonly collection: string;
  readonly book?: string;
  readonly chapter?: string;
  readonly number?: string;
  /** From 1. */
  readonly page: number;
};

export type ImportedAnswer = HadithSearchAnswer;
export type ImportedHadith = HadithSearchAnswer["results"][number];

export type ImportedQuestion = {
  readonly query: string;
  /** Key of a collection; empty for all. */
  readonly collection: string;
  readonly offset: number;
};

const timeout = 20_000;

/** Searches the operator's own hadith collections; rejects when no complete answer came. */
export async function searchImportedHadith({
  query,
  collection,
  offset,
}: ImportedQuestion): Promise<ImportedAnswer> {
  const parameters = new URLSearchParams(query ? { q: query } : {});
  parameters.set("offset", String(offset));
  if (collection) parameters.set("collection", collection);
  const response = await fetch(`/api/hadith/search?${parameters}`, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`the search of imported hadith answered ${response.status}`);
  return hadithSearchAnswer.parse(await response.json());
}

async function answerOf(path: string, values: Readonly<Record<string, string>>): Promise<unknown> {
  const response = await fetch(`${path}?${new URLSearchParams(values)}`, {
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** The books of an imported collection; rejects when no complete answer came. */
export async function loadImportedBooks(collection: string): Promise<HadithBooksAnswer> {
  return hadithBooksAnswer.parse(await answerOf("/api/hadith/books", { collection }));
}

/** One page of an imported collection, or of a part of it; rejects when no complete answer came. */
export async function browseImported({ page, ...place }: ImportedPlace): Promise<HadithBrowseAnswer> {
  return hadithBrowseAnswer.parse(await answerOf("/api/hadith/browse", { ...place, page: String(page) }));
}

/** The texts of imported hadith by their keys, `sahih-muslim/33a`; rejects when no complete answer came. */
export async function loadNamedHadith(keys: readonly string[]): Promise<readonly ImportedHadith[]> {
  const found: ImportedHadith[] = [];
  for (let from = 0; from < keys.length; from += mostNamed) {
    const some = keys.slice(from, from + mostNamed).join(",");
    found.push(...hadithNamedAnswer.parse(await answerOf("/api/hadith/named", { keys: some })).results);
  }
  return found;
}
