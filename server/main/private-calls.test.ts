import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readServiceSettings } from "#server/config/service-environment.ts";
import { createServices, type Services } from "#server/services/services.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import { callsOf } from "#tests/fuzz/fuzz-calls.ts";
import { emptySite } from "./bare-site.testing.ts";
import { createWebServer } from "./web-server.ts";

let server: FastifyInstance;
let services: Services;
let remove: () => Promise<void>;
let cookie: string;

beforeAll(async () => {
  const bare = await emptySite();
  remove = bare.remove;
  const settings = readServiceSettings({ DATA_DIR: bare.data }, quietLog());
  services = createServices(settings);
  server = await createWebServer({
    site: bare.site,
    origin: settings.publicUrl,
    logLevel: "silent",
    services,
    trustedProxies: false,
  });
  await services.open();
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
  await services.close();
  await remove();
});

/** Calls with the same answer for everybody, though not for every origin. */
const sameForAll = new Set(["/api/day-outline", "/api/hadith/search", "/api/texts", "/api/video-figures"]);

test("no answer of a private call may be cached", async () => {
  const methods = ["GET", "POST"] as const;
  const calls = methods.flatMap((method) => callsOf(server, method).map((path) => ({ method, path })));
  const stored: string[] = [];
  let isPrivate = 0;
  for (const { method, path } of calls) {
    const { headers } = await server.inject({
      method,
      url: path.replace("*", "1"),
      // A POST without an origin changes nothing.
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
