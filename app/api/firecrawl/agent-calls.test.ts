import { afterEach, beforeEach, expect, test } from "vitest";
import { firecrawl } from "./firecrawl.ts";
import { type WireServer, wireServer } from "./wire-server.testing.ts";

let server: WireServer;
let waits: number[];

beforeEach(async () => {
  server = await wireServer({ dataOf: () => ({ reciters: 3 }) });
  waits = [];
});
afterEach(() => server.close());

const client = () =>
  firecrawl(
    { base: server.url, version: "v2", key: "fc-1" },
    { now: () => 1000, wait: async (milliseconds) => void waits.push(milliseconds) },
  );
const question = { prompt: "who reads so", urls: [], mostCredits: 50 };
const sent = () => server.received.map(({ method, path }) => `${method} ${path}`);

test("an agent is started with its limit of credits and polled until it has its data", async () => {
  const started: string[] = [];
  const end = await client().agent(question, {
    signal: new AbortController().signal,
    onStarted: (id) => started.push(id),
  });
  expect(end).toEqual({ data: { reciters: 3 }, creditsUsed: 7 });
  expect(sent()).toEqual(["POST /v2/agent", "GET /v2/agent/job-1", "GET /v2/agent/job-1"]);
  expect(server.received[0]?.body).toEqual({ prompt: "who reads so", maxCredits: 50, origin: "riwaq" });
  expect([started, waits]).toEqual([["job-1"], [2000]]);
});

test("an agent continues by its id, and a cancelled one is cancelled at the service", async () => {
  const { signal } = new AbortController();
  await client().agent(question, { signal });
  await client().agent(question, { signal, jobId: "job-1" });
  expect(sent().filter((one) => one.startsWith("POST"))).toHaveLength(1);
  const leaving = new AbortController();
  const end = client().agent(question, { signal: leaving.signal, onStarted: () => leaving.abort() });
  expect(await end).toEqual({ kind: "cancelled" });
  expect(sent().at(-1)).toBe("DELETE /v2/agent/job-2");
});

test.each([
  [
    { status: "failed", error: "no credits" },
    { kind: "job-failed", job: "agent", error: "no credits" },
  ],
  [{ status: "cancelled" }, { kind: "job-failed", job: "agent", error: "cancelled" }],
  [{ nonsense: true }, { kind: "unreadable" }],
])("an agent in the state %j ends as a failure", async (body, failure) => {
  server.answer(({ method }) => (method === "GET" ? { body } : undefined));
  const end = await client().agent(question, { signal: new AbortController().signal });
  expect(end).toMatchObject(failure);
});
