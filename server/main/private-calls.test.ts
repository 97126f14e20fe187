import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPeopleSettings } from "#server/config/people-environment.ts";
import type { People } from "#server/http/routes/people.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import { callsOf } from "#tests/fuzz/fuzz-calls.ts";
import { bareSite } from "./bare-site.testing.ts";
import { people } from "./people.ts";
import { createWebServer } from "./web-server.ts";

let server: FastifyInstance;
let members: People;
let remove: () => Promise<void>;
let cookie: string;

beforeAll(async () => {
  const bare = await bareSite();
  remove = bare.remove;
  const settings = readPeopleSettings({ DATA_DIR: bare.data }, quietLog());
  members = people(settings);
  server = await createWebServer({
    site: bare.site,
    origin: settings.publicUrl,
    logLevel: "silent",
    people: members,
    trustedProxies: false,
  });
  await members.open();
  const signedUp = await server.inject({
    method: "POST",
    url: "/api/accounts/sign-up",
    headers: { origin: settings.publicUrl },
    payload: { name: "Maryam", email: "maryam@example.org", password: "four calm green olives" },
  });
  cookie = signedUp.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
}, 60_000);

afterAll(async () => {
  await server.close();
  await members.close();
  await remove();
});

/** Calls that say the same to everybody, though not to every site. */
const sameForAll = new Set(["/api/hadith/search", "/api/video-figures"]);

test("no answer of a call about people may be kept by a browser or a cache", async () => {
  const asked = ["GET", "POST"] as const;
  const calls = asked.flatMap((method) => callsOf(server, method).map((path) => ({ method, path })));
  const stored: string[] = [];
  let isPrivate = 0;
  for (const { method, path } of calls) {
    const { headers } = await server.inject({
      method,
      url: path.replace("*", "1"),
      // What is posted without an origin changes nothing.
      ...(method === "GET" && { headers: { cookie } }),
    });
    if (headers["access-control-allow-origin"] === "*" || sameForAll.has(path)) continue;
    isPrivate += 1;
    if (headers["cache-control"] !== "no-store")
      stored.push(`${method} ${path}: ${headers["cache-control"]}`);
  }
  expect(stored).toEqual([]);
  expect(isPrivate).toBeGreaterThan(30);
});
