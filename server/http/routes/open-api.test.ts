import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readVerses, surahs } from "#content/quran/index.ts";
import { apiErrorSchema } from "#contract/api-error.ts";
import { surahsAnswer, type VersesAnswer, versesAnswer } from "#contract/quran-verses.ts";
import { languages } from "#domain/language.ts";
import { openApiServer, origin, read } from "./open-api.testing.ts";

let server: FastifyInstance;

beforeAll(async () => {
  server = await openApiServer();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: "GET", url, headers });

async function verses(reference: string, query = ""): Promise<VersesAnswer> {
  const answer = await get(`/api/quran/verses/${reference}${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return versesAnswer.parse(answer.json());
}

describe("GET /api/quran/verses", () => {
  test("gives one verse in the shape of a list, with the hash of its text", async () => {
    const { edition, licence, verses: found } = await verses("2:255");
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ surah: 2, ayah: 255, juz: 3, page: 42 });
    expect(found[0]?.text).toBe((await readVerses(read, "arabic", 2))[254]);
    expect(found[0]?.sha256).toBe(
      createHash("sha256")
        .update(found[0]?.text ?? "")
        .digest("hex"),
    );
    expect(licence.text).toContain("Tanzil");
    expect(edition.translation?.id).toBe("en");
    expect(found[0]).not.toHaveProperty("tajweed");
  });

  test("gives ranges and whole surahs, all 6,236 verses", async () => {
    expect((await verses("55:1-13")).verses.map(({ ayah }) => ayah)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    ]);
    expect((await verses("2:1-286")).verses).toHaveLength(286);
    let count = 0;
    for (const { number, ayahs } of surahs) {
      const { verses: found } = await verses(String(number));
      expect(found).toHaveLength(ayahs);
      expect(
        found.every(({ text, sha256 }) => sha256 === createHash("sha256").update(text).digest("hex")),
      ).toBe(true);
      count += found.length;
    }
    expect(count).toBe(6236);
  });

  test.each(languages)("gives the translation of %s", async (language) => {
    const [verse] = (await verses("112:1", `?language=${language}`)).verses;
    if (language === "ar") expect(verse?.translation).toBeNull();
    else expect(verse?.translation).toMatch(/\S/);
    expect(verse?.transliteration).toMatch(/\S/);
  });

  test("gives the rules of tajweed on request", async () => {
    const { verses: found } = await verses("112:1-4", "?include=tajweed");
    for (const { text, tajweed = [] } of found) {
      expect(tajweed.length).toBeGreaterThan(0);
      for (const { from, to } of tajweed) {
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual([...text].length);
      }
    }
    expect(found[0]?.tajweed?.map(({ rule }) => rule)).toContain("qalqalah");
  });

  test.each([
    ["abc", 400, "not-a-reference"],
    ["2:5-3", 400, "not-a-reference"],
    ["2:1%2C3", 400, "not-a-reference"],
    ["'; drop table members; --", 400, "not-a-reference"],
    ["115:1", 404, "no-such-verse"],
    ["2:280-300", 404, "no-such-verse"],
    ["2:255?language=xx", 400, "unknown-value"],
    ["2:255?include=words", 400, "unknown-value"],
    ["2:255?language=en&language=fr", 400, "unreadable"],
  ])("rejects %s in the language of the request", async (reference, status, code) => {
    const answer = await get(`/api/quran/verses/${reference}`, { "accept-language": "tr" });
    expect([answer.statusCode, apiErrorSchema.parse(answer.json()).error.code]).toEqual([status, code]);
    const english = await get(`/api/quran/verses/${reference}`);
    expect(answer.json()).not.toEqual(english.json());
  });
});

test("GET /api/quran/surahs names the 114 in each language", async () => {
  for (const language of languages) {
    const { surahs: named } = surahsAnswer.parse(
      (await get(`/api/quran/surahs?language=${language}`)).json(),
    );
    expect(named).toHaveLength(114);
    expect(named.every(({ name }) => name.length > 0)).toBe(true);
  }
});

test("answers are open to every origin, cacheable, conditional and compressed", async () => {
  for (const url of [
    "/api/quran/verses/2",
    "/api/quran/search?q=mercy",
    "/api/qibla?latitude=1&longitude=2",
  ]) {
    const answer = await get(url);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=86400",
    });
    const again = await get(url, { "if-none-match": String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  }
  const packed = await get("/api/quran/verses/2", { "accept-encoding": "gzip, br" });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(packed.rawPayload.length).toBeLessThan(120_000);
  const asked = await server.inject({ method: "OPTIONS", url: "/api/quran/verses/2" });
  expect(asked.headers["access-control-allow-methods"]).toBe("GET, HEAD");
}, 30_000);

test("a preflight allows every origin to post a question or a quote, and nothing else", async () => {
  const allowed = async (url: string) => {
    const { statusCode, headers } = await server.inject({ method: "OPTIONS", url });
    return [statusCode, headers["access-control-allow-methods"], headers["access-control-allow-headers"]];
  };
  for (const url of [
    "/api/assistant/sources",
    "/api/assistant/answer",
    "/api/quotes/check",
    "/api/quotes/match",
  ])
    expect(await allowed(url)).toEqual([
      204,
      "GET, HEAD, POST",
      "accept-language, content-type, if-none-match",
    ]);
  for (const url of ["/api/qibla", "/api/donations"])
    expect(await allowed(url)).toEqual([204, "GET, HEAD", "accept-language, if-none-match"]);
});

test("the OpenAPI document describes every call with its parameters and answers", async () => {
  const document = (await get("/api/openapi.json")).json();
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.servers).toEqual([{ url: origin }]);
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      "/api/hijri",
      "/api/prayer-times",
      "/api/qibla",
      "/api/quotes/check",
      "/api/quotes/match",
      "/api/quran/search",
      "/api/quran/surahs",
      "/api/quran/verses/{reference}",
    ]),
  );
  const search = document.paths["/api/quran/search"].get;
  const parameter = (name: string) => search.parameters.find((each: { name: string }) => each.name === name);
  expect(parameter("q")).toMatchObject({ required: true, in: "query", schema: { type: "string" } });
  expect(parameter("limit")).toMatchObject({
    required: false,
    schema: { type: "integer", minimum: 1, maximum: 100 },
  });
  const verse =
    document.paths["/api/quran/verses/{reference}"].get.responses["200"].content["application/json"].schema
      .properties.verses.items;
  expect(verse.required).toEqual(
    expect.arrayContaining([
      "surah",
      "ayah",
      "text",
      "translation",
      "transliteration",
      "juz",
      "page",
      "sha256",
    ]),
  );
  expect(JSON.stringify(document)).not.toContain("undefined");
});

test("calls are limited only where the operator sets a limit", async () => {
  const limited = await openApiServer({ rateLimit: 3 });
  const statuses: number[] = [];
  for (let call = 0; call < 4; call++) {
    const answer = await limited.inject({ url: "/api/qibla?latitude=1&longitude=2&language=fr" });
    statuses.push(answer.statusCode);
    if (answer.statusCode === 429) {
      expect(apiErrorSchema.parse(answer.json()).error.code).toBe("too-many-calls");
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  await limited.close();
});
