import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptySite } from "#server/main/bare-site.testing.ts";
import { allTargets } from "./all-targets.ts";
import { answerSchemas, requestSchemas } from "./call-schemas.ts";
import { callsOf, strayCalls } from "./fuzz-calls.ts";
import { type FuzzServer, openFuzzServer } from "./fuzz-server.ts";
import { casesOf } from "./target.ts";

/** The same input in every run; `npm run bench -- fuzz` uses a random seed. */
const seed = 1447;
const cases = 2000;

let fuzzed: FuzzServer;
let remove: () => Promise<void>;

beforeAll(async () => {
  const bare = await emptySite();
  remove = bare.remove;
  fuzzed = await openFuzzServer(bare.data, bare.site);
}, 60_000);

afterAll(async () => {
  await fuzzed.close();
  await remove();
});

test("two thousand odd inputs to parsers, imports and calls break nothing and hang nowhere", async () => {
  for (const [each, share] of casesOf(allTargets(fuzzed), cases)) await each.run(share, seed);
}, 240_000);

test("every call of the API gets odd input", () => {
  expect(strayCalls(fuzzed.server)).toEqual([]);
  expect(callsOf(fuzzed.server, "GET")).toContain("/api/quran/verses/*");
  expect(callsOf(fuzzed.server, "POST")).toContain("/api/accounts/passkeys/sign-in-challenge");
});

test("a call without a schema is reported", async () => {
  const server = Fastify();
  for (const path of [...Object.keys(requestSchemas), "/api/new"])
    server.get(path.replace("*", ":name"), () => "");
  for (const path of [...Object.keys(answerSchemas), "/api/new/*/end"].slice(1))
    server.post(path.replace("*", ":name"), () => "");
  await server.ready();
  expect(strayCalls(server)).toEqual([
    "GET /api/new",
    "POST /api/new/*/end",
    "POST /api/accounts/ask-for-reset",
  ]);
});
