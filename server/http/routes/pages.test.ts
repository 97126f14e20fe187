import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiErrorSchema } from "#contract/api-error.ts";
import { handleError } from "#server/http/errors/handle-error.ts";
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
  server.setErrorHandler(handleError);
  await pageRoutes(server, { addresses: ["/"], pageOf: async () => page });
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
