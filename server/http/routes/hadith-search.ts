import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import {
  type HadithBooksAnswer,
  type HadithBrowseAnswer,
  type HadithNamedAnswer,
  hadithBooksQuery,
  hadithBrowseQuery,
  hadithNamedQuery,
  hadithPageSize,
} from "#contract/hadith-browse.ts";
import { type HadithSearchAnswer, hadithSearchDefaults, hadithSearchQuery } from "#contract/hadith-search.ts";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { parseQuery } from "#server/http/parse-request.ts";
import { networkOf } from "#server/services/accounts/network-address.ts";
import type { HadithRows } from "#server/store/hadith-rows.ts";

type HadithSearchRoutes = {
  readonly hadith: Pick<HadithRows, "find" | "collections" | "books" | "chapters" | "browse" | "named">;
  /** Most calls in a minute from one network address; undefined for no limit. */
  readonly mostCalls?: number | undefined;
};

/** Counting every collection reads the whole table, so the counts are cached: milliseconds. */
const countLifetime = 60_000;

/** `GET /api/hadith/search`, `/books`, `/browse` and `/named`: the operator's imported collections. */
export async function hadithSearchRoutes(
  server: FastifyInstance,
  { hadith, mostCalls }: HadithSearchRoutes,
): Promise<void> {
  if (mostCalls !== undefined)
    await server.register(rateLimit, {
      max: mostCalls,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => networkOf(ip),
    });
  let counted: { at: number; collections: HadithSearchAnswer["collections"] } | undefined;
  const collections = async () => {
    if (!counted || Date.now() - counted.at > countLifetime)
      counted = { at: Date.now(), collections: await hadith.collections() };
    return counted.collections;
  };

  server.get("/api/hadith/search", async (request, reply) => {
    const { q = "", collection, language, limit, offset } = parseQuery(hadithSearchQuery, request.query);
    const { total, isMore, found } = await hadith.find({
      typed: q,
      collection,
      language,
      limit: limit ?? hadithSearchDefaults.limit,
      offset: offset ?? hadithSearchDefaults.offset,
    });
    const answer: HadithSearchAnswer = {
      query: q.slice(0, longestQuery),
      total,
      isMore,
      results: found.flatMap(({ rows }) => rows),
      collections: await collections(),
    };
    return reply.header("cache-control", "no-cache").send(answer);
  });

  server.get("/api/hadith/books", async (request, reply) => {
    const { collection } = parseQuery(hadithBooksQuery, request.query);
    const known = (await collections()).find((each) => each.collection === collection);
    const answer: HadithBooksAnswer = {
      collection: known ? { title: known.title, count: known.count } : null,
      books: known ? await hadith.books(collection) : [],
    };
    return reply.header("cache-control", "no-cache").send(answer);
  });

  server.get("/api/hadith/browse", async (request, reply) => {
    const { page = 1, ...place } = parseQuery(hadithBrowseQuery, request.query);
    const { collection, book } = place;
    const [chapters, { total, found }] = await Promise.all([
      book === undefined ? [] : hadith.chapters(collection, book),
      hadith.browse(place, hadithPageSize, (page - 1) * hadithPageSize),
    ]);
    const results = found.flatMap(({ rows }) => rows);
    const answer: HadithBrowseAnswer = { total, page, chapters, results };
    return reply.header("cache-control", "no-cache").send(answer);
  });

  server.get("/api/hadith/named", async (request, reply) => {
    const found = await hadith.named(parseQuery(hadithNamedQuery, request.query).keys);
    const answer: HadithNamedAnswer = { results: found.flatMap(({ rows }) => rows) };
    return reply.header("cache-control", "no-cache").send(answer);
  });
}
