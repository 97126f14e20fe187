import type { FastifyInstance } from "fastify";
import { loadSurahNames, surahs } from "#content/quran/index.ts";
import {
  type SurahsAnswer,
  surahsAnswer,
  surahsQuery,
  versesAnswer,
  versesPath,
  versesQuery,
} from "#contract/quran-verses.ts";
import { defaultLanguage } from "#domain/language.ts";
import { parseVerseRange } from "#domain/verse-range.ts";
import { parseQuery } from "#server/http/parse-request.ts";
import { ValidationError } from "#server/services/errors.ts";
import type { QuranVerses } from "#server/services/quran-verses.ts";
import { cacheForADay, openApiCall } from "./open-api-call.ts";

const surahsCall = openApiCall("List the 114 surahs with their names", "Quran", {
  querystring: surahsQuery,
  answer: surahsAnswer,
});

const versesCall = openApiCall(
  "Get verses with their translation, transliteration, juz, page and hash",
  "Quran",
  {
    params: versesPath,
    querystring: versesQuery,
    answer: versesAnswer,
  },
);

/** `GET /api/quran/surahs` and `GET /api/quran/verses/{reference}`. */
export async function quranVersesRoutes(
  server: FastifyInstance,
  { versesOf }: { versesOf: QuranVerses },
): Promise<void> {
  server.get("/api/quran/surahs", { config: surahsCall }, async (request, reply) => {
    const { language = defaultLanguage } = parseQuery(surahsQuery, request.query);
    const names = await loadSurahNames(language);
    const answer: SurahsAnswer = {
      surahs: surahs.map(({ number, arabicName, revelation, ayahs }) => {
        const { name = arabicName, meaning = null } = names[number - 1] ?? {};
        return { surah: number, arabicName, name, meaning, revelation, ayahs };
      }),
    };
    return reply.header("cache-control", cacheForADay).send(answer);
  });

  server.get<{ Params: { reference: string } }>(
    "/api/quran/verses/:reference",
    { config: versesCall },
    async (request, reply) => {
      const { language = defaultLanguage, include = [] } = parseQuery(versesQuery, request.query);
      const { reference } = request.params;
      const range = parseVerseRange(reference);
      if (range === "not-a-reference") {
        const details = { form: "2:255, 2:255-257" };
        throw new ValidationError({ code: range, field: "reference", details });
      }
      if (range === "no-such-verse")
        throw new ValidationError({ code: range, field: "reference", details: { reference } });
      const answer = await versesOf({ range, language, withTajweed: include.includes("tajweed") });
      return reply.header("cache-control", cacheForADay).send(answer);
    },
  );
}
