import { type HadithSearchAnswer, hadithSearchAnswer } from "#contract/hadith-search.ts";

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
