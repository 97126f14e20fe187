import rateLimit from "@fastify/rate-limit";
import type { FastifyError, FastifyInstance } from "fastify";
import { type HadithSearchAnswer, hadithSearchDefaults, hadithSearchQuery } from "#contract/hadith-search.ts";
import { readQuery } from "#contract/query-values.ts";
import { longestQuery } from "#domain/text-search/text-search.ts";
import { refuse } from "#server/http/errors/refuse.ts";
import { refuseOpenCall } from "#server/http/errors/refuse-open-call.ts";
import type { HadithRows } from "#server/store/hadith-rows.ts";

type HadithSearchRoutes = {
  readonly shelf: Pick<HadithRows, "find" | "collections">;
  /** Most calls in a minute from one network address; undefined for no limit. */
  readonly mostCalls?: number | undefined;
};

/** Counting every collection reads the whole table, so its answer serves for a minute. */
const countedFor = 60_000;

/** `GET /api/hadith/search`: the operator's imported collections. */
export async function hadithSearchRoutes(
  server: FastifyInstance,
  { shelf, mostCalls }: HadithSearchRoutes,
): Promise<void> {
  if (mostCalls !== undefined) await server.register(rateLimit, { max: mostCalls, timeWindow: 60_000 });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== 429) throw error;
    return refuseOpenCall(error, request, reply);
  });
  let counted: { at: number; collections: HadithSearchAnswer["collections"] } | undefined;
  const collections = async () => {
    if (!counted || Date.now() - counted.at > countedFor)
      counted = { at: Date.now(), collections: await shelf.collections() };
    return counted.collections;
  };

  server.get("/api/hadith/search", async (request, reply) => {
    const reading = readQuery(hadithSearchQuery, request.query);
    if ("mistake" in reading) return refuse(request, reply, reading.mistake);
    const { q = "", collection, language, limit, offset } = reading.query;
    const { total, isMore, found } = await shelf.find({
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
}
