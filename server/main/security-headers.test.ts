import Fastify from "fastify";
import { expect, test } from "vitest";
import { routeTable } from "#app/pages/route-table.ts";
import { photoWorker } from "#domain/quote-check/photo-files.ts";
import { readEnvironment, SettingsError } from "#server/config/environment.ts";
import { securityHeaders } from "./security-headers.ts";

async function connectionsOf(address: string, extractionOrigins: readonly string[] = []): Promise<string[]> {
  const server = Fastify();
  await securityHeaders(server, "", extractionOrigins);
  const { headers } = await server.inject(address);
  const policy = String(headers["content-security-policy"]);
  await server.close();
  return (
    policy
      .split(";")
      .find((part) => part.startsWith("connect-src"))
      ?.split(" ") ?? []
  );
}

test("only the two addresses with the extractor may connect to its service", async () => {
  for (const address of ["/athkar", "/complete-athkar", "/complete-athkar/?category=sleep"])
    expect(await connectionsOf(address)).toEqual(
      expect.arrayContaining(["https://api.firecrawl.dev", "wss://api.firecrawl.dev"]),
    );
  for (const address of ["/", "/athkarx", "/digital-quran", "/api/health"])
    expect((await connectionsOf(address)).join()).not.toContain("firecrawl");
});

test("the operator's own services are allowed by their origins", async () => {
  const { FIRECRAWL_URLS } = readEnvironment({
    FIRECRAWL_URLS: "http://localhost:3002/, https://fire.example/api",
  });
  expect(FIRECRAWL_URLS).toEqual(["http://localhost:3002", "https://fire.example"]);
  expect(await connectionsOf("/athkar", FIRECRAWL_URLS)).toEqual(
    expect.arrayContaining(["http://localhost:3002", "ws://localhost:3002", "https://fire.example"]),
  );
  expect((await connectionsOf("/faq", FIRECRAWL_URLS)).join()).not.toContain("fire.example");
});

test("a service that is no address prevents the start", () => {
  expect(() => readEnvironment({ FIRECRAWL_URLS: "fire.example" })).toThrow(SettingsError);
});

test("no address allows inline scripts or styles except the one script with the hash", async () => {
  const server = Fastify();
  await securityHeaders(server, "one();", ["http://localhost:3002"]);
  const addresses = routeTable.map(({ address }) => address);
  for (const address of [...addresses, "/offline-shell", "/nowhere", "/api/health", "/?lang=ar"]) {
    const { headers } = await server.inject(address);
    const parts = new Map(
      String(headers["content-security-policy"])
        .split(";")
        .map((part) => part.trim().split(" "))
        .map(([name = "", ...values]) => [name, values]),
    );
    expect(parts.get("script-src"), address).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
    ]);
    expect(parts.get("style-src"), address).toEqual(["'self'"]);
    expect(parts.get("object-src"), address).toEqual(["'none'"]);
    expect(parts.get("base-uri"), address).toEqual(["'none'"]);
    expect(parts.get("frame-ancestors"), address).toEqual(["'none'"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBeTruthy();
  }
  expect((await server.inject("/?reset=abc")).headers["referrer-policy"]).toBe("no-referrer");
  await server.close();
});

test("only the worker that reads photos may compile WebAssembly, and it may do little else", async () => {
  const server = Fastify();
  await securityHeaders(server, "");
  const policyOf = async (address: string) =>
    String((await server.inject(address)).headers["content-security-policy"]);
  for (const { address } of routeTable) expect(await policyOf(address), address).not.toContain("wasm");
  for (const address of ["/photo-reading/7.0.0/tesseract.esm.min.js", "/sw.js", "/assets/app.js"])
    expect(await policyOf(address), address).not.toContain("wasm");
  expect(await policyOf(photoWorker)).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  await server.close();
});

test("a policy is sent with what can be opened or runs by itself, not with each part of a page", async () => {
  const server = Fastify();
  await securityHeaders(server, "");
  const headersOf = async (address: string) => (await server.inject(address)).headers;
  for (const address of [
    "/assets/app-1.js",
    "/assets/start-1.css",
    "/texts/quran/en-1/2.json",
    "/search/en-1.bin",
  ])
    expect(await headersOf(address), address).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "content-length": expect.any(String),
    });
  expect((await headersOf("/assets/app-1.js"))["content-security-policy"]).toBeUndefined();
  for (const address of [
    "/assets/assistant-worker-1.js",
    "/sw.js",
    "/assets/arcade-1.svg",
    "/chatbot",
    "/assets/x.html",
  ])
    expect((await headersOf(address))["content-security-policy"], address).toContain("default-src 'self'");
  await server.close();
});

test("behind TLS every answer tells the browser to come by HTTPS alone for a year, and no other does", async () => {
  const server = Fastify();
  await securityHeaders(server, "", [], true);
  const plain = Fastify();
  await securityHeaders(plain, "");
  for (const address of ["/", "/api/session", "/assets/app-1.js", "/sw.js", "/nowhere"]) {
    const header = (answers: { headers: Record<string, unknown> }) =>
      answers.headers["strict-transport-security"];
    expect(header(await server.inject(address)), address).toBe("max-age=31536000; includeSubDomains");
    expect(header(await plain.inject(address)), address).toBeUndefined();
  }
  await Promise.all([server.close(), plain.close()]);
});
