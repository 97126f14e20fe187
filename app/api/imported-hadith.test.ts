import { afterEach, expect, test, vi } from "vitest";
import { searchImportedHadith } from "./imported-hadith.ts";

afterEach(() => vi.unstubAllGlobals());

const row = {
  collection: "riyad",
  number: "1",
  language: "en",
  title: "A collection",
  text: "Words",
  grades: [],
};
const answer = {
  query: "words",
  total: 1,
  isMore: false,
  results: [row],
  collections: [{ collection: "riyad", title: "A collection", count: 1 }],
};

/** Answers every call with this body; returns the requested addresses. */
function standIn(body: unknown, status = 200): string[] {
  const requested: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    requested.push(address);
    return new Response(JSON.stringify(body), { status });
  });
  return requested;
}

test("a request contains the query, the collection and the offset", async () => {
  const requested = standIn(answer);
  const found = await searchImportedHadith({ query: "two words", collection: "riyad", offset: 20 });
  expect(requested).toEqual(["/api/hadith/search?q=two+words&offset=20&collection=riyad"]);
  expect(found.results).toEqual([row]);
});

test("without a query all hadith are requested, and no empty parameter is sent", async () => {
  const requested = standIn(answer);
  await searchImportedHadith({ query: "", collection: "", offset: 0 });
  expect(requested).toEqual(["/api/hadith/search?offset=0"]);
});

test("an error and an invalid answer reject", async () => {
  standIn({ error: {} }, 503);
  await expect(searchImportedHadith({ query: "", collection: "", offset: 0 })).rejects.toThrow("503");
  standIn({ ...answer, results: [{ ...row, number: "<b>" }] });
  await expect(searchImportedHadith({ query: "", collection: "", offset: 0 })).rejects.toThrow();
});
