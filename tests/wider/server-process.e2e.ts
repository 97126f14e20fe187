import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { portAbove } from "#tests/support/ports.ts";
import { startServer, untilReady } from "#tests/support/start-server.ts";

const port = portAbove(71);

test("SIGTERM drains and exits with 0 within five seconds, with a connection kept open", async () => {
  const { child, ready, ended } = startServer({ PORT: String(port) });
  await ready;
  // Only then does everything run that has to be shut down.
  await untilReady(`http://localhost:${port}`);
  const answer = await fetch(`http://localhost:${port}/`);
  expect(answer.status).toBe(200);
  await answer.text();
  const from = performance.now();
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
  expect(performance.now() - from).toBeLessThan(5000);
});

test("SIGTERM while the database is still opening exits with 0 too", async () => {
  const { child, ready, ended } = startServer({
    PORT: String(portAbove(75)),
    DATA_DIR: ".reports/data-begun",
  });
  await ready;
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
});

test("a port in use, a wrong value and an unwritable folder exit with 1 and one clear line", async () => {
  const usedPort = portAbove(72);
  const holder = createServer().listen(usedPort, "::");
  await once(holder, "listening");
  try {
    for (const [environment, words] of [
      [{ PORT: String(usedPort) }, `port ${usedPort} is in use`],
      [{ HOST: "192.0.2.1" }, "HOST=192.0.2.1 cannot be used"],
      [{ TRUST_PROXY: "proxy.example" }, "TRUST_PROXY.0 cannot be used"],
      [{ PORT: "many" }, "PORT=many cannot be used"],
      [{ PORT: String(portAbove(73)), DATA_DIR: "/proc/riwaq" }, "cannot be written"],
    ] as const) {
      const { code, err } = await startServer(environment).ended;
      expect(code).toBe(1);
      expect(err.trim().split("\n")).toHaveLength(1);
      expect(err).toContain(words);
    }
  } finally {
    holder.close();
  }
});
