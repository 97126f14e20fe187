import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { serve } from "./own-server.ts";

test("SIGTERM drains and ends with 0 within five seconds, with a connection kept open", async () => {
  const { child, ready, ended } = serve({ PORT: "4381" });
  await ready;
  // The first start makes a database of its own: only then is there everything that a drain has to put away.
  const isReady = async () => (await fetch("http://localhost:4381/api/ready")).status;
  await expect.poll(isReady, { timeout: 60_000 }).toBe(200);
  const answer = await fetch("http://localhost:4381/");
  expect(answer.status).toBe(200);
  await answer.text();
  const from = performance.now();
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
  expect(performance.now() - from).toBeLessThan(5000);
});

test("SIGTERM while the database is still being opened ends with 0 too", async () => {
  const { child, ready, ended } = serve({ PORT: "4385", DATA_DIR: ".reports/data-begun" });
  await ready;
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
});

test("a port in use, a wrong value and an unwritable folder end with one clear line and 1", async () => {
  const holder = createServer().listen(4382, "::");
  await once(holder, "listening");
  try {
    for (const [environment, words] of [
      [{ PORT: "4382" }, "port 4382 is in use"],
      [{ PORT: "many" }, "PORT=many cannot be used"],
      [{ PORT: "4383", DATA_DIR: "/proc/riwaq" }, "cannot be written"],
    ] as const) {
      const { code, err } = await serve(environment).ended;
      expect(code).toBe(1);
      expect(err.trim().split("\n")).toHaveLength(1);
      expect(err).toContain(words);
    }
  } finally {
    holder.close();
  }
});
