import { type AddressInfo, connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readServiceSettings } from "#server/config/service-environment.ts";
import { createServices } from "#server/services/services.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import { emptySite } from "./bare-site.testing.ts";
import { createWebServer } from "./web-server.ts";

/** Short enough for a test, in the proportions of the defaults. */
const timeouts = { headers: 400, request: 1200, check: 100 };
const crowd = 500;

let server: FastifyInstance;
let port: number;
let remove: () => Promise<void>;

beforeAll(async () => {
  const bare = await emptySite();
  remove = bare.remove;
  server = await createWebServer({
    site: bare.site,
    origin: "http://localhost",
    logLevel: "silent",
    services: createServices(readServiceSettings({ DATA_DIR: bare.data }, quietLog())),
    trustedProxies: false,
    timeouts,
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
  port = (server.server.address() as AddressInfo).port;
});

afterAll(async () => {
  await server.close();
  await remove();
});

/** A connection, and everything it received once it has ended. */
async function opened(): Promise<{ socket: Socket; reply: Promise<string> }> {
  const socket = connect(port, "127.0.0.1");
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  let text = "";
  socket.on("data", (part) => {
    text += part;
  });
  // A connection that is reset has ended too.
  const reply = new Promise<string>((resolve) =>
    socket.once("close", () => resolve(text)).once("error", () => 0),
  );
  return { socket, reply };
}

test("five hundred silent connections delay no request and are closed", async () => {
  const silent = await Promise.all(Array.from({ length: crowd }, opened));
  for (let visit = 0; visit < 20; visit++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/quran/verses/1:1`);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
  for (const { reply } of silent) expect(await reply).toMatch(/^$|^HTTP\/1\.1 408 /);
});

test("headers that come a byte at a time are not waited for", async () => {
  const { socket, reply } = await opened();
  socket.write("GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ");
  const drip = setInterval(() => socket.write("a"), 50);
  socket.once("close", () => clearInterval(drip));
  expect(await reply).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that never ends is given up, and other requests are answered meanwhile", async () => {
  const { socket, reply } = await opened();
  const head = "POST /api/assistant/sources HTTP/1.1\r\nHost: a\r\nContent-Type: application/json";
  socket.write(`${head}\r\nContent-Length: 500\r\n\r\n{"question":"`);
  const drip = setInterval(() => socket.write("a"), 50);
  socket.once("close", () => clearInterval(drip));
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  expect(await reply).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that is too large is rejected immediately", async () => {
  const { socket, reply } = await opened();
  const head = "POST /api/assistant/sources HTTP/1.1\r\nHost: a\r\nContent-Type: application/json";
  socket.write(`${head}\r\nContent-Length: 99999999\r\n\r\n{`);
  expect(await reply).toMatch(/^HTTP\/1\.1 413 /);
});

test("by default headers have 10 seconds and a whole request 30", async () => {
  const bare = await emptySite();
  const usual = await createWebServer({
    site: bare.site,
    origin: "http://localhost",
    logLevel: "silent",
    services: createServices(readServiceSettings({ DATA_DIR: bare.data }, quietLog())),
    trustedProxies: false,
  });
  const { headersTimeout, requestTimeout } = usual.server;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 30_000 });
  await usual.close();
  await bare.remove();
});
