import { describe, expect, test } from "vitest";
import { z } from "zod";
import { failureOf, failureText } from "./failure.ts";
import {
  afterExtractPoll,
  afterJobPoll,
  afterLongJobPoll,
  crawlInterval,
  pollEvery,
  startPolling,
} from "./poll.ts";
import {
  batchErrorsRequest,
  batchRequest,
  batchStatusRequest,
  crawlRequest,
  extractRequest,
  llmsTextRequest,
  researchRequest,
} from "./requests.ts";
import { afterMessage, initialWatchState } from "./watch.ts";

describe("requests", () => {
  test("a crawl requests a hundred pages in markdown and html, with the client's name and an idempotency key", () => {
    for (const version of ["v1", "v2"] as const)
      expect(crawlRequest(version, "https://sunnah.com", 100, "once")).toEqual({
        method: "POST",
        path: `/${version}/crawl`,
        action: "start crawl job",
        idempotencyKey: "once",
        body: {
          url: "https://sunnah.com",
          limit: 100,
          scrapeOptions: { formats: ["markdown", "html"] },
          origin: "riwaq",
        },
      });
  });

  test("a batch sends its addresses, options and schemas; the response may take five seconds more than its timeout", () => {
    const batch = batchRequest("v1", {
      urls: ["https://a.example"],
      options: { timeout: 30_000, jsonOptions: { prompt: "p" } },
      webhook: "https://w.example",
      ignoreInvalidUrls: true,
      extractSchema: { type: "object" },
      jsonSchema: z.object({ name: z.string() }),
    });
    expect(batch).toMatchObject({
      path: "/v1/batch/scrape",
      timeout: 35_000,
      body: {
        urls: ["https://a.example"],
        webhook: "https://w.example",
        ignoreInvalidURLs: true,
        extract: { schema: { type: "object" } },
        jsonOptions: { prompt: "p", schema: { type: "object", properties: { name: { type: "string" } } } },
        origin: "riwaq",
      },
    });
  });

  test("an invalid schema is rejected before anything is sent", () => {
    const wrong = extractRequest("v1", { urls: [], schema: "string" as unknown as { type: string } });
    expect("kind" in wrong && failureText(wrong)).toEqual({
      message: "Invalid schema. Schema must be either a valid Zod schema or JSON schema object.",
      code: 400,
    });
  });

  test("the errors of a batch are requested by GET, and a batch without an id is rejected", () => {
    expect(batchErrorsRequest("v1", "abc")).toMatchObject({
      method: "GET",
      path: "/v1/batch/scrape/abc/errors",
    });
    expect(batchStatusRequest("v1", "a/b", { skip: 10, limit: 5 })).toMatchObject({
      path: "/v1/batch/scrape/a%2Fb?skip=10&limit=5",
    });
    const none = batchStatusRequest("v2", " ");
    expect("kind" in none && failureText(none)).toEqual({
      message: "No batch scrape ID provided",
      code: 400,
    });
  });

  test("research and LLMs.txt go to the first version", () => {
    expect(researchRequest({ query: "q", jsonSchema: { type: "object" } })).toMatchObject({
      path: "/v1/deep-research",
      body: { query: "q", jsonOptions: { schema: { type: "object" } } },
    });
    expect(llmsTextRequest("https://a.example")).toMatchObject({ path: "/v1/llmstxt" });
  });
});

describe("messages", () => {
  test.each([400, 402, 403, 408, 409, 500])("status %i is explained", (status) => {
    const body = { error: "why", details: { field: "url" } };
    expect(failureText(failureOf("start crawl job", status, body))).toEqual({
      message: `Failed to start crawl job. Status code: ${status}. Error: why - {"field":"url"}`,
      code: status,
    });
  });

  test.each([401, 404, 429, 502, 503])("status %i is unexpected", (status) => {
    expect(failureText(failureOf("check crawl status", status, null))).toEqual({
      message: `Unexpected error occurred while trying to check crawl status. Status code: ${status}`,
      code: status,
    });
  });

  test("a missing response has the code 0, and other failures have their own messages", () => {
    expect(failureText(failureOf("start crawl job", 0, undefined))).toEqual({
      message:
        "No response received while trying to start crawl job. This may be a network error or the server is unreachable.",
      code: 0,
    });
    expect(failureText({ kind: "no-data" })).toEqual({
      message: "Crawl job completed but no data was returned",
      code: 500,
    });
    expect(failureText({ kind: "not-started", job: "batch" })).toEqual({
      message: "Batch scrape job failed to start",
      code: 400,
    });
    expect(failureText({ kind: "not-started", job: "research" }).message).toBe(
      "Failed to start research. No job ID returned.",
    );
    expect(failureText({ kind: "job-not-found", job: "Deep research" }).message).toBe(
      "Deep research job not found",
    );
  });
});

describe("polling a crawl", () => {
  const poll = startPolling(0, 60_000);
  const look = (status: number, body: unknown, state = poll, now = 10) =>
    afterJobPoll(state, "check crawl status", { status, body }, 2000, now);

  test.each(["active", "paused", "pending", "queued", "waiting", "scraping"])("%s goes on", (status) => {
    expect(look(200, { status, total: 9, completed: 4, creditsUsed: 4 })).toMatchObject({
      do: "wait",
      milliseconds: 2000,
      job: { total: 9, completed: 4, creditsUsed: 4 },
    });
  });

  test("a completed crawl has its pages; completed without pages and any other state fail", () => {
    expect(look(200, { status: "completed", data: [{ markdown: "a" }], expiresAt: "never" })).toMatchObject({
      do: "finish",
      outcome: { data: [{ markdown: "a" }] },
    });
    expect(look(200, { status: "completed" })).toEqual({ do: "fail", failure: { kind: "no-data" } });
    expect(look(200, { status: "cancelled" })).toEqual({
      do: "fail",
      failure: { kind: "stopped", status: "cancelled" },
    });
  });

  test("two consecutive failures are retried with growing waits, a success resets the count, the third ends it", () => {
    const first = look(502, null);
    expect(first).toMatchObject({ do: "wait", milliseconds: 2000, poll: { failures: 1 } });
    const second = look(502, null, { ...poll, failures: 1 });
    expect(second).toMatchObject({ do: "wait", milliseconds: 4000, poll: { failures: 2 } });
    expect(look(200, { status: "scraping" }, { ...poll, failures: 2 })).toMatchObject({
      poll: { failures: 0 },
    });
    expect(look(502, null, { ...poll, failures: 2 })).toEqual({
      do: "fail",
      failure: { kind: "unexpected", action: "check crawl status", status: 502 },
    });
  });

  test("a rate limit is not a failure, and the requested wait is respected", () => {
    const answer = { status: 429, body: {}, retryAfter: 7000 };
    expect(afterJobPoll({ ...poll, failures: 2 }, "check crawl status", answer, 2000, 10)).toMatchObject({
      do: "wait",
      milliseconds: 7000,
      poll: { failures: 2 },
    });
  });

  test("a job that never ends fails at its deadline", () => {
    const over = { do: "fail", failure: { kind: "deadline" } };
    expect(look(200, { status: "scraping" }, poll, 60_001)).toEqual(over);
    expect(look(429, {}, poll, 60_001)).toEqual(over);
  });

  test("a crawl is polled at most every two seconds", () => {
    expect([0, 1, 2, 5, Number.NaN].map(crawlInterval)).toEqual([2000, 2000, 2000, 5000, 2000]);
    expect(pollEvery).toEqual({ extract: 1000, research: 2000, llmsText: 2000, crawl: 2000 });
  });
});

describe("polling other jobs", () => {
  const poll = startPolling(0, 60_000);

  test("an extract ends when completed, failed or cancelled, and without a state after three polls", () => {
    const look = (body: unknown, failures = 0, status = 200) =>
      afterExtractPoll({ ...poll, failures }, { status, body }, 10);
    expect(look({ status: "completed", success: true, data: [1], warning: "w" })).toEqual({
      do: "finish",
      outcome: { data: [1], warning: "w" },
    });
    for (const body of [
      { status: "completed", success: false, error: "e" },
      { status: "failed", error: "e" },
      { status: "cancelled", error: "e" },
    ])
      expect(look(body)).toEqual({ do: "fail", failure: { kind: "job-failed", job: "extract", error: "e" } });
    expect(look({ status: "processing" })).toMatchObject({ do: "wait", milliseconds: 1000 });
    expect(look({ error: "gone" }, 2, 404)).toMatchObject({ do: "fail" });
    expect(look({}, 2)).toMatchObject({ do: "fail", failure: { kind: "unreadable" } });
  });

  test("research goes on while processing; an unknown job and an unknown state end it", () => {
    const look = (body: unknown, status = 200) => afterLongJobPoll(poll, "research", { status, body }, 10);
    expect(look({ status: "processing" })).toMatchObject({ do: "wait", milliseconds: 2000 });
    expect(look(null, 404)).toEqual({ do: "fail", failure: { kind: "job-not-found", job: "Deep research" } });
    expect(look({ status: "lost" })).toEqual({
      do: "finish",
      outcome: { success: false, error: "Research job terminated unexpectedly" },
    });
    expect(look({ status: "failed" })).toEqual({
      do: "fail",
      failure: { kind: "job-failed", job: "research", error: "Internal server error." },
    });
  });
});

describe("the socket of a job", () => {
  const page = (url: string) => ({ markdown: url, metadata: { sourceURL: url } });

  test("catches up, adds every page once, and ends with all of them", () => {
    const messages = [
      { type: "document", data: page("a") },
      { type: "catchup", data: { status: "scraping", total: 3, completed: 2, data: [page("a"), page("b")] } },
      "nonsense",
      { type: "document", data: page("c") },
      { type: "done" },
    ];
    const state = messages.reduce(afterMessage, initialWatchState);
    expect(state).toMatchObject({ status: "completed", total: 3, completed: 3 });
    expect(state.documents).toHaveLength(3);
  });

  test("an error ends it", () => {
    expect(afterMessage(initialWatchState, { type: "error", error: "e" })).toMatchObject({
      status: "failed",
      error: "e",
    });
  });
});
