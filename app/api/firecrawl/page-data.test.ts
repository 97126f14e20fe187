import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { manyData, oneData } from "#domain/extraction/page-data.ts";
import { hasExtractEnded } from "#domain/extraction/wire/failure.ts";
import { isFailure } from "#domain/extraction/wire/requests.ts";
import { firecrawl } from "./firecrawl.ts";
import type { Timing } from "./service.ts";
import { type WireServer, wireServer } from "./wire-server.testing.ts";

const urls = ["https://quran.com/112", "https://quran.com/113", "https://quran.com/114"];

let server: WireServer;
let waits: number[];

const timing: Timing = {
  now: () => 1000,
  wait: async (milliseconds) => {
    waits.push(milliseconds);
  },
};

beforeEach(async () => {
  waits = [];
  server = await wireServer({
    looks: 1,
    pagesOf: (url) =>
      (url === urls[0] ? urls : [url]).map((one) => ({ markdown: "", metadata: { sourceURL: one } })),
    dataOf: (url) => ({ number: Number(url.slice(-3)) }),
  });
});

afterEach(() => server.close());

const client = (version: "v1" | "v2" = "v2") =>
  firecrawl({ base: server.url, version, key: "fc-secret" }, timing);
const uncancelled = () => ({ signal: new AbortController().signal, idempotencyKey: "once" });
const schema = { type: "object", properties: { number: { type: "number" } } };

describe("data extracted from pages by version 2", () => {
  test("of one page is requested by a scrape as JSON and is in its answer", async () => {
    const page = await client().scrapeData(
      "https://quran.com/113",
      { prompt: "number", schema },
      uncancelled(),
    );
    expect(oneData(page)).toEqual({
      text: '{\n  "number": 113\n}',
      sources: [{ url: "https://quran.com/113", title: "https://quran.com/113" }],
    });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({
      method: "POST",
      path: "/v2/scrape",
      headers: { authorization: "Bearer fc-secret" },
      body: {
        url: "https://quran.com/113",
        formats: [{ type: "json", prompt: "number", schema }],
        timeout: 120_000,
        origin: "riwaq",
      },
    });
  });

  test("of several pages is requested by a batch, whose parts are joined with their addresses", async () => {
    const started: string[] = [];
    const visited: string[] = [];
    const end = await client().batchData(
      urls,
      { schema },
      {
        ...uncancelled(),
        onStarted: (id) => started.push(id),
        onProgress: ({ completed, total }) => visited.push(`${completed}/${total}`),
      },
    );
    const data = isFailure(end) ? end : manyData([...urls, "https://quran.com/115"], end.pages);
    expect(JSON.parse("text" in data ? data.text : "[]")).toEqual([
      { url: urls[0], data: { number: 112 } },
      { url: urls[1], data: { number: 113 } },
      { url: urls[2], data: { number: 114 } },
      { url: "https://quran.com/115", data: null },
    ]);
    expect([started, visited]).toEqual([["job-1"], ["1/3"]]);
    expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /v2/batch/scrape",
      "GET /v2/batch/scrape/job-1",
      "GET /v2/batch/scrape/job-1",
      "GET /v2/batch/scrape/job-1?skip=2",
    ]);
    expect(server.received[0]?.headers["x-idempotency-key"]).toBe("once");
    expect(server.received[0]?.body).toEqual({
      urls,
      formats: [{ type: "json", schema }],
      timeout: 120_000,
      origin: "riwaq",
    });
  });

  test("a batch is cancelled under its own path when the person cancels it", async () => {
    const leaving = new AbortController();
    server.answer(({ method }) => {
      if (method !== "GET") return undefined;
      queueMicrotask(() => leaving.abort());
      return { hang: true };
    });
    const call = { ...uncancelled(), signal: leaving.signal };
    expect(await client().batchData(urls, { prompt: "p" }, call)).toEqual({ kind: "cancelled" });
    expect(server.received.at(-1)).toMatchObject({ method: "DELETE", path: "/v2/batch/scrape/job-1" });
  });

  test("a cancelled scrape is not retried, and one with 429 waits and is retried", async () => {
    const leaving = new AbortController();
    server.answer(() => {
      queueMicrotask(() => leaving.abort());
      return { hang: true };
    });
    const left = client().scrapeData("https://quran.com/112", { prompt: "p" }, { signal: leaving.signal });
    expect(await left).toEqual({ kind: "cancelled" });
    let received = 0;
    server.answer(() => {
      received += 1;
      return received === 1 ? { status: 429, body: {}, headers: { "retry-after": "3" } } : undefined;
    });
    expect(await client().scrapeData("https://quran.com/112", { prompt: "p" }, uncancelled())).toMatchObject({
      json: { number: 112 },
    });
    expect(waits).toEqual([3000]);
  });

  test.each([
    [
      { status: 402, body: { error: "credits" } },
      { kind: "refused", status: 402, error: "credits" },
    ],
    [
      { status: 408, body: { error: "slow" } },
      { kind: "refused", status: 408, error: "slow" },
    ],
    [{ body: { success: false, error: "blocked" } }, { kind: "refused", error: "blocked" }],
    [{ body: { success: true } }, { kind: "unreadable" }],
    [{ raw: "{" }, { kind: "unreadable" }],
    [{ drop: true }, { kind: "no-response" }],
    [{ body: { success: true, data: { metadata: {} } } }, { kind: "no-page-data" }],
    [{ body: { success: true, data: { json: null } } }, { kind: "no-page-data" }],
  ] as const)("an answer of %j has its own failure", async (reply, failure) => {
    server.answer(() => reply);
    const page = await client().scrapeData("https://quran.com/112", { prompt: "p" }, uncancelled());
    expect(oneData(page)).toMatchObject(failure);
  });

  test("pages without data have no rows", () => {
    expect(manyData(urls, [{ metadata: { sourceURL: urls[0] } }])).toEqual({ kind: "no-page-data" });
    expect(manyData([], [])).toEqual({ kind: "no-page-data" });
  });

  test("only web pages become sources, and a trailing slash makes no difference", () => {
    const page = (sourceURL: string, title?: string) => ({ json: 1, metadata: { sourceURL, title } });
    const data = manyData(
      ["https://a.example", "https://b.example/"],
      [page("https://A.example/", "A"), page("javascript:alert(1)"), page("https://b.example")],
    );
    expect("sources" in data && data.sources).toEqual([
      { url: "https://A.example/", title: "A" },
      { url: "https://b.example", title: "https://b.example" },
    ]);
    expect("text" in data && JSON.parse(data.text)).toHaveLength(3);
  });
});

describe.each(["v1", "v2"] as const)("an extract of %s that the service has ended", (version) => {
  test("is recognized at its start", async () => {
    server.answer(() => ({ status: 410, body: { success: false, error: "gone" } }));
    const end = await client(version).extract({ urls }, uncancelled());
    expect(isFailure(end) && hasExtractEnded(end)).toBe(true);
    expect(server.received).toHaveLength(1);
  });

  test("is recognized at its first poll", async () => {
    server.answer(() => ({ status: 410, raw: "Gone" }));
    const end = await client(version).extract({ urls }, { ...uncancelled(), jobId: "job-7" });
    expect(isFailure(end) && hasExtractEnded(end)).toBe(true);
    expect(server.received).toHaveLength(1);
  });
});

test("410 from another call is not treated as an extract", async () => {
  server.answer(() => ({ status: 410, body: {} }));
  const end = await client().research({ query: "q" }, uncancelled());
  expect(end).toMatchObject({ kind: "unexpected", status: 410 });
  expect(isFailure(end) && hasExtractEnded(end)).toBe(false);
});
