import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Failure, failureText } from "#domain/extraction/wire/failure.ts";
import { firecrawl, type ResearchCall } from "./firecrawl.ts";
import type { Pace } from "./service.ts";
import { type Reply, type WireServer, wireServer } from "./wire-server.testing.ts";

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
  server = await wireServer({ looks: 0 });
  rests = [];
  clock = 1000;
});

afterEach(() => server.close());

const urls = ["https://quran.com/112"];
const client = () => firecrawl({ base: server.url, version: "v1", key: "fc-secret" }, pace);

/** Each job: how it is asked for, what its two calls are about, how often it is looked at and what goes on. */
const jobs = [
  {
    job: "batch",
    ask: (call: ResearchCall) => client().batch({ urls }, call),
    start: "start batch scrape job",
    look: "check batch scrape status",
    path: "/v1/batch/scrape",
    every: 2000,
    going: "scraping",
  },
  {
    job: "extract",
    ask: (call: ResearchCall) => client().extract({ urls }, call),
    start: "start extract job",
    look: "get extract status",
    path: "/v1/extract",
    every: 1000,
    going: "processing",
  },
  {
    job: "research",
    ask: (call: ResearchCall) => client().research({ query: "q" }, call),
    start: "start deep research",
    look: "check deep research status",
    path: "/v1/deep-research",
    every: 2000,
    going: "processing",
  },
  {
    job: "LLMs.txt",
    ask: (call: ResearchCall) => client().llmsText("https://quran.com", call),
    start: "start LLMs.txt generation",
    look: "check LLMs.txt generation status",
    path: "/v1/llmstxt",
    every: 2000,
    going: "processing",
  },
] as const;

const said = (outcome: object) => ("kind" in outcome ? failureText(outcome as Failure) : outcome);
const still = () => ({ signal: new AbortController().signal });

/** Answers of the looks, one after the other; then the service answers by itself. */
function looksAnswer(replies: readonly Reply[]): void {
  const left = [...replies];
  server.answer(({ method }) => (method === "GET" ? left.shift() : undefined));
}

describe.each(jobs)("a job of $job", ({ job, ask, start, look, path, every, going }) => {
  test("is started and looked at under its own path, with the key and who asks", async () => {
    const started: string[] = [];
    const end = await ask({ ...still(), onStarted: (id) => started.push(id) });
    expect("kind" in end).toBe(false);
    expect(started).toEqual(["job-1"]);
    expect(server.asked[0]).toMatchObject({ method: "POST", path, body: { origin: "riwaq" } });
    expect(server.asked[1]).toMatchObject({ method: "GET", path: `${path}/job-1` });
    for (const { headers } of server.asked) expect(headers.authorization).toBe("Bearer fc-secret");
  });

  test.each([400, 402, 403, 408, 409, 500])("is told that its start was refused with %i", async (status) => {
    server.answer(() => ({ status, body: { error: "why", details: { at: 1 } } }));
    expect(said(await ask(still()))).toEqual({
      message: `Failed to ${start}. Status code: ${status}. Error: why - {"at":1}`,
      code: status,
    });
  });

  test.each([401, 404, 502, 503])("is told that its start met an unexpected %i", async (status) => {
    server.answer(() => ({ status, raw: "<html>" }));
    expect(said(await ask(still()))).toEqual({
      message: `Unexpected error occurred while trying to ${start}. Status code: ${status}`,
      code: status,
    });
  });

  test.each([400, 402, 403, 408, 409, 500])("ends at the third look that answers %i", async (status) => {
    looksAnswer(Array.from({ length: 3 }, () => ({ status, body: { error: "why" } })));
    expect(said(await ask(still()))).toEqual({
      message: `Failed to ${look}. Status code: ${status}. Error: why`,
      code: status,
    });
    expect(rests).toEqual([every, every * 2]);
  });

  test("bears two bad looks, and being asked to wait, before a good one", async () => {
    looksAnswer([
      { status: 502, raw: "<html>" },
      { status: 429, body: {}, headers: { "retry-after": "5" } },
      { drop: true },
    ]);
    expect("kind" in (await ask(still()))).toBe(false);
    expect(rests).toEqual([every, 5000, every * 2]);
  });

  test("ends where nobody answers, and where the answers are no JSON or have no state", async () => {
    server.answer(() => ({ drop: true }));
    expect(said(await ask(still()))).toMatchObject({ code: 0 });
    looksAnswer(Array.from({ length: 3 }, () => ({ raw: "{" })));
    expect(await ask(still())).toEqual({ kind: "unreadable", action: look });
  });

  test("ends failed when the service says so", async () => {
    looksAnswer([{ body: { success: false, status: "failed", error: "no pages" } }]);
    expect(said(await ask(still()))).toMatchObject({
      message:
        job === "batch" ? "Crawl job failed or was stopped. Status: failed" : /failed\. Error: no pages$/,
      code: 500,
    });
  });

  test("that never ends is left at its deadline, counted from its start over a reload", async () => {
    server.answer(({ method }) =>
      method === "GET" ? { body: { success: true, status: going } } : undefined,
    );
    clock = 29 * 60_000;
    expect(await ask({ ...still(), jobId: "job-7", begunAt: 0 })).toEqual({ kind: "deadline" });
    expect(server.asked.every(({ method }) => method === "GET")).toBe(true);
    expect(rests.length).toBeLessThan(65);
  });

  test("ends immediately when the person cancels it", async () => {
    const leaving = new AbortController();
    server.answer(({ method }) => {
      if (method !== "GET") return undefined;
      queueMicrotask(() => leaving.abort());
      return { hang: true };
    });
    expect(await ask({ signal: leaving.signal })).toEqual({ kind: "cancelled" });
    expect(server.asked.at(-1)?.method).toBe(job === "batch" ? "DELETE" : "GET");
  });

  test("without an id did not start", async () => {
    server.answer(() => ({ body: { success: true } }));
    expect(await ask(still())).toEqual({ kind: "not-started", job });
  });
});

test("a batch tells how many of its pages are there", async () => {
  looksAnswer([{ body: { status: "scraping", total: 3, completed: 1, data: [] } }]);
  const seen: string[] = [];
  await client().batch(
    { urls },
    { ...still(), onProgress: ({ completed, total }) => seen.push(`${completed}/${total}`) },
  );
  expect(seen).toEqual(["1/3"]);
});

test.each([
  ["research", "Deep research job not found"],
  ["LLMs.txt", "LLMs.txt generation job not found"],
] as const)("a job of %s that the service no longer knows ends at the first look", async (name, message) => {
  looksAnswer([{ status: 404, body: {} }]);
  const ask = jobs.find(({ job }) => job === name)?.ask;
  expect(said((await ask?.(still())) ?? {})).toEqual({ message, code: 404 });
  expect(rests).toEqual([]);
});
