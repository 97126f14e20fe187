import Fastify from "fastify";
import { expect, test } from "vitest";
import { apiErrorSchema } from "#contract/api-error.ts";
import { hadithBooksAnswer, hadithBrowseAnswer, hadithNamedAnswer } from "#contract/hadith-browse.ts";
import { hadithSearchAnswer, type ImportedHadith } from "#contract/hadith-search.ts";
import { handleError } from "#server/http/errors/handle-error.ts";
import type { HadithRows, HadithSearch } from "#server/store/hadith-rows.ts";
import { hadithSearchRoutes } from "./hadith-search.ts";

const row: ImportedHadith = {
  collection: "test-book",
  number: "1",
  language: "en",
  title: "Test Book",
  text: "A made sentence",
  grades: [],
};

const browsed: object[] = [];

async function serverWith(searches: HadithSearch[], mostCalls?: number) {
  const hadith: Pick<HadithRows, "find" | "collections" | "books" | "chapters" | "browse" | "named"> = {
    async find(search) {
      searches.push(search);
      return { total: 1, isMore: false, found: [{ collection: "test-book", number: "1", rows: [row] }] };
    },
    collections: async () => [{ collection: "test-book", title: "Test Book", count: 1 }],
    books: async () => [{ number: "1", titles: { en: "First" }, count: 1 }],
    chapters: async (_, book) => [{ number: `${book}1`, titles: {}, count: 1 }],
    named: async (keys) =>
      keys.map(({ collection, number }) => ({ collection, number, rows: [{ ...row, collection, number }] })),
    async browse(place, limit, offset) {
      browsed.push({ ...place, limit, offset });
      return { total: 51, found: [{ collection: "test-book", number: "1", rows: [row] }] };
    },
  };
  const server = Fastify();
  server.setErrorHandler(handleError);
  await server.register(hadithSearchRoutes, { hadith, mostCalls });
  return server;
}

test("the search answers in the shape of its contract and passes every parameter on", async () => {
  const searches: HadithSearch[] = [];
  const server = await serverWith(searches);
  const answer = await server.inject(
    "/api/hadith/search?q=made&collection=test-book&language=en&limit=5&offset=10",
  );
  expect(hadithSearchAnswer.parse(answer.json()).results).toEqual([row]);
  expect(searches).toEqual([
    { typed: "made", collection: "test-book", language: "en", limit: 5, offset: 10 },
  ]);
  await server.inject("/api/hadith/search");
  expect(searches[1]).toMatchObject({ typed: "", limit: 20, offset: 0 });
});

test("invalid limits and languages are rejected, and a long search is accepted", async () => {
  const server = await serverWith([]);
  for (const search of ["limit=0", "limit=51", "offset=-1", "language=xx"])
    expect((await server.inject(`/api/hadith/search?${search}`)).statusCode, search).toBe(400);
  const long = await server.inject(`/api/hadith/search?q=${"a".repeat(5000)}`);
  expect(hadithSearchAnswer.parse(long.json()).query).toHaveLength(100);
});

test("searches are limited only where the operator sets a limit", async () => {
  const server = await serverWith([], 2);
  const answers = [];
  for (let call = 0; call < 3; call++) answers.push(await server.inject("/api/hadith/search?q=made"));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(apiErrorSchema.parse(answers[2]?.json()).error.code).toBe("too-many-calls");
});

test("a collection is browsed by book, chapter, number and page of fifty", async () => {
  const server = await serverWith([]);
  const books = await server.inject("/api/hadith/books?collection=test-book");
  expect(hadithBooksAnswer.parse(books.json())).toEqual({
    collection: { title: "Test Book", count: 1 },
    books: [{ number: "1", titles: { en: "First" }, count: 1 }],
  });
  const unknown = await server.inject("/api/hadith/books?collection=another");
  expect(hadithBooksAnswer.parse(unknown.json())).toEqual({ collection: null, books: [] });
  const page = await server.inject("/api/hadith/browse?collection=test-book&book=7&chapter=2&page=2");
  expect(hadithBrowseAnswer.parse(page.json())).toEqual({
    total: 51,
    page: 2,
    chapters: [{ number: "71", titles: {}, count: 1 }],
    results: [row],
  });
  await server.inject("/api/hadith/browse?collection=test-book&number=33a");
  expect(browsed).toEqual([
    { collection: "test-book", book: "7", chapter: "2", limit: 50, offset: 50 },
    { collection: "test-book", number: "33a", limit: 50, offset: 0 },
  ]);
  for (const wrong of [
    "",
    "collection=A_B",
    "collection=a&book=x",
    "collection=a&page=0",
    "collection=a&number=a b",
  ])
    expect((await server.inject(`/api/hadith/browse?${wrong}`)).statusCode, wrong).toBe(400);
});

test("hadith are had by collection and number, in the order asked for, at most fifty at once", async () => {
  const server = await serverWith([]);
  const answer = await server.inject("/api/hadith/named?keys=test-book/33a,muwatta/2/45");
  expect(hadithNamedAnswer.parse(answer.json()).results).toEqual([
    { ...row, number: "33a" },
    { ...row, collection: "muwatta", number: "2/45" },
  ]);
  const many = Array.from({ length: 51 }, (_, at) => `test-book/${at}`).join(",");
  for (const keys of ["", "test-book", "Test/1", "test-book/x", many])
    expect((await server.inject(`/api/hadith/named?keys=${keys}`)).statusCode, keys).toBe(400);
});
