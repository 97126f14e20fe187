import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Failure, failureText } from "#domain/extraction/wire/failure.ts";
import { type CrawlCall, firecrawl } from "./firecrawl.ts";
import { largestAnswer } from "./send.ts";
import type { Timing } from "./service.ts";
import { type Reply, type WireServer, wireServer } from "./wire-server.testing.ts";

const pages = (url: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    markdown: `page ${at}`,
    html: `<p>page ${at}</p>`,
    metadata: { sourceURL: `${url}/${at}` },
  }));

let server: WireServer;
let waits: number[];
let clock: number;

const timing: Timing = {
  now: () => clock,
  wait: async (milliseconds) => {
    waits.push(milliseconds);
    clock += milliseconds;
  },
};

beforeEach(async () => {
  server = await wireServer({ pagesOf: (url) => pages(url, 5) });
  waits = [];
  clock = 1000;
});

afterEach(() => server.close());

const client = (version: "v1" | "v2" = "v1", key = "fc-secret") =>
  firecrawl({ base: server.url, version, key }, timing);

const call = (more: Partial<CrawlCall> = {}): CrawlCall => ({
  url: "https://quran.com",
  limit: 100,
  idempotencyKey: "once",
  signal: new AbortController().signal,
  ...more,
});

const toErrorMessage = (outcome: object) => ("kind" in outcome ? failureText(outcome as Failure) : outcome);

/** Answers the polls of a job with these replies in order; then the service answers by itself. */
function answerPolls(replies: readonly Reply[]): void {
  const left = [...replies];
  server.answer(({ method, path }) =>
    method === "GET" && path.includes("/crawl/") ? left.shift() : undefined,
  );
}

describe.each(["v1", "v2"] as const)("a crawl by %s", (version) => {
  test("is started and polled, and its parts are joined", async () => {
    const progress: number[] = [];
    const outcome = await client(version).crawl(
      call({ onProgress: ({ completed }) => progress.push(completed) }),
    );
    expect(outcome).toMatchObject({ job: { status: "completed", creditsUsed: 5 }, isCut: false });
    expect("pages" in outcome && outcome.pages).toHaveLength(5);
    expect(progress).toEqual([2]);
    expect(waits).toEqual([2000]);
    expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST /${version}/crawl`,
      `GET /${version}/crawl/job-1`,
      `GET /${version}/crawl/job-1`,
      `GET /${version}/crawl/job-1?skip=3`,
    ]);
    expect(server.received[0]?.headers).toMatchObject({
      authorization: "Bearer fc-secret",
      "x-idempotency-key": "once",
      "content-type": "application/json",
    });
    expect(server.received[0]?.body).toMatchObject({ url: "https://quran.com", limit: 100, origin: "riwaq" });
  });
});

describe("a start that fails", () => {
  test.each([400, 402, 403, 408, 409, 500])("with %i says so with its own status", async (status) => {
    server.answer(() => ({ status, body: { error: "why not" } }));
    expect(toErrorMessage(await client().crawl(call()))).toEqual({
      message: `Failed to start crawl job. Status code: ${status}. Error: why not`,
      code: status,
    });
  });

  test.each([401, 404, 502, 503])("with %i is unexpected", async (status) => {
    server.answer(() => ({ status, raw: "<html>" }));
    expect(toErrorMessage(await client().crawl(call()))).toEqual({
      message: `Unexpected error occurred while trying to start crawl job. Status code: ${status}`,
      code: status,
    });
  });

  test("without an answer has the code 0", async () => {
    server.answer(() => ({ drop: true }));
    expect(toErrorMessage(await client().crawl(call()))).toMatchObject({ code: 0 });
  });

  test("with 429 is retried after the delay in the header, in the text, or by default", async () => {
    const replies: Reply[] = [
      { status: 429, body: {}, headers: { "retry-after": "7" } },
      { status: 429, body: { error: "Rate limit exceeded, please retry after 22s" } },
      { status: 429, body: {} },
    ];
    server.answer(({ method }) => (method === "POST" ? replies.shift() : undefined));
    expect(await client().crawl(call())).toHaveProperty("pages");
    expect(waits).toEqual([7000, 22_000, 10_000, 2000]);
  });

  test("with 200 but no id counts as not started", async () => {
    server.answer(() => ({ body: { success: false } }));
    expect(toErrorMessage(await client().crawl(call()))).toEqual({
      message: "Crawl job failed to start",
      code: 400,
    });
  });
});

describe("polls of a crawl", () => {
  test("may fail twice, with a delay between, before one succeeds", async () => {
    answerPolls([{ status: 502, raw: "" }, { drop: true }]);
    expect(await client().crawl(call())).toHaveProperty("pages");
    expect(waits).toEqual([2000, 4000, 2000]);
  });

  test("fail at the third failure, with the status of the last", async () => {
    answerPolls([{ status: 500, body: { error: "a" } }, { raw: "{ broken" }, { status: 404, body: {} }]);
    expect(toErrorMessage(await client().crawl(call()))).toEqual({
      message: "Unexpected error occurred while trying to check crawl status. Status code: 404",
      code: 404,
    });
  });

  test("with broken JSON three times end as unreadable", async () => {
    answerPolls([{ raw: "{" }, { raw: "" }, { raw: "<html>" }]);
    expect(await client().crawl(call())).toMatchObject({ kind: "unreadable" });
  });

  test("end at the deadline of a job that never completes", async () => {
    server.answer(({ method }) => (method === "GET" ? { body: { status: "scraping" } } : undefined));
    expect(await client().crawl(call())).toEqual({ kind: "deadline" });
    expect(clock).toBeGreaterThan(30 * 60_000);
  });

  test("done without data and failed are different results", async () => {
    answerPolls([{ body: { status: "completed" } }]);
    expect(await client().crawl(call())).toEqual({ kind: "no-data" });
    answerPolls([{ body: { status: "failed" } }]);
    expect(toErrorMessage(await client().crawl(call()))).toMatchObject({
      message: "Crawl job failed or was stopped. Status: failed",
    });
  });

  test("stop reading an answer that is too large", async () => {
    const huge = { raw: "x".repeat(largestAnswer + 1) };
    answerPolls([huge, huge, huge]);
    expect(await client().crawl(call())).toMatchObject({ kind: "too-large" });
  });

  test("store no more than the limit of a hundred megabytes of markdown in parts", async () => {
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

  test("ignore an invalid date and an invalid page list", async () => {
    answerPolls([{ body: { status: "completed", data: "nonsense", expiresAt: 7 } }]);
    expect(await client().crawl(call())).toEqual({ kind: "no-data" });
  });
});

describe("the key", () => {
  test("does not follow a link to another host", async () => {
    const other = await wireServer();
    answerPolls([{ body: { status: "completed", data: [], next: `${other.url}/v1/crawl/job-1?skip=1` } }]);
    expect(await client().crawl(call())).toEqual({ kind: "foreign-link" });
    expect(other.received).toEqual([]);
    await other.close();
  });

  test("does not follow a redirect", async () => {
    const other = await wireServer();
    const away = { status: 307, body: {}, headers: { location: `${other.url}/v1/crawl` } };
    server.answer(() => away);
    expect(await client().crawl(call())).toMatchObject({ kind: "no-response" });
    expect(other.received).toEqual([]);
    await other.close();
  });

  test("is required by the hosted service but not by a self-hosted one", async () => {
    const hosted = firecrawl({ base: "https://api.firecrawl.dev", version: "v1", key: "" }, timing);
    expect(toErrorMessage(await hosted.crawl(call()))).toEqual({ message: "No API key provided", code: 401 });
    await client("v1", "").crawl(call());
    expect(server.received[0]?.headers.authorization).toBeUndefined();
  });
});

describe("a crawl", () => {
  test("that is cancelled is also cancelled at the service", async () => {
    const cancelling = new AbortController();
    const outcome = await client().crawl(
      call({ signal: cancelling.signal, onProgress: () => cancelling.abort() }),
    );
    expect(outcome).toMatchObject({ failure: { kind: "cancelled" }, isCut: false });
    expect("pages" in outcome && outcome.pages).toHaveLength(2);
    expect(server.received.at(-1)).toMatchObject({ method: "DELETE", path: "/v1/crawl/job-1" });
  });

  test("that is slow can be cancelled while waiting", async () => {
    const cancelling = new AbortController();
    server.answer(() => {
      queueMicrotask(() => cancelling.abort());
      return { hang: true };
    });
    expect(await client().crawl(call({ signal: cancelling.signal }))).toEqual({ kind: "cancelled" });
  });

  test("that is cancelled while starting is cancelled at the service once its id is known", async () => {
    const cancelling = new AbortController();
    server.answer(({ method }) => {
      if (method === "POST") cancelling.abort();
      return undefined;
    });
    expect(await client().crawl(call({ signal: cancelling.signal }))).toEqual({ kind: "cancelled" });
    await expect
      .poll(() => server.received.at(-1))
      .toMatchObject({ method: "DELETE", path: "/v1/crawl/job-1" });
  });

  test("continues by the id of its job, without being started again", async () => {
    await client().crawl(call());
    const outcome = await client().crawl(call({ jobId: "job-1", begunAt: 1000 }));
    expect(outcome).toHaveProperty("pages");
    expect(server.received.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  test("reports its progress over a socket and continues by polling when the socket ends", async () => {
    const [one, two, three] = pages("https://quran.com", 3);
    server.speak([
      { type: "catchup", data: { status: "scraping", total: 5, completed: 2, data: [one, two] } },
      { type: "document", data: three },
    ]);
    const progress: number[] = [];
    const outcome = await client().crawl(
      call({ isLive: true, onProgress: ({ completed }) => progress.push(completed) }),
    );
    expect("pages" in outcome && outcome.pages).toHaveLength(5);
    expect(progress.slice(0, 2)).toEqual([2, 3]);
    const socket = server.received.find(({ method }) => method === "SOCKET");
    expect(socket).toMatchObject({
      path: "/v1/crawl/job-1",
      headers: { "sec-websocket-protocol": "fc-secret" },
    });
  });

  test("closes a hanging socket at the deadline of the job", async () => {
    server.speak(
      [{ type: "catchup", data: { status: "scraping", total: 5, completed: 2, data: [] } }],
      "hangs",
    );
    const progress: number[] = [];
    const halfAnHour = 30 * 60_000;
    const outcome = await client().crawl(
      call({
        isLive: true,
        begunAt: clock - halfAnHour + 300,
        onProgress: ({ completed }) => progress.push(completed),
      }),
    );
    // Polling takes over and finds the job completed.
    expect("pages" in outcome && outcome.pages).toHaveLength(5);
    expect(progress[0]).toBe(2);
  });

  test("opens a socket without a protocol when there is no key", async () => {
    server.speak([{ type: "error", error: "no" }]);
    expect(await client("v1", "").crawl(call({ isLive: true }))).toHaveProperty("pages");
    expect(
      server.received.find(({ method }) => method === "SOCKET")?.headers["sec-websocket-protocol"],
    ).toBeUndefined();
  });
});

describe("other jobs", () => {
  const signal = new AbortController().signal;

  test("a batch is polled under its own path, and its errors are fetched with GET", async () => {
    const outcome = await client().batch({ urls: ["https://quran.com/1"] }, { signal });
    expect("pages" in outcome && outcome.pages).toHaveLength(5);
    await client().batchErrors("job-1", { signal });
    await client().batchStatus("job-1", { skip: 2, limit: 1 }, { signal });
    await client().crawlErrors("job-1", { signal });
    expect(server.received.map(({ method, path }) => `${method} ${path}`).slice(-3)).toEqual([
      "GET /v1/batch/scrape/job-1/errors",
      "GET /v1/batch/scrape/job-1?skip=2&limit=1",
      "GET /v1/crawl/job-1/errors",
    ]);
    expect(toErrorMessage(await client().batchStatus("", {}, { signal }))).toMatchObject({ code: 400 });
  });

  test("an extract ends, also when its job is unknown", async () => {
    expect(await client().extract({ urls: ["https://a.example"] }, { signal })).toEqual({
      data: { ok: true },
    });
    server.answer(({ method }) => (method === "GET" ? { status: 404, body: { error: "gone" } } : undefined));
    expect(await client().extract({ urls: ["https://a.example"] }, { signal })).toMatchObject({
      kind: "unexpected",
    });
    expect(waits.slice(-2)).toEqual([1000, 2000]);
  });

  test("a research job reports each activity and source once", async () => {
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
    expect(waits).toEqual([2000]);
  });

  test("an unknown LLMs.txt job and one with an unexpected end have different errors", async () => {
    server.answer(({ method }) => (method === "GET" ? { status: 404, body: {} } : undefined));
    expect(toErrorMessage(await client().llmsText("https://a.example", { signal }))).toMatchObject({
      message: "LLMs.txt generation job not found",
    });
    server.answer(({ method }) => (method === "GET" ? { body: { status: "odd" } } : undefined));
    expect(await client().llmsText("https://a.example", { signal })).toEqual({
      success: false,
      error: "LLMs.txt generation job terminated unexpectedly",
    });
  });
});
