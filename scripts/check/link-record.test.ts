import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { linkStanding } from "#content/link-checks/index.ts";
import { linkChecksFile } from "#content/link-checks/schema.ts";
import { type AskLink, checkLinks } from "./link-check.ts";
import { askOverNetwork, linkRecord } from "./link-record.ts";

const on = "2026-01-02";
let server: Server;
let asked: string[];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
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

/** The hosts of the list stand in for the server of the test: what is kept are addresses of https. */
const here: AskLink = (url, method) =>
  askOverNetwork(500)(
    `http://localhost:${(server.address() as AddressInfo).port}${new URL(url).pathname}`,
    method,
  );

const at = (path: string) => `https://list.example/${path}`;
const paths = ["200", "302", "403", "404", "410", "200-get", "500", "shut", "hang"];

test("a list of links is asked over the network, and the day and each link's end are kept", async () => {
  const record = linkRecord(await checkLinks(paths.map(at), here), on);
  expect(linkChecksFile.safeParse(record).error).toBeUndefined();
  expect(record?.ranOn).toBe(on);
  const reached = Object.entries(record?.links ?? {}).filter(([, { isReached }]) => isReached);
  expect(reached.map(([url]) => url)).toEqual(["200", "200-get", "302", "403"].map(at));
  expect(Object.values(record?.links ?? {}).every((link) => link.on === on)).toBe(true);
  expect(asked).toContain("HEAD /200-get");
  expect(asked).toContain("GET /200-get");
});

test("after it an unverified entry that was reached is drawn, and any that failed is said to have failed", async () => {
  const { links } = linkRecord(await checkLinks(paths.map(at), here), on) ?? { links: {} };
  expect(linkStanding(at("200"), "unverified", links)).toBe("listed");
  expect(linkStanding(at("404"), "unverified", links)).toBe("hidden");
  expect(linkStanding(at("never-asked"), "unverified", links)).toBe("hidden");
  expect(linkStanding(at("404"), "verified", links)).toBe("failed");
  expect(linkStanding(at("hang"), "one-source", links)).toBe("failed");
});

test("without a network nothing is kept", async () => {
  expect(linkRecord(await checkLinks([at("shut"), at("hang")], here), on)).toBeUndefined();
});
