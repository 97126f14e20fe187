import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Failure, failureText } from "#domain/extraction/wire/failure.ts";
import { firecrawl, type ResearchCall } from "./firecrawl.ts";
import type { Timing } from "./service.ts";
import { type Reply, type WireServer, wireServer } from "./wire-server.testing.ts";

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
  server = await wireServer({ looks: 0 });
  waits = [];
  clock = 1000;
});

afterEach(() => server.close());

const urls = ["https://quran.com/112"];
const client = () => firecrawl({ base: server.url, version: "v1", key: "fc-secret" }, timing);

/** Each job: its call, the names of its two actions, its path, poll interval and running status. */
const jobs = [
  {
    job: "batch",
    startJob: (call: ResearchCall) => client().batch({ urls }, call),
    start: "start batch scrape job",
    pollAction: "check batch scrape status",
    path: "/v1/batch/scrape",
    every: 2000,
    runningStatus: "scraping",
  },
  {
    job: "extract",
    startJob: (call: ResearchCall) => client().extract({ urls }, call),
    start: "start extract job",
    pollAction: "get extract status",
    path: "/v1/extract",
    every: 1000,
    runningStatus: "processing",
  },
  {
    job: "research",
    startJob: (call: ResearchCall) => client().research({ query: "q" }, call),
    start: "start deep research",
    pollAction: "check deep research status",
    path: "/v1/deep-research",
    every: 2000,
    runningStatus: "processing",
  },
  {
    job: "LLMs.txt",
    startJob: (call: ResearchCall) => client().llmsText("https://quran.com", call),
    start: "start LLMs.txt generation",
    pollAction: "check LLMs.txt generation status",
    path: "/v1/llmstxt",
    every: 2000,
    runningStatus: "processing",
  },
] as const;

const toErrorMessage = (outcome: object) => ("kind" in outcome ? failureText(outcome as Failure) : outcome);
const uncancelled = () => ({ signal: new AbortController().signal });

/** Answers the polls with these replies in order; then the service answers by itself. */
function answerPolls(replies: readonly Reply[]): void {
  const left = [...replies];
  server.answer(({ method }) => (method === "GET" ? left.shift() : undefined));
}

describe.each(jobs)("a job of $job", ({ job, startJob, start, pollAction, path, every, runningStatus }) => {
  test("is started and polled under its own path, with the key and our origin", async () => {
    const started: string[] = [];
    const end = await startJob({ ...uncancelled(), onStarted: (id) => started.push(id) });
    expect("kind" in end).toBe(false);
    expect(started).toEqual(["job-1"]);
    expect(server.received[0]).toMatchObject({ method: "POST", path, body: { origin: "riwaq" } });
    expect(server.received[1]).toMatchObject({ method: "GET", path: `${path}/job-1` });
    for (const { headers } of server.received) expect(headers.authorization).toBe("Bearer fc-secret");
  });

  test.each([400, 402, 403, 408, 409, 500])("reports that its start failed with %i", async (status) => {
    server.answer(() => ({ status, body: { error: "why", details: { at: 1 } } }));
    expect(toErrorMessage(await startJob(uncancelled()))).toEqual({
      message: `Failed to ${start}. Status code: ${status}. Error: why - {"at":1}`,
      code: status,
    });
  });

  test.each([401, 404, 502, 503])("reports an unexpected %i at its start", async (status) => {
    server.answer(() => ({ status, raw: "<html>" }));
    expect(toErrorMessage(await startJob(uncancelled()))).toEqual({
      message: `Unexpected error occurred while trying to ${start}. Status code: ${status}`,
      code: status,
    });
  });

  test.each([400, 402, 403, 408, 409, 500])("ends at the third poll that fails with %i", async (status) => {
    answerPolls(Array.from({ length: 3 }, () => ({ status, body: { error: "why" } })));
    expect(toErrorMessage(await startJob(uncancelled()))).toEqual({
      message: `Failed to ${pollAction}. Status code: ${status}. Error: why`,
      code: status,
    });
    expect(waits).toEqual([every, every * 2]);
  });

  test("continues after two failed polls and a request to wait", async () => {
    answerPolls([
      { status: 502, raw: "<html>" },
      { status: 429, body: {}, headers: { "retry-after": "5" } },
      { drop: true },
    ]);
    expect("kind" in (await startJob(uncancelled()))).toBe(false);
    expect(waits).toEqual([every, 5000, every * 2]);
  });

  test("ends without an answer, and with answers that are not JSON or have no state", async () => {
    server.answer(() => ({ drop: true }));
    expect(toErrorMessage(await startJob(uncancelled()))).toMatchObject({ code: 0 });
    answerPolls(Array.from({ length: 3 }, () => ({ raw: "{" })));
    expect(await startJob(uncancelled())).toEqual({ kind: "unreadable", action: pollAction });
  });

  test("fails when the service reports a failure", async () => {
    answerPolls([{ body: { success: false, status: "failed", error: "no pages" } }]);
    expect(toErrorMessage(await startJob(uncancelled()))).toMatchObject({
      message:
        job === "batch" ? "Crawl job failed or was stopped. Status: failed" : /failed\. Error: no pages$/,
      code: 500,
    });
  });

  test("that never ends stops at its deadline, counted from its start even over a reload", async () => {
    server.answer(({ method }) =>
      method === "GET" ? { body: { success: true, status: runningStatus } } : undefined,
    );
    clock = 29 * 60_000;
    expect(await startJob({ ...uncancelled(), jobId: "job-7", begunAt: 0 })).toEqual({ kind: "deadline" });
    const others = server.received.map(({ method }) => method).filter((method) => method !== "GET");
    expect(others).toEqual(job === "batch" ? ["DELETE"] : []);
    expect(waits.length).toBeLessThan(65);
  });

  test("ends immediately when the person cancels it", async () => {
    const leaving = new AbortController();
    server.answer(({ method }) => {
      if (method !== "GET") return undefined;
      queueMicrotask(() => leaving.abort());
      return { hang: true };
    });
    expect(await startJob({ signal: leaving.signal })).toEqual({ kind: "cancelled" });
    expect(server.received.at(-1)?.method).toBe(job === "batch" ? "DELETE" : "GET");
  });

  test("without an id counts as not started", async () => {
    server.answer(() => ({ body: { success: true } }));
    expect(await startJob(uncancelled())).toEqual({ kind: "not-started", job });
  });
});

test("a batch reports how many of its pages are done", async () => {
  answerPolls([{ body: { status: "scraping", total: 3, completed: 1, data: [] } }]);
  const visited: string[] = [];
  await client().batch(
    { urls },
    { ...uncancelled(), onProgress: ({ completed, total }) => visited.push(`${completed}/${total}`) },
  );
  expect(visited).toEqual(["1/3"]);
});

test.each([
  ["research", "Deep research job not found"],
  ["LLMs.txt", "LLMs.txt generation job not found"],
] as const)("a job of %s that the service no longer knows ends at the first poll", async (name, message) => {
  answerPolls([{ status: 404, body: {} }]);
  const startJob = jobs.find(({ job }) => job === name)?.startJob;
  expect(toErrorMessage((await startJob?.(uncancelled())) ?? {})).toEqual({ message, code: 404 });
  expect(waits).toEqual([]);
});
