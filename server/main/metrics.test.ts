import Fastify from "fastify";
import { expect, test } from "vitest";
import { openMetrics } from "./metrics.ts";

test("requests are counted and timed by the pattern of their route, without anything personal", async () => {
  const metrics = await openMetrics();
  const server = Fastify();
  metrics.watch(server);
  server.get("/api/quran/verses/:reference", async () => "verse");
  await server.inject("/api/quran/verses/2:255?language=fr&secret=olives");
  await server.inject("/api/quran/verses/1:1");
  await server.inject("/nowhere/anna@example.org");
  const port = await metrics.listen(0, "127.0.0.1");
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect(text).toContain(
    'riwaq_request_seconds_count{method="GET",route="/api/quran/verses/:reference",status="200"} 2',
  );
  expect(text).toContain('riwaq_request_seconds_count{method="GET",route="none",status="404"} 1');
  expect(text).toContain("process_resident_memory_bytes");
  expect(text).not.toMatch(/2:255|olives|anna/);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await metrics.close();
  await server.close();
});

test("a port in use is rejected", async () => {
  const [first, second] = [await openMetrics(), await openMetrics()];
  const port = await first.listen(0, "127.0.0.1");
  await expect(second.listen(port, "127.0.0.1")).rejects.toThrow("EADDRINUSE");
  await first.close();
});
