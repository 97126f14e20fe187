import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { observe } from "#server/store/observations.ts";
import { tracedUse } from "#server/store/traced-uses.ts";
import { openTracing } from "./tracing.ts";

type SentSpan = {
  name: string;
  spanId: string;
  traceId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: object }[];
};
type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };

/** What the collector received, as it was sent. */
const received: { path: string | undefined; body: string }[] = [];
const collector = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  received.push({ path: request.url, body });
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});

let endpoint: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
});
afterAll(() => void collector.close());

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

test("requests, their uses of the database, jobs and the model's answers are traced, without anything personal", async () => {
  const tracing = await openTracing(endpoint);
  const server = Fastify();
  tracing.watch(server);
  server.get("/verses/:reference", async () => {
    await pause();
    await tracedUse("query", pause);
    await Promise.all([tracedUse("transaction", pause), tracedUse("query", pause)]);
    return "verse";
  });
  server.get("/broken", () => tracedUse("query", () => Promise.reject(new Error("olives"))));
  const headers = { traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01`, "user-agent": "olives" };
  await Promise.all([
    server.inject({ url: "/verses/2:255?secret=olives", headers, remoteAddress: "203.0.113.9" }),
    server.inject({ url: "/verses/1:1" }),
  ]);
  await server.inject("/broken");
  await tracedUse("query", pause);
  observe({ about: "job", job: "push", seconds: 2, hasFailed: true });
  observe({ about: "model", outcome: "answered", seconds: 1 });
  await server.close();
  await tracing.close();

  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(["/v1/traces"]));
  const text = received.map(({ body }) => body).join("\n");
  expect(text).not.toMatch(/olives|2:255|203\.0\.113|aaaaaaaa/);
  expect(text).toContain('"stringValue":"riwaq"');
  const spans = received
    .flatMap(({ body }) => (JSON.parse(body) as Sent).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const verses = spans.filter(({ name }) => name === "GET /verses/:reference");
  expect(verses).toHaveLength(2);
  for (const { spanId, traceId, attributes } of verses) {
    const below = spans.filter(({ parentSpanId }) => parentSpanId === spanId);
    expect(below.map(({ name }) => name).sort()).toEqual([
      "database query",
      "database query",
      "database transaction",
    ]);
    expect(new Set(below.map((span) => span.traceId))).toEqual(new Set([traceId]));
    expect(attributes.map(({ key }) => key).sort()).toEqual([
      "http.request.method",
      "http.response.status_code",
      "http.route",
    ]);
  }
  const broken = spans.find(({ name }) => name === "GET /broken");
  const query = spans.find(({ parentSpanId }) => parentSpanId === broken?.spanId);
  const job = spans.find(({ name }) => name === "job push");
  expect([broken?.status.code, query?.status.code, job?.status.code]).toEqual([2, 2, 2]);
  expect(spans.find(({ name }) => name === "answer of the model")?.status.code).toBe(0);
  expect(spans.filter(({ name, parentSpanId }) => name === "database query" && !parentSpanId)).toHaveLength(
    1,
  );
});

test("a collector that does not answer changes no answer and does not stop the server from closing", async () => {
  const tracing = await openTracing("http://127.0.0.1:9");
  const server = Fastify();
  tracing.watch(server);
  server.get("/", async () => "page");
  expect((await server.inject("/")).body).toBe("page");
  await server.close();
  await tracing.close();
  // Nobody listens any more: a use of the database costs nothing again.
  await tracedUse("query", pause);
});
