import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { ReadText } from "#content/quran/index.ts";
import { bundledTafsir, isTafsirBundled, readTafsir } from "#content/tafsir/index.ts";
import {
  categorisedQuery,
  dhikrList,
  duaList,
  hadithList,
  hadithListQuery,
  nameList,
  oneDhikr,
  oneDua,
  oneHadith,
  oneName,
  oneTextQuery,
  tafsirList,
  tafsirPath,
  tafsirQuery,
  textPath,
  textsDefaults,
  textsQuery,
} from "#contract/texts.ts";
import { defaultLanguage } from "#domain/language.ts";
import { findTexts, readQuery, searchableText } from "#domain/text-search/text-search.ts";
import { parseVerseRange } from "#domain/verse-range.ts";
import { parseQuery } from "#server/http/parse-request.ts";
import { ValidationError } from "#server/services/errors.ts";
import { type TextList, textLists } from "#server/services/text-lists.ts";
import { cacheForADay, openApiCall } from "./open-api-call.ts";

/** One kind of text: its address, its list and the schemas of its calls. */
type Kind<Item> = {
  readonly path: string;
  readonly name: string;
  readonly list: TextList<Item>;
  readonly query: typeof hadithListQuery | typeof categorisedQuery | typeof textsQuery;
  readonly answers: { readonly list: z.ZodType; readonly one: z.ZodType };
};

/**
 * `GET /api/hadith`, `/api/duas`, `/api/athkar`, `/api/names-of-allah`, each also with `/{id}`, and
 * `/api/tafsir/{reference}`.
 */
export async function textRoutes(server: FastifyInstance, { read }: { read: ReadText }): Promise<void> {
  const { hadith, duas, athkar, names } = textLists(read);
  const kinds: readonly Kind<unknown>[] = [
    {
      ...{ path: "/api/hadith", name: "hadith", list: hadith, query: hadithListQuery },
      answers: { list: hadithList, one: oneHadith },
    },
    {
      ...{ path: "/api/duas", name: "supplications", list: duas, query: categorisedQuery },
      answers: { list: duaList, one: oneDua },
    },
    {
      ...{ path: "/api/athkar", name: "remembrances", list: athkar, query: categorisedQuery },
      answers: { list: dhikrList, one: oneDhikr },
    },
    {
      ...{ path: "/api/names-of-allah", name: "the names of Allah", list: names, query: textsQuery },
      answers: { list: nameList, one: oneName },
    },
  ];
  for (const kind of kinds) kindRoutes(server, kind);
  tafsirRoutes(server, read);
}

function kindRoutes<Item>(server: FastifyInstance, { path, name, list, query, answers }: Kind<Item>): void {
  const listCall = openApiCall(`List or search ${name}`, "Texts", {
    querystring: query,
    answer: answers.list,
  });
  server.get(path, { config: listCall }, async (request, reply) => {
    const asked: z.output<typeof hadithListQuery> = parseQuery(query, request.query);
    const { language = defaultLanguage, q } = asked;
    const category = filterOf("category", asked.category, list.filters);
    const collection = filterOf("collection", asked.collection, list.filters);
    const { limit, offset } = { ...textsDefaults, ...defined(asked) };
    // Signs alone find nothing; a page would show everything for them.
    const isWordless = q !== undefined && readQuery(q).words.length === 0;
    const found = isWordless ? [] : await list.find({ language, q, category, collection });
    const results = await Promise.all(found.slice(offset, offset + limit).map((write) => write()));
    const answer = { source: await list.source(), total: found.length, results };
    return reply.header("cache-control", cacheForADay).send(answer);
  });

  const oneCall = openApiCall(`Get one text of ${name}`, "Texts", {
    ...{ params: textPath, querystring: oneTextQuery, answer: answers.one },
  });
  server.get<{ Params: { id: string } }>(`${path}/:id`, { config: oneCall }, async (request, reply) => {
    const { language = defaultLanguage } = parseQuery(oneTextQuery, request.query);
    const { id } = request.params;
    const result = await list.one(id, language);
    if (!result) throw new ValidationError({ code: "no-such-text", field: "id", details: { id } });
    return reply.header("cache-control", cacheForADay).send({ source: await list.source(), result });
  });
}

type Paged = { readonly limit?: number | undefined; readonly offset?: number | undefined };

const defined = ({ limit, offset }: Paged) => ({
  ...(limit === undefined ? {} : { limit }),
  ...(offset === undefined ? {} : { offset }),
});

/** The value of a filter; throws ValidationError where the list has no such value. */
function filterOf(
  field: "category" | "collection",
  value: string | undefined,
  filters: TextList<unknown>["filters"],
): string | undefined {
  const known = filters[field];
  if (value === undefined || known === undefined || known.includes(value)) return value;
  throw new ValidationError({ code: "unknown-value", field, details: { values: known.join(", ") } });
}

/** The commentary, where one is bundled; verse by verse, or the verses whose commentary has the words. */
function tafsirRoutes(server: FastifyInstance, read: ReadText): void {
  const call = openApiCall("Get the bundled commentary on verses, or search it within a surah", "Texts", {
    ...{ params: tafsirPath, querystring: tafsirQuery, answer: tafsirList },
  });
  const { title, author, edition, link, licence, language } = bundledTafsir;
  server.get<{ Params: { reference: string } }>(
    "/api/tafsir/:reference",
    { config: call },
    async (request, reply) => {
      const asked = parseQuery(tafsirQuery, request.query);
      const { reference } = request.params;
      const range = parseVerseRange(reference);
      if (range === "not-a-reference")
        throw new ValidationError({ code: range, field: "reference", details: { form: "2:255, 2:255-257" } });
      if (range === "no-such-verse")
        throw new ValidationError({ code: range, field: "reference", details: { reference } });
      if (!isTafsirBundled)
        throw new ValidationError({ code: "no-such-text", field: "reference", details: { id: title } });
      const { surah, from, to } = range;
      const verses = (await readTafsir(read, surah))
        .slice(from - 1, to)
        .map((text, index) => ({ reference: `${surah}:${from + index}`, text }));
      const query = readQuery(asked.q ?? "");
      const isWordless = asked.q !== undefined && query.words.length === 0;
      const found = isWordless ? [] : findTexts(verses, ({ text }) => searchableText([text]), query);
      const { limit, offset } = { ...textsDefaults, ...defined(asked) };
      return reply.header("cache-control", cacheForADay).send({
        source: { title, author, from: [edition, link], licence },
        ...{ language, total: found.length, results: found.slice(offset, offset + limit) },
      });
    },
  );
}
