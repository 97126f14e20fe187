import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { firecrawl } from "./firecrawl.ts";
import type { JobCall } from "./follow.ts";
import { endlessParts, everyState, firstStates, storm } from "./wire-faults.testing.ts";
import { type WireServer, wireServer } from "./wire-server.testing.ts";

const pages = Array.from({ length: 4 }, (_, at) => ({
  markdown: `page ${at}`,
  metadata: { sourceURL: `https://quran.com/${at}` },
}));

let server: WireServer;
let waits: number[];
let clock: number;

beforeEach(async () => {
  server = await wireServer({ pagesOf: () => pages });
  waits = [];
  clock = 1000;
});
afterEach(() => server.close());

function crawl(more: Partial<JobCall> = {}, silence = 200) {
  const timing = {
    now: () => clock,
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
      clock += milliseconds;
    },
    silence,
  };
  const { signal } = new AbortController();
  const call = { url: "https://quran.com", limit: 100, idempotencyKey: "once", signal, ...more };
  return firecrawl({ base: server.url, version: "v2", key: "fc-1" }, timing).crawl(call);
}
const paths = () => server.received.map(({ method, path }) => `${method} ${path}`);
const scraping = (completed: number, total: number, data = pages.slice(0, completed)) => ({
  body: { success: true, status: "scraping", completed, total, data },
});

describe("a state of a job", () => {
  test("that hangs is asked for again after a short silence, and the crawl goes on", async () => {
    server.answer(firstStates({ hang: true }));
    const outcome = await crawl();
    expect("pages" in outcome && outcome.pages).toHaveLength(4);
    expect(waits).toEqual([2000, 2000]);
  });

  test("that is slow but answers is waited for", async () => {
    server.answer(firstStates({ ...scraping(1, 4), delay: 100 }));
    expect(await crawl({}, 2000)).not.toHaveProperty("failure");
    expect(waits).toHaveLength(2);
  });

  test("that is full and stays so ends the crawl with its pages", async () => {
    server.answer(everyState(scraping(4, 4)));
    const outcome = await crawl();
    expect("pages" in outcome && outcome.pages).toHaveLength(4);
    expect(outcome).not.toHaveProperty("failure");
    expect(waits).toHaveLength(4);
  });

  test("that is full while links are still found does not end it", async () => {
    server.answer(firstStates(...[1, 1, 1, 2, 2, 3, 3].map((count) => scraping(count, count))));
    await crawl();
    expect(waits.length).toBeGreaterThanOrEqual(7);
  });

  test("of cut JSON is asked for again", async () => {
    server.answer(firstStates({ raw: '{"status":"compl' }, { raw: '{"status":"completed","data":[{"mark' }));
    expect(await crawl()).not.toHaveProperty("failure");
    expect(waits).toEqual([2000, 4000, 2000]);
  });

  test("with a page of twenty megabytes is read", async () => {
    const huge = { markdown: "x".repeat(20_000_000), metadata: { sourceURL: "https://quran.com/huge" } };
    server.answer(everyState({ body: { success: true, status: "completed", data: [huge] } }));
    const outcome = await crawl({}, 5000);
    expect("pages" in outcome && outcome.pages[0]?.markdown).toHaveLength(20_000_000);
  });

  test("whose next leads on for ever ends after some parts without a new page", async () => {
    server.answer(endlessParts(server.url, pages[0]));
    const outcome = await crawl();
    expect("pages" in outcome && outcome.pages).toHaveLength(1);
    expect(server.received.length).toBeLessThan(8);
  });
});

describe("the pages so far", () => {
  test("of a failed crawl are returned with its failure", async () => {
    server.answer(everyState({ body: { success: true, status: "failed", data: pages.slice(0, 3) } }));
    expect(await crawl()).toMatchObject({
      pages: pages.slice(0, 3),
      failure: { kind: "stopped", status: "failed" },
    });
  });

  test("of a crawl that takes too long are returned, and it is stopped at the service", async () => {
    server.answer(everyState(scraping(2, 9)));
    expect(await crawl()).toMatchObject({ pages: pages.slice(0, 2), failure: { kind: "deadline" } });
    expect(paths()).toContain("DELETE /v2/crawl/job-1");
    expect(clock).toBeLessThan(1000 + 31 * 60_000);
  });

  test("are returned when a later part fails", async () => {
    let parts = 0;
    server.answer(({ path }) => {
      if (!path.includes("skip=")) return undefined;
      parts += 1;
      return { status: 500, body: { error: "lost" } };
    });
    expect(await crawl()).toMatchObject({ pages: pages.slice(0, 2), failure: { status: 500 } });
    expect(parts).toBe(3);
  });
});

describe("a service that asks to wait", () => {
  test("is waited for as long as it says, at the start and at a state, and the person is told until when", async () => {
    server.answer(storm(7, 130));
    const until: number[] = [];
    const outcome = await crawl({ onWait: (time) => until.push(time) });
    expect("pages" in outcome && outcome.pages).toHaveLength(4);
    expect(waits.slice(0, 7)).toEqual(Array(7).fill(130_000));
    expect(until[0]).toBe(131_000);
    expect(until).toHaveLength(7);
  });

  test("for ever is given up at the deadline of a job", async () => {
    server.answer(storm(Number.POSITIVE_INFINITY, 300));
    expect(await crawl()).toMatchObject({ kind: "unexpected", status: 429 });
    expect(clock).toBeLessThan(31 * 60_000);
  });
});

describe("a start that was made before (409)", () => {
  test("is found among the active crawls and followed", async () => {
    await fetch(`${server.url}/v2/crawl`, {
      method: "POST",
      body: JSON.stringify({ url: "https://quran.com", origin: "riwaq" }),
    });
    server.answer(({ method }) =>
      method === "POST" ? { status: 409, body: { error: "Idempotency key already used" } } : undefined,
    );
    const started: string[] = [];
    const outcome = await crawl({ onStarted: (id) => started.push(id) });
    expect("pages" in outcome && outcome.pages).toHaveLength(4);
    expect(started).toEqual(["job-1"]);
  });

  test("says so where no such crawl is active", async () => {
    server.answer(({ method }) => (method === "POST" ? { status: 409, body: { error: "used" } } : undefined));
    expect(await crawl()).toMatchObject({ kind: "refused", status: 409, error: "used" });
  });
});

test("a map, a search, the credits, the queue and the active crawls are read from both versions", async () => {
  const { signal } = new AbortController();
  for (const version of ["v2", "v1"] as const) {
    const client = firecrawl({ base: server.url, version, key: "fc-1" });
    expect(await client.map("https://quran.com", "", { signal })).toEqual([{ url: "https://quran.com" }]);
    expect(await client.search("https://quran.com/1", { signal })).toEqual([{ url: "https://quran.com/1" }]);
    expect(await client.credits(signal)).toEqual({ left: 1000 });
    expect(await client.queue(signal)).toEqual({ active: 2, waiting: 1, most: 2 });
    expect(await client.activeCrawls(signal)).toEqual([]);
    server.answer(() => ({ status: 402, body: { error: "Insufficient credits" } }));
    expect(await client.map("https://quran.com", "", { signal })).toMatchObject({ status: 402 });
    server.answer(() => ({
      body: { success: true, links: ["javascript:alert(1)", { url: "https://a.example", title: " A " }] },
    }));
    expect(await client.map("x", "", { signal })).toEqual([{ url: "https://a.example", title: "A" }]);
    server.answer(undefined);
  }
});
