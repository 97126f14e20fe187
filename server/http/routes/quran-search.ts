import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import {
  type QuranSearchAnswer,
  quranSearchAnswer,
  quranSearchDefaults,
  quranSearchQuery,
} from "#contract/quran-search.ts";
import { languages } from "#domain/language.ts";
import { verseNumber } from "#domain/verse-reference.ts";
import { parseQuery } from "#server/http/parse-request.ts";
import type { QuranSearches } from "#server/services/quran-search.ts";
import { cacheForADay, openApiCall } from "./open-api-call.ts";

type QuranSearchRoutes = {
  readonly searchIn: QuranSearches;
  /** Loads every language once the server is ready, so that no request waits for it. */
  readonly warm?: boolean;
};

const call = openApiCall("Search the Quran in Arabic and one translation", "Quran", {
  querystring: quranSearchQuery,
  answer: quranSearchAnswer,
});

/** `GET /api/quran/search`. */
export async function quranSearchRoutes(
  server: FastifyInstance,
  { searchIn, warm = false }: QuranSearchRoutes,
): Promise<void> {
  server.get("/api/quran/search", { config: call }, async (request, reply) => {
    const query = parseQuery(quranSearchQuery, request.query);
    const { q = "", surah, juz, revelation } = query;
    const { language, limit, offset } = quranSearchDefaults;
    const { search, arabic, translation } = await searchIn(query.language ?? language);
    const page = { limit: query.limit ?? limit, offset: query.offset ?? offset };
    const { total, matches } = search.find(q, { ...page, filter: { surah, juz, revelation } });
    const results = matches.map((match) => {
      const verse = verseNumber(match) ?? 0;
      const text = arabic.texts[verse] ?? "";
      const marks = match.marks.map(([from, to]): [number, number] => [from, to]);
      return { ...match, text, translation: translation?.texts[verse] ?? null, marks };
    });
    const answer: QuranSearchAnswer = { query: q, total, results };
    const body = JSON.stringify(answer);
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    reply.header("cache-control", cacheForADay).header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(body);
  });

  if (!warm) return;
  server.addHook("onReady", async () => {
    void warmUp(searchIn).catch((error: unknown) =>
      server.log.error(error, "the search could not be loaded"),
    );
  });
}

async function warmUp(searchIn: QuranSearches): Promise<void> {
  for (const language of languages) await searchIn(language);
}
