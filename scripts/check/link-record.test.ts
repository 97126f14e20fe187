import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { linkStatus } from "#content/link-checks/index.ts";
import { linkChecksFile } from "#content/link-checks/schema.ts";
import { checkLinks, type RequestLink } from "./link-check.ts";
import { linkRecord, requestOverNetwork } from "./link-record.ts";

const on = "2026-01-02";
let server: Server;
let requested: string[];

beforeEach(async () => {
  requested = [];
  server = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`);
    const [status = "200", only] = (request.url ?? "").slice(1).split("-");
    if (status === "shut") return void request.socket.destroy();
    if (status === "hang") return;
    if (only === "get" && request.method === "HEAD") return void response.writeHead(500).end();
    if (status === "302") return void response.writeHead(302, { location: "/200" }).end();
    response.writeHead(Number(status)).end("page");
  });
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends requests for the https addresses of the list to the test's own server. */
const toTestServer: RequestLink = (url, method) =>
  requestOverNetwork(500)(
    `http://localhost:${(server.address() as AddressInfo).port}${new URL(url).pathname}`,
    method,
  );

const at = (path: string) => `https://list.example/${path}`;
const paths = ["200", "302", "403", "404", "410", "200-get", "500", "shut", "hang"];

test("links are requested over the network, and the day and the result of each are recorded", async () => {
  const record = linkRecord(await checkLinks(paths.map(at), toTestServer), on);
  expect(linkChecksFile.safeParse(record).error).toBeUndefined();
  expect(record?.ranOn).toBe(on);
  const reached = Object.entries(record?.links ?? {}).filter(([, { isReached }]) => isReached);
  expect(reached.map(([url]) => url)).toEqual(["200", "200-get", "302", "403"].map(at));
  expect(Object.values(record?.links ?? {}).every((link) => link.on === on)).toBe(true);
  expect(requested).toContain("HEAD /200-get");
  expect(requested).toContain("GET /200-get");
});

test("an unverified entry that was reached is listed, and a verified one that failed says so", async () => {
  const { links } = linkRecord(await checkLinks(paths.map(at), toTestServer), on) ?? { links: {} };
  expect(linkStatus(at("200"), "unverified", links)).toBe("listed");
  expect(linkStatus(at("404"), "unverified", links)).toBe("hidden");
  expect(linkStatus(at("never-requested"), "unverified", links)).toBe("hidden");
  expect(linkStatus(at("404"), "verified", links)).toBe("failed");
  expect(linkStatus(at("hang"), "one-source", links)).toBe("failed");
});

test("without a network nothing is recorded", async () => {
  expect(linkRecord(await checkLinks([at("shut"), at("hang")], toTestServer), on)).toBeUndefined();
});
