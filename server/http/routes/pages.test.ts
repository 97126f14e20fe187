import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { apiErrorSchema } from "#contract/api-error.ts";
import { handleError } from "#server/http/errors/handle-error.ts";
import { networkTurns } from "#server/http/turns.ts";
import type { StoredPage } from "./pages.ts";
import { pageRoutes } from "./pages.ts";

const page: StoredPage = {
  status: 404,
  etag: 'W/"one"',
  bodies: { gzip: gzipSync("page"), br: brotliCompressSync("page") },
};
const pageWith = (html: string): StoredPage => ({
  ...page,
  status: 200,
  bodies: { gzip: gzipSync(html), br: brotliCompressSync(html) },
});
let server: FastifyInstance;

beforeAll(async () => {
  server = Fastify();
  server.setErrorHandler(handleError);
  const pages = { holds: () => false, read: async () => page };
  await pageRoutes(server, { addresses: ["/"], pages });
});

afterAll(() => server.close());

test.each([
  ["en", "/api/nothing", "There is no such address"],
  ["ar", "/api/nothing?language=ar", "لا يوجد هذا العنوان"],
  ["tr", "/api/quran/nothing?language=tr", "Böyle bir adres yok"],
])("an unknown call answers in the shape of errors, in %s", async (_, url, words) => {
  const answer = await server.inject(url);
  expect(answer.statusCode).toBe(404);
  const { error } = apiErrorSchema.parse(answer.json());
  expect(error.code).toBe("no-such-address");
  expect(error.message).toContain(words);
  expect(answer.headers["access-control-allow-origin"]).toBe("*");
});

test("the language of the browser is used where the address names none", async () => {
  const answer = await server.inject({ url: "/api/x", headers: { "accept-language": "fr-CA, en;q=0.5" } });
  expect(apiErrorSchema.parse(answer.json()).error.message).toContain("Cette adresse n’existe pas");
});

test("a POST to an unknown address is answered in the same shape", async () => {
  const answer = await server.inject({ method: "POST", url: "/nowhere", payload: {} });
  expect(answer.statusCode).toBe(404);
  apiErrorSchema.parse(answer.json());
});

test("an unknown address has a page", async () => {
  const answer = await server.inject("/nowhere");
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-type"]).toContain("text/html");
});

test("a network that asks for ever new parameters gets so many pages a minute, then one that renders itself", async () => {
  const rendered: string[] = [];
  const limited = Fastify({ trustProxy: true });
  const held = new Set<string>();
  await pageRoutes(limited, {
    addresses: ["/quran", "/search"],
    mostRendered: 20,
    pages: {
      holds: ({ search }) => held.has(search),
      async read({ path, search }) {
        rendered.push(`${path}?${search}`);
        held.add(search);
        return pageWith(path);
      },
    },
  });
  const ask = (url: string, from = "192.0.2.7") =>
    limited.inject({ url, headers: { "x-forwarded-for": from } });
  const statuses: number[] = [];
  for (let at = 0; at < 60; at++) statuses.push((await ask(`/search?q=word-${at}`)).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  expect(rendered.filter((each) => each.startsWith("/search"))).toHaveLength(20);
  const refused = await ask("/unknown?q=word-61");
  expect([refused.statusCode, refused.body]).toEqual([429, "/offline-shell"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.headers["cache-control"]).toBe("no-store");
  // What need not be rendered, other parameters than pages read, and other networks are as before.
  for (const url of ["/search?q=word-1", "/quran", "/quran?utm_source=x"])
    expect((await ask(url)).statusCode, url).toBe(200);
  const household = async (host: number) =>
    (await ask(`/search?q=v6-${host}`, `2001:db8:1:2::${host}`)).statusCode;
  const six = [];
  for (let host = 0; host < 22; host++) six.push(await household(host));
  expect(six.filter((status) => status === 429)).toHaveLength(2);
  await limited.close();
});

test("while many pages wait to be rendered, further ones render themselves in the browser, and the rest is as before", async () => {
  const busy = Fastify({ trustProxy: true });
  const turns = networkTurns(1);
  let rendering = 0;
  let goOn = () => {};
  const isFree = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await pageRoutes(busy, {
    addresses: ["/search"],
    turns,
    pages: {
      holds: ({ search }) => search === "q=known",
      async read({ path, search }) {
        if (search.startsWith("q=new")) {
          rendering += 1;
          await isFree;
        }
        return pageWith(path);
      },
    },
  });
  let asked = 0;
  const ask = async (from: string, url = `/search?q=new${++asked}`) =>
    busy.inject({ url, headers: { "x-forwarded-for": from } });
  const inTime = (at: number) => ask(`192.0.2.${Math.floor(at / 24)}`);
  // The first of them is being rendered, the others wait.
  const first = ask("192.0.2.200");
  await vi.waitFor(() => expect(rendering).toBe(1));
  const waiting = [];
  for (let at = 0; at < 95; at++) waiting.push(inTime(at));
  const last = ask("192.0.2.201");
  await vi.waitFor(() => expect(turns.waiting()).toBe(96));
  const shed = async (from: string) => {
    const { statusCode, body, headers } = await ask(from);
    expect(headers["cache-control"]).toBe("no-store");
    return [statusCode, body, headers["retry-after"]];
  };
  expect(await shed("192.0.2.0")).toEqual([429, "/offline-shell", "2"]);
  // A network without a page that waits may still have one, the others not.
  const late = ask("192.0.2.202");
  await vi.waitFor(() => expect(turns.waiting()).toBe(97));
  expect(await shed("192.0.2.202")).toEqual([503, "/offline-shell", "2"]);
  for (const url of ["/search", "/search?q=known"])
    expect((await ask("192.0.2.202", url)).statusCode, url).toBe(200);
  goOn();
  const answers = await Promise.all([first, ...waiting, last, late]);
  expect(answers.map((answer) => answer?.statusCode)).toEqual(answers.map(() => 200));
  await busy.close();
});

test("a page arrives whole in the encoding that is accepted, and without one", async () => {
  const ask = (accepted?: string) =>
    server.inject({ url: "/", headers: accepted ? { "accept-encoding": accepted } : {} });
  const [brotli, zipped, plain] = await Promise.all([ask("gzip, br"), ask("gzip"), ask()]);
  expect(brotliDecompressSync(brotli?.rawPayload ?? "").toString()).toBe("page");
  expect(gunzipSync(zipped?.rawPayload ?? "").toString()).toBe("page");
  expect(plain?.body).toBe("page");
  expect([brotli, zipped, plain].map((answer) => answer?.headers["content-encoding"])).toEqual([
    "br",
    "gzip",
    undefined,
  ]);
});

test.each([
  ["br;q=0, gzip;q=0", undefined],
  ["gzip;q=0.0", undefined],
  ["x-br", undefined],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["BR", "br"],
  ["gzip;q=0.5, br;q=0.1", "br"],
])("%s is answered in %s", async (accepted, encoding) => {
  const answer = await server.inject({ url: "/", headers: { "accept-encoding": accepted } });
  expect(answer.headers["content-encoding"]).toBe(encoding);
});

test("a client that names the version of a page has it already, except where there is no such page", async () => {
  const found = Fastify();
  await pageRoutes(found, {
    addresses: ["/"],
    pages: { holds: () => true, read: async () => pageWith("page") },
  });
  const ask = async (at: FastifyInstance, tags: string) =>
    (await at.inject({ url: "/", headers: { "if-none-match": tags } })).statusCode;
  for (const tags of ['"one"', 'W/"one"', '"other", W/"one"', "*"])
    expect(await ask(found, tags), tags).toBe(304);
  expect(await ask(found, '"other"')).toBe(200);
  expect(await ask(server, 'W/"one"')).toBe(404);
  await found.close();
});
