import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type WireServer, wireServer } from "#app/api/firecrawl/wire-server.testing.ts";
import { hasExtractEnded } from "#domain/extraction/wire/failure.ts";
import { continueJob, startJob, storedJob } from "./job-runner.ts";

let server: WireServer;

beforeEach(async () => {
  server = await wireServer({ looks: 0 });
  const saved = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => saved.get(name) ?? null,
    setItem: (name: string, value: string) => saved.set(name, value),
    removeItem: (name: string) => saved.delete(name),
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

/** A running job as it was stored before data was extracted by scraping. */
const formerJob = (version: "v1" | "v2") => ({
  kind: "extract",
  version,
  base: server.url,
  status: "running",
  begunAt: Date.now(),
  completed: 0,
  total: 0,
  notes: [],
  jobId: "job-7",
});

test.each(["v1", "v2"] as const)(
  "an extract of %s started before continues at its endpoint",
  async (version) => {
    localStorage.setItem("extractorJob", JSON.stringify(formerJob(version)));
    await continueJob("fc-1");
    expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /${version}/extract/job-7`,
    ]);
    expect(storedJob.read()?.status).toBe("done");
  },
);

test("an extract started before fails with the reason that the service has ended extracts", async () => {
  server.answer(() => ({ status: 410, body: {} }));
  localStorage.setItem("extractorJob", JSON.stringify(formerJob("v1")));
  await continueJob("fc-1");
  const { status, failure } = storedJob.read() ?? {};
  expect(status).toBe("failed");
  expect(failure && hasExtractEnded(failure)).toBe(true);
});

const service = (version: "v1" | "v2") => ({ version, base: server.url, key: "fc-1" });
const order = (...addresses: string[]) => ({
  kind: "extract" as const,
  addresses,
  skipsWrong: true,
  leftOut: [],
  prompt: "names",
});
const addresses = ["https://quran.com/112", "https://quran.com/113"];

test.each([
  ["v1", addresses, ["/v1/extract", "/v1/extract/job-1"]],
  ["v2", addresses.slice(0, 1), ["/v2/scrape"]],
  ["v2", addresses, ["/v2/batch/scrape", "/v2/batch/scrape/job-1"]],
] as const)("data is requested by the endpoints of %s, for %j", async (version, urls, paths) => {
  await startJob(order(...urls), service(version));
  expect(server.received.map(({ path }) => path)).toEqual(paths);
  expect(storedJob.read()?.status).toBe("done");
});

test("after a reload a batch continues by its id and a scrape is marked as interrupted", async () => {
  const data = [{ json: { name: "An-Nas" }, metadata: { sourceURL: "https://quran.com/114" } }];
  server.answer(() => ({ body: { success: true, status: "completed", data } }));
  localStorage.setItem("extractorJob", JSON.stringify({ ...formerJob("v2"), endpoint: "batch" }));
  await continueJob("fc-1");
  expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /v2/batch/scrape/job-7",
  ]);
  const { jobId: _, ...scrape } = { ...formerJob("v2"), endpoint: "scrape" };
  localStorage.setItem("extractorJob", JSON.stringify(scrape));
  await continueJob("fc-1");
  expect(storedJob.read()).toMatchObject({ status: "failed", failure: { kind: "interrupted" } });
  expect(server.received).toHaveLength(1);
});

test("a batch runs with the valid lines, and the ignored ones stay listed after a reload", async () => {
  const invalid = ["https://quran.com/\u0000"];
  server.answer(({ method }) =>
    method === "POST" ? { body: { success: true, id: "job-1", invalidURLs: invalid } } : undefined,
  );
  const leftOut = ["quran.com/112", "x".repeat(1000)];
  await startJob({ kind: "batch", addresses, skipsWrong: true, leftOut }, service("v2"));
  expect(server.received[0]?.body).toMatchObject({ urls: addresses, ignoreInvalidURLs: true });
  expect(JSON.parse(localStorage.getItem("extractorJob") ?? "{}").leftOut).toEqual([
    "quran.com/112",
    "x".repeat(200),
    ...invalid,
  ]);
});

test("an agent looks for data with the typed limit, and its result is stored as text", async () => {
  const question = { kind: "agent", prompt: "names", addresses: [], leftOut: [], mostCredits: 9 } as const;
  await startJob(question, service("v2"));
  expect(server.received.map(({ path }) => path).slice(0, 2)).toEqual(["/v2/agent", "/v2/agent/job-1"]);
  expect(server.received[0]?.body).toMatchObject({ prompt: "names", maxCredits: 9 });
  expect(storedJob.read()).toMatchObject({ kind: "agent", status: "done", jobId: "job-1" });
});
