import { fileURLToPath } from "node:url";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiErrorSchema } from "#contract/api-error.ts";
import { quranSearchAnswer } from "#contract/quran-search.ts";
import { handleError } from "#server/http/errors/handle-error.ts";
import { quranSearches } from "#server/services/quran-search.ts";
import { quranSearchRoutes } from "./quran-search.ts";

let server: FastifyInstance;

beforeAll(async () => {
  const published = fileURLToPath(new URL("../../../.built/public", import.meta.url));
  server = Fastify();
  server.setErrorHandler(handleError);
  await server.register(quranSearchRoutes, { searchIn: quranSearches(published) });
});
afterAll(() => server.close());

async function get(query: Readonly<Record<string, string>>, headers: Record<string, string> = {}) {
  const url = `/api/quran/search?${new URLSearchParams(query)}`;
  return server.inject({ url, headers });
}
async function found(query: Readonly<Record<string, string>>) {
  const answer = await get(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return quranSearchAnswer.parse(answer.json());
}

describe("GET /api/quran/search", () => {
  test("gives the verse, its translation, why it matched and where", async () => {
    const { query, total, results } = await found({ q: "مالك يوم الدين" });
    expect({ query, total }).toEqual({ query: "مالك يوم الدين", total: 2 });
    const [first] = results;
    expect(first).toMatchObject({ surah: 1, ayah: 4, why: { field: "text", kind: "phrase" } });
    expect(first?.translation).toContain("Recompense");
    expect(first?.marks).toHaveLength(3);
    expect(first?.marks.at(-1)?.[1]).toBe([...(first?.text ?? "")].length);
  });

  test("searches the Arabic and the requested translation, and for ar the Arabic alone", async () => {
    expect((await found({ q: "throne" })).results[0]?.why.field).toBe("translation");
    expect((await found({ q: "sabır", language: "tr" })).results[0]?.translation).toMatch(/sabır/i);
    const { results } = await found({ q: "صبر", language: "ar" });
    expect(results.every(({ translation, why }) => translation === null && why.field === "text")).toBe(true);
  });

  test("reaches every match in one order with pages of any size", async () => {
    const { total, results } = await found({ q: "lord", limit: "100" });
    expect(results).toHaveLength(100);
    const reached = new Set<string>();
    for (let offset = 0; offset < total; offset += 100)
      for (const { surah, ayah } of (await found({ q: "lord", limit: "100", offset: String(offset) }))
        .results)
        reached.add(`${surah}:${ayah}`);
    expect(reached.size).toBe(total);
    expect((await found({ q: "lord" })).results).toEqual(results.slice(0, 20));
    expect((await found({ q: "lord", offset: String(total) })).results).toEqual([]);
  });

  test("understands references and filters", async () => {
    expect((await found({ q: "البقرة ٢٥٥" })).results).toMatchObject([{ surah: 2, ayah: 255 }]);
    const { results } = await found({ q: "lord", surah: "1" });
    expect(results.map(({ surah }) => surah)).toEqual(results.map(() => 1));
  });

  test("answers 304 when the etag matches", async () => {
    const { headers } = await get({ q: "throne" });
    expect((await get({ q: "throne" }, { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
  });

  test.each([
    [{}, "missing", "q"],
    [{ q: "" }, "missing", "q"],
    [{ q: "a", language: "xx" }, "unknown-value", "language"],
    [{ q: "a", limit: "0" }, "out-of-range", "limit"],
    [{ q: "a", limit: "101" }, "out-of-range", "limit"],
    [{ q: "a", limit: "ten" }, "not-a-number", "limit"],
    [{ q: "a", offset: "-1" }, "out-of-range", "offset"],
    [{ q: "a", revelation: "roman" }, "unknown-value", "revelation"],
  ])("rejects %o: %s", async (query, code, field) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(400);
    expect(apiErrorSchema.parse(answer.json()).error).toMatchObject({ code, field });
  });

  test("answers odd queries", async () => {
    for (const q of ["   ", "🙂", ".*+?^$|()[]{}", "\u064e\u0650", "' OR 1=1 --🙂🙂"])
      expect((await get({ q })).statusCode).toBe(200);
    expect((await found({ q: "x".repeat(10_000) })).query).toHaveLength(10_000);
  });
});
