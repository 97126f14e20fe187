import { once } from "node:events";
import { Agent, get } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { drainable } from "./drain.ts";

/** The status of an answer, or the code of the error. */
async function ask(port: number, path: string, agent: Agent): Promise<number | string> {
  try {
    const request = get({ port, path, agent, host: "127.0.0.1" });
    const [response] = await once(request, "response");
    response.resume();
    await once(response, "end");
    return Number(response.statusCode);
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "unknown";
  }
}

async function slowServer() {
  const server = Fastify();
  const drain = drainable(server);
  let answered = 0;
  server.get("/", async () => {
    await pause(Math.random() * 8);
    answered += 1;
    return "done";
  });
  server.get("/slow", async () => {
    await pause(1500);
    return "done";
  });
  server.get("/api/ready", async () => "ready");
  server.get("/api/health", async () => "up");
  await server.listen({ port: 0, host: "127.0.0.1" });
  return { drain, port: (server.server.address() as AddressInfo).port, answered: () => answered };
}

test("a stop under load resets no connection and loses no request", async () => {
  const { drain, port, answered } = await slowServer();
  const outcomes: (number | string)[] = [];
  // Half of the visitors keep their connection, half open one for each request.
  const visitors = Array.from({ length: 24 }, async (_, at) => {
    const agent = new Agent({ keepAlive: at % 2 === 0, maxSockets: 1 });
    for (let refused = false; !refused; ) {
      const outcome = await ask(port, "/", agent);
      outcomes.push(outcome);
      refused = outcome === "ECONNREFUSED";
      await pause(Math.random() * 20);
    }
    agent.destroy();
  });
  while (answered() < 100) await pause(5);
  await drain({ accepting: 400, finishing: 2000, answering: 2000 });
  await Promise.all(visitors);
  expect(answered()).toBeGreaterThan(200);
  // Those who come when it has stopped are refused, which a proxy or a browser may safely repeat.
  expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== "ECONNREFUSED")).toEqual([]);
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(answered());
});

test("while it drains the server says that it is not ready, and stops at once when nobody is connected", async () => {
  const { drain, port } = await slowServer();
  const agent = new Agent({ keepAlive: true });
  expect(await ask(port, "/api/ready", agent)).toBe(200);
  const stopping = drain({ accepting: 60_000, finishing: 60_000, answering: 60_000 });
  const other = new Agent();
  const asked = [ask(port, "/api/ready", agent), ask(port, "/api/health", other)];
  expect(await Promise.all(asked)).toEqual([503, 503]);
  // Those answers have closed the last connections.
  await stopping;
  expect(await ask(port, "/", agent)).toBe("ECONNREFUSED");
});

test("a request under way is answered long after the connections should have ended, and a silent one delays nothing", async () => {
  const { drain, port } = await slowServer();
  const silent = connect(port, "127.0.0.1");
  await once(silent, "connect");
  const slow = ask(port, "/slow", new Agent());
  await pause(100);
  const from = performance.now();
  await drain({ accepting: 100, finishing: 100, answering: 60_000 });
  expect(await slow).toBe(200);
  expect(performance.now() - from).toBeLessThan(10_000);
  silent.destroy();
});
