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

/** Answers every call with this body; gives the addresses that were asked. */
function standIn(body: unknown, status = 200): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

test("a question carries its words, its collection and how far it has come", async () => {
  const asked = standIn(answer);
  const found = await searchImportedHadith({ query: "two words", collection: "riyad", offset: 20 });
  expect(asked).toEqual(["/api/hadith/search?q=two+words&offset=20&collection=riyad"]);
  expect(found.results).toEqual([row]);
});

test("without words the whole shelf is asked for, and no empty word is sent", async () => {
  const asked = standIn(answer);
  await searchImportedHadith({ query: "", collection: "", offset: 0 });
  expect(asked).toEqual(["/api/hadith/search?offset=0"]);
});

test("an error and half an answer are reported as such", async () => {
  standIn({ error: {} }, 503);
  await expect(searchImportedHadith({ query: "", collection: "", offset: 0 })).rejects.toThrow("503");
  standIn({ ...answer, results: [{ ...row, number: "<b>" }] });
  await expect(searchImportedHadith({ query: "", collection: "", offset: 0 })).rejects.toThrow();
});
