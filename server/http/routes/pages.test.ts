import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiErrorSchema } from "#contract/api-error.ts";
import type { StoredPage } from "./pages.ts";
import { pageRoutes } from "./pages.ts";

const page: StoredPage = {
  status: 404,
  etag: 'W/"one"',
  bodies: { identity: Buffer.from("page"), gzip: Buffer.from("gzip"), br: Buffer.from("br") },
};
let server: FastifyInstance;

beforeAll(async () => {
  server = Fastify();
  await pageRoutes(server, { addresses: ["/"], pageOf: async () => page });
});

afterAll(() => server.close());

test.each([
  ["en", "/api/nothing", "There is no such address"],
  ["ar", "/api/nothing?language=ar", "لا يوجد هذا العنوان"],
  ["tr", "/api/quran/nothing?language=tr", "Böyle bir adres yok"],
])("an unknown call answers in the one shape of errors, in %s", async (_, url, words) => {
  const answer = await server.inject(url);
  expect(answer.statusCode).toBe(404);
  const { error } = apiErrorSchema.parse(answer.json());
  expect(error.code).toBe("no-such-address");
  expect(error.message).toContain(words);
  expect(answer.headers["access-control-allow-origin"]).toBe("*");
});

test("the language of the browser counts where none is named", async () => {
  const answer = await server.inject({ url: "/api/x", headers: { "accept-language": "fr-CA, en;q=0.5" } });
  expect(apiErrorSchema.parse(answer.json()).error.message).toContain("Cette adresse n’existe pas");
});

test("something sent to an address that takes nothing is refused in the same shape", async () => {
  const answer = await server.inject({ method: "POST", url: "/nowhere", payload: {} });
  expect(answer.statusCode).toBe(404);
  apiErrorSchema.parse(answer.json());
});

test("a page that is none is a page all the same", async () => {
  const answer = await server.inject("/nowhere");
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-type"]).toContain("text/html");
});
