import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiErrorSchema } from "#contract/api-error.ts";
import {
  dhikrList,
  duaList,
  hadithList,
  nameList,
  oneDhikr,
  oneDua,
  oneHadith,
  oneName,
  tafsirList,
} from "#contract/texts.ts";
import { languages } from "#domain/language.ts";
import { openApiServer } from "./open-api.testing.ts";

let server: FastifyInstance;
beforeAll(async () => {
  server = await openApiServer();
});
afterAll(() => server.close());

const get = async (url: string) => {
  const answer = await server.inject({ url });
  expect(answer.statusCode, `${url} ${answer.body.slice(0, 200)}`).toBe(200);
  return answer.json();
};
const kinds = [
  ["hadith", hadithList, oneHadith, 244],
  ["duas", duaList, oneDua, 200],
  ["athkar", dhikrList, oneDhikr, 90],
  ["names-of-allah", nameList, oneName, 99],
] as const;

describe.each(kinds)("GET /api/%s", (kind, list, one, least) => {
  test("lists every text page by page, each with its source and licence", async () => {
    const first = list.parse(await get(`/api/${kind}`));
    expect(first.total).toBeGreaterThanOrEqual(least);
    expect(first.results).toHaveLength(20);
    expect(first.source.licence.length).toBeGreaterThan(20);
    expect(first.source.from.length).toBeGreaterThan(0);
    const ids: string[] = [];
    for (let offset = 0; offset < first.total; offset += 50) {
      const page = list.parse(await get(`/api/${kind}?limit=50&offset=${offset}`));
      ids.push(...page.results.map(({ id }) => id));
    }
    expect(ids).toHaveLength(first.total);
    expect(list.parse(await get(`/api/${kind}?offset=9000`)).results).toEqual([]);
  });

  test("gives one text in each language, in Arabic letters always", async () => {
    const [some] = list.parse(await get(`/api/${kind}?limit=1`)).results;
    for (const language of languages) {
      const { result } = one.parse(await get(`/api/${kind}/${some?.id}?language=${language}`));
      expect(result.id).toBe(some?.id);
      expect(result.arabic).toMatch(/[\u0621-\u064a]{2}/u);
    }
  });

  test("refuses what it cannot read, and has no text of an unknown id", async () => {
    for (const [query, code] of [
      ["limit=51", "out-of-range"],
      ["offset=x", "not-a-number"],
      ["language=xx", "unknown-value"],
      ["q=", "missing"],
      [`q=${"a".repeat(101)}`, "too-long"],
    ] as const) {
      const answer = await server.inject({ url: `/api/${kind}?${query}` });
      expect([answer.statusCode, apiErrorSchema.parse(answer.json()).error.code]).toEqual([400, code]);
    }
    const unknown = await server.inject({ url: `/api/${kind}/no-such?language=fr` });
    expect([unknown.statusCode, apiErrorSchema.parse(unknown.json()).error.code]).toEqual([
      404,
      "no-such-text",
    ]);
  });
});

test.each([
  ["hadith", "en", "intentions", "nawawi-01-intentions"],
  ["hadith", "tr", "niyetler", "nawawi-01-intentions"],
  ["duas", "id", "istikharah", "istikharah"],
  ["duas", "ar", "دعاء السفر", "setting-out"],
  ["names-of-allah", "en", "azeez", "9"],
])("GET /api/%s in %s finds %s", async (kind, language, q, id) => {
  const { results } = await get(`/api/${kind}?language=${language}&q=${encodeURIComponent(q)}`);
  expect(results.slice(0, 3).map((one: { id: string }) => one.id)).toContain(id);
});

test("signs without a letter find nothing", async () => {
  for (const path of ["hadith", "duas", "athkar", "names-of-allah", "tafsir/2"])
    expect(await get(`/api/${path}?q=${encodeURIComponent("😀 ؟!")}`), path).toMatchObject({
      total: 0,
      results: [],
    });
});

test("filters narrow a list, and an unknown value of one is an error", async () => {
  const { results } = hadithList.parse(await get("/api/hadith?collection=muslim&category=prayer&limit=50"));
  expect(results.length).toBeGreaterThan(0);
  for (const { category, sources } of results) {
    expect(category).toBe("prayer");
    expect(sources.some(({ collection }) => collection === "muslim")).toBe(true);
  }
  const morning = dhikrList.parse(await get("/api/athkar?category=morning&limit=50")).results;
  expect(morning.length).toBeGreaterThan(20);
  for (const url of ["/api/duas?category=nothing", "/api/hadith?collection=nothing"])
    expect((await server.inject({ url })).json().error.code).toBe("unknown-value");
});

test("a supplication of the Quran has the verified words and names its verses", async () => {
  const ofQuran: string[] = [];
  for (const offset of [0, 50, 100, 150, 200]) {
    const { results } = duaList.parse(await get(`/api/duas?limit=50&offset=${offset}`));
    for (const one of results) if (one.quran !== null) ofQuran.push(one.arabic);
  }
  expect(ofQuran.length).toBeGreaterThan(5);
  for (const arabic of ofQuran) expect(arabic).toMatch(/[\u0621-\u064a]{2}/u);
});

describe("GET /api/tafsir/{reference}", () => {
  test("gives the bundled commentary of verses with its author and terms, and finds words in it", async () => {
    const { language, total, results, source } = tafsirList.parse(await get("/api/tafsir/2:255-257"));
    expect([language, total, results.map(({ reference }) => reference)]).toEqual([
      "id",
      3,
      ["2:255", "2:256", "2:257"],
    ]);
    expect(source.author).toMatch(/Kementerian Agama/);
    expect(source.licence).toMatch(/Rights reserved/);
    const found = tafsirList.parse(await get("/api/tafsir/2?q=puasa&limit=50"));
    expect(found.total).toBeGreaterThan(0);
    expect(found.results.every(({ text }) => /puasa/i.test(text))).toBe(true);
  });

  test.each([
    ["2:300", 404, "no-such-verse"],
    ["two", 400, "not-a-reference"],
  ])("refuses %s", async (reference, status, code) => {
    const answer = await server.inject({ url: `/api/tafsir/${reference}` });
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });
});

test("answers are cacheable and conditional, and every call is in the document", async () => {
  const answer = await server.inject({ url: "/api/hadith" });
  expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
  const again = await server.inject({
    url: "/api/hadith",
    headers: { "if-none-match": String(answer.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  const { paths } = (await server.inject({ url: "/api/openapi.json" })).json();
  const named = kinds.flatMap(([kind]) => [`/api/${kind}`, `/api/${kind}/{id}`]);
  expect(Object.keys(paths)).toEqual(expect.arrayContaining([...named, "/api/tafsir/{reference}"]));
});
