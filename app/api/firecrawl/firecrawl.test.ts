import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Failure, failureText } from "#domain/extraction/wire/failure.ts";
import { type CrawlCall, firecrawl } from "./firecrawl.ts";
import { largestAnswer } from "./send.ts";
import type { Pace } from "./service.ts";
import { type Reply, type WireServer, wireServer } from "./wire-server.testing.ts";

const pages = (url: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    markdown: `page ${at}`,
    html: `<p>page ${at}</p>`,
    metadata: { sourceURL: `${url}/${at}` },
  }));

let server: WireServer;
let rests: number[];
let clock: number;

const pace: Pace = {
  now: () => clock,
  rest: async (milliseconds) => {
    rests.push(milliseconds);
    clock += milliseconds;
  },
};

beforeEach(async () => {
  server = await wireServer({ pagesOf: (url) => pages(url, 5) });
  rests = [];
  clock = 1000;
});

afterEach(() => server.close());

const client = (version: "v1" | "v2" = "v1", key = "fc-secret") =>
  firecrawl({ base: server.url, version, key }, pace);

const call = (more: Partial<CrawlCall> = {}): CrawlCall => ({
  url: "https://quran.com",
  limit: 100,
  idempotencyKey: "once",
  signal: new AbortController().signal,
  ...more,
});

const messageOf = (outcome: object) => ("kind" in outcome ? failureText(outcome as Failure) : outcome);

/** Faults of the looks at a job, one after the other; then the service answers by itself. */
function looksAnswer(replies: readonly Reply[]): void {
  const left = [...replies];
  server.answer(({ method, path }) =>
    method === "GET" && path.includes("/crawl/") ? left.shift() : undefined,
  );
}

describe.each(["v1", "v2"] as const)("a crawl by %s", (version) => {
  test("is started, looked at, and its parts are put together", async () => {
    const seen: number[] = [];
    const outcome = await client(version).crawl(
      call({ onProgress: ({ completed }) => seen.push(completed) }),
    );
    expect(outcome).toMatchObject({ job: { status: "completed", creditsUsed: 5 }, isCut: false });
    expect("pages" in outcome && outcome.pages).toHaveLength(5);
    expect(seen).toEqual([2]);
    expect(rests).toEqual([2000]);
    expect(server.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST /${version}/crawl`,
      `GET /${version}/crawl/job-1`,
      `GET /${version}/crawl/job-1`,
      `GET /${version}/crawl/job-1?skip=3`,
    ]);
    expect(server.asked[0]?.headers).toMatchObject({
      authorization: "Bearer fc-secret",
      "x-idempotency-key": "once",
      "content-type": "application/json",
    });
    expect(server.asked[0]?.body).toMatchObject({ url: "https://quran.com", limit: 100, origin: "riwaq" });
  });
});

describe("a start that fails", () => {
  test.each([400, 402, 403, 408, 409, 500])("with %i says so with its own status", async (status) => {
    server.answer(() => ({ status, body: { error: "why not" } }));
    expect(messageOf(await client().crawl(call()))).toEqual({
      message: `Failed to start crawl job. Status code: ${status}. Error: why not`,
      code: status,
    });
  });

  test.each([401, 404, 502, 503])("with %i is unexpected", async (status) => {
    server.answer(() => ({ status, raw: "<html>" }));
    expect(messageOf(await client().crawl(call()))).toEqual({
      message: `Unexpected error occurred while trying to start crawl job. Status code: ${status}`,
      code: status,
    });
  });

  test("without an answer has the code 0", async () => {
    server.answer(() => ({ drop: true }));
    expect(messageOf(await client().crawl(call()))).toMatchObject({ code: 0 });
  });

  test("by 429 is tried again after as long as asked, by header, by words and by habit", async () => {
    const replies: Reply[] = [
      { status: 429, body: {}, headers: { "retry-after": "7" } },
      { status: 429, body: { error: "Rate limit exceeded, please retry after 22s" } },
      { status: 429, body: {} },
    ];
    server.answer(({ method }) => (method === "POST" ? replies.shift() : undefined));
    expect(await client().crawl(call())).toHaveProperty("pages");
    expect(rests).toEqual([7000, 22_000, 10_000, 2000]);
  });

  test("200 without an id did not start", async () => {
    server.answer(() => ({ body: { success: false } }));
    expect(messageOf(await client().crawl(call()))).toEqual({
      message: "Crawl job failed to start",
      code: 400,
    });
  });
});

describe("looks at a crawl", () => {
  test("two bad ones with a rest between, then a good one, are borne", async () => {
    looksAnswer([{ status: 502, raw: "" }, { drop: true }]);
    expect(await client().crawl(call())).toHaveProperty("pages");
    expect(rests).toEqual([2000, 4000, 2000]);
  });

  test("three bad ones end it, with the status of the last", async () => {
    looksAnswer([{ status: 500, body: { error: "a" } }, { raw: "{ broken" }, { status: 404, body: {} }]);
    expect(messageOf(await client().crawl(call()))).toEqual({
      message: "Unexpected error occurred while trying to check crawl status. Status code: 404",
      code: 404,
    });
  });

  test("broken JSON three times cannot be read", async () => {
    looksAnswer([{ raw: "{" }, { raw: "" }, { raw: "<html>" }]);
    expect(await client().crawl(call())).toMatchObject({ kind: "unreadable" });
  });

  test("a job that stays in scraping is left at its deadline", async () => {
    server.answer(({ method }) => (method === "GET" ? { body: { status: "scraping" } } : undefined));
    expect(await client().crawl(call())).toEqual({ kind: "deadline" });
    expect(clock).toBeGreaterThan(30 * 60_000);
  });

  test("done without data and failed are different results", async () => {
    looksAnswer([{ body: { status: "completed" } }]);
    expect(await client().crawl(call())).toEqual({ kind: "no-data" });
    looksAnswer([{ body: { status: "failed" } }]);
    expect(messageOf(await client().crawl(call()))).toMatchObject({
      message: "Crawl job failed or was stopped. Status: failed",
    });
  });

  test("an answer that is too large is not read to its end", async () => {
    const huge = { raw: "x".repeat(largestAnswer + 1) };
    looksAnswer([huge, huge, huge]);
    expect(await client().crawl(call())).toMatchObject({ kind: "too-large" });
  });

  test("of a hundred megabytes of markdown, in parts, no more is stored than is promised", async () => {
    const markdown = "ا".repeat(5_000_000);
    const part = (skip: number) => ({
      status: "completed",
      total: 20,
      data: [{ markdown, metadata: { sourceURL: `https://quran.com/${skip}` } }],
      ...(skip < 20 ? { next: `${server.url}/v1/crawl/job-1?skip=${skip + 1}` } : {}),
    });
    server.answer(({ method, path }) =>
      method === "GET" ? { body: part(Number(/skip=(\d+)/.exec(path)?.[1] ?? 1)) } : undefined,
    );
    const outcome = await client().crawl(call());
    expect(outcome).toMatchObject({ isCut: true });
    expect("pages" in outcome && outcome.pages).toHaveLength(12);
  });

  test("a date that is none is no date, and a page list that is none is no data", async () => {
    looksAnswer([{ body: { status: "completed", data: "nonsense", expiresAt: 7 } }]);
    expect(await client().crawl(call())).toEqual({ kind: "no-data" });
  });
});

describe("the key", () => {
  test("does not follow a link to another host", async () => {
    const other = await wireServer();
    looksAnswer([{ body: { status: "completed", data: [], next: `${other.url}/v1/crawl/job-1?skip=1` } }]);
    expect(await client().crawl(call())).toEqual({ kind: "foreign-link" });
    expect(other.asked).toEqual([]);
    await other.close();
  });

  test("does not follow a redirect", async () => {
    const other = await wireServer();
    const away = { status: 307, body: {}, headers: { location: `${other.url}/v1/crawl` } };
    server.answer(() => away);
    expect(await client().crawl(call())).toMatchObject({ kind: "no-response" });
    expect(other.asked).toEqual([]);
    await other.close();
  });

  test("is needed by the hosted service, and a server of one's own goes without", async () => {
    const hosted = firecrawl({ base: "https://api.firecrawl.dev", version: "v1", key: "" }, pace);
    expect(messageOf(await hosted.crawl(call()))).toEqual({ message: "No API key provided", code: 401 });
    await client("v1", "").crawl(call());
    expect(server.asked[0]?.headers.authorization).toBeUndefined();
  });
});

describe("a crawl", () => {
  test("that is cancelled stops at the service too", async () => {
    const cancelling = new AbortController();
    const outcome = await client().crawl(
      call({ signal: cancelling.signal, onProgress: () => cancelling.abort() }),
    );
    expect(outcome).toEqual({ kind: "cancelled" });
    expect(server.asked.at(-1)).toMatchObject({ method: "DELETE", path: "/v1/crawl/job-1" });
  });

  test("that is slow can be cancelled while it is waited for", async () => {
    const cancelling = new AbortController();
    server.answer(() => {
      queueMicrotask(() => cancelling.abort());
      return { hang: true };
    });
    expect(await client().crawl(call({ signal: cancelling.signal }))).toEqual({ kind: "cancelled" });
  });

  test("that is cancelled while its start is on its way is stopped once its id is known", async () => {
    const cancelling = new AbortController();
    server.answer(({ method }) => {
      if (method === "POST") cancelling.abort();
      return undefined;
    });
    expect(await client().crawl(call({ signal: cancelling.signal }))).toEqual({ kind: "cancelled" });
    await expect.poll(() => server.asked.at(-1)).toMatchObject({ method: "DELETE", path: "/v1/crawl/job-1" });
  });

  test("continues by the id of its job, without being started again", async () => {
    await client().crawl(call());
    const outcome = await client().crawl(call({ jobId: "job-1", begunAt: 1000 }));
    expect(outcome).toHaveProperty("pages");
    expect(server.asked.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  test("shows its progress over a socket, catches up, and survives the socket's end", async () => {
    const [one, two, three] = pages("https://quran.com", 3);
    server.speak([
      { type: "catchup", data: { status: "scraping", total: 5, completed: 2, data: [one, two] } },
      { type: "document", data: three },
    ]);
    const seen: number[] = [];
    const outcome = await client().crawl(
      call({ isLive: true, onProgress: ({ completed }) => seen.push(completed) }),
    );
    expect("pages" in outcome && outcome.pages).toHaveLength(5);
    expect(seen.slice(0, 2)).toEqual([2, 3]);
    const socket = server.asked.find(({ method }) => method === "SOCKET");
    expect(socket).toMatchObject({
      path: "/v1/crawl/job-1",
      headers: { "sec-websocket-protocol": "fc-secret" },
    });
  });

  test("leaves a socket that hangs when the time of the job is over", async () => {
    server.speak(
      [{ type: "catchup", data: { status: "scraping", total: 5, completed: 2, data: [] } }],
      "hangs",
    );
    const seen: number[] = [];
    const halfAnHour = 30 * 60_000;
    const outcome = await client().crawl(
      call({
        isLive: true,
        begunAt: clock - halfAnHour + 300,
        onProgress: ({ completed }) => seen.push(completed),
      }),
    );
    // The looks that take over find it done.
    expect("pages" in outcome && outcome.pages).toHaveLength(5);
    expect(seen[0]).toBe(2);
  });

  test("opens a socket without a key where there is none", async () => {
    server.speak([{ type: "error", error: "no" }]);
    expect(await client("v1", "").crawl(call({ isLive: true }))).toHaveProperty("pages");
    expect(
      server.asked.find(({ method }) => method === "SOCKET")?.headers["sec-websocket-protocol"],
    ).toBeUndefined();
  });
});

describe("other jobs", () => {
  const signal = new AbortController().signal;

  test("a batch is followed under its own path, and its errors are asked for by GET", async () => {
    const outcome = await client().batch({ urls: ["https://quran.com/1"] }, { signal });
    expect("pages" in outcome && outcome.pages).toHaveLength(5);
    await client().batchErrors("job-1", { signal });
    await client().batchStatus("job-1", { skip: 2, limit: 1 }, { signal });
    await client().crawlErrors("job-1", { signal });
    expect(server.asked.map(({ method, path }) => `${method} ${path}`).slice(-3)).toEqual([
      "GET /v1/batch/scrape/job-1/errors",
      "GET /v1/batch/scrape/job-1?skip=2&limit=1",
      "GET /v1/crawl/job-1/errors",
    ]);
    expect(messageOf(await client().batchStatus("", {}, { signal }))).toMatchObject({ code: 400 });
  });

  test("an extract ends, also when its job is not known", async () => {
    expect(await client().extract({ urls: ["https://a.example"] }, { signal })).toEqual({
      data: { ok: true },
    });
    server.answer(({ method }) => (method === "GET" ? { status: 404, body: { error: "gone" } } : undefined));
    expect(await client().extract({ urls: ["https://a.example"] }, { signal })).toMatchObject({
      kind: "unexpected",
    });
    expect(rests.slice(-2)).toEqual([1000, 2000]);
  });

  test("a research tells each activity and source once", async () => {
    const replies: Reply[] = [
      { body: { status: "processing", activities: ["a"], sources: ["s"] } },
      { body: { status: "completed", activities: ["a", "b"], sources: ["s"] } },
    ];
    server.answer(({ method }) => (method === "GET" ? replies.shift() : undefined));
    const reported: unknown[] = [];
    const outcome = await client().research(
      { query: "q" },
      { signal, onActivity: (one) => reported.push(one), onSource: (one) => reported.push(one) },
    );
    expect(outcome).toMatchObject({ success: true });
    expect(reported).toEqual(["a", "s", "b"]);
    expect(rests).toEqual([2000]);
  });

  test("an LLMs.txt that is not known and one that ends strangely are told apart", async () => {
    server.answer(({ method }) => (method === "GET" ? { status: 404, body: {} } : undefined));
    expect(messageOf(await client().llmsText("https://a.example", { signal }))).toMatchObject({
      message: "LLMs.txt generation job not found",
    });
    server.answer(({ method }) => (method === "GET" ? { body: { status: "odd" } } : undefined));
    expect(await client().llmsText("https://a.example", { signal })).toEqual({
      success: false,
      error: "LLMs.txt generation job terminated unexpectedly",
    });
  });
});
