import fc from "fast-check";
import type { FastifyInstance, InjectOptions } from "fastify";
import { z } from "zod";
import { apiErrorSchema } from "#contract/api-error.ts";
import { answerSchemas, requestSchemas } from "./call-schemas.ts";
import type { FuzzServer } from "./fuzz-server.ts";
import { type KnownValues, nearQuery, nearSchema } from "./near-schema.ts";
import { oddText, oddValue } from "./odd-text.ts";
import { type Target, target } from "./target.ts";

/** Answers without a body, since only the payment provider reads it. */
const isBare = (path: string) => path === "/api/payments/stripe";

/** Each case comes from another network, so that the rate limits do not stop it. */
const visitor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([a, b, c]) => `10.${a}.${b}.${c}`);
const header = fc.string({ maxLength: 60 }).filter((text) => /^[\x20-\x7e]*$/.test(text));
const headers = fc.record({ "accept-language": header, "if-none-match": header, "accept-encoding": header });

async function ask(
  server: FastifyInstance,
  options: InjectOptions & { readonly path: string },
): Promise<void> {
  const { path, ...request } = options;
  const answer = await server.inject(request);
  const { statusCode, body } = answer;
  if (statusCode >= 500) throw new Error(`${statusCode}: ${body.slice(0, 300)}`);
  if (statusCode >= 400 && !isBare(path)) apiErrorSchema.parse(JSON.parse(body));
}

/** Streams that stay open until the client disconnects. */
const endless = new Set(["/api/donations/live"]);

/** The paths under `/api` for a method, from the route tree that Fastify prints. */
export function callsOf(server: FastifyInstance, method: "GET" | "POST"): string[] {
  const above: string[] = [];
  const paths = server
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent, part = "", methods = ""] = /^((?:[│ ] {3})*)[├└]── (\S+) \((.*)\)$/.exec(line) ?? [];
      if (indent === undefined) return [];
      const depth = indent.length / 4;
      above[depth] = (above[depth - 1] ?? "") + part.replace(/:\w+/, "*");
      return methods.split(", ").includes(method) ? [above[depth] ?? ""] : [];
    });
  return paths.filter((path) => path.startsWith("/api/") && !endless.has(path));
}

/** Calls without a schema here, and schemas without a call: there must be none. */
export function strayCalls(server: FastifyInstance): string[] {
  const stray = (method: "GET" | "POST", known: Readonly<Record<string, z.ZodType>>) => {
    const [calls, named] = [callsOf(server, method), Object.keys(known)];
    const unnamed = calls.filter((path) => !named.includes(path));
    const gone = named.filter((path) => !calls.includes(path));
    return [...unnamed, ...gone].map((path) => `${method} ${path}`);
  };
  return [...stray("GET", requestSchemas), ...stray("POST", answerSchemas)];
}

type Part = { readonly path: string; readonly part: string };

/** The address with its path parameter filled in. */
const filled = ({ path, part }: Part) =>
  path.replace("*", encodeURIComponent(part.toWellFormed()).slice(0, 2000));

const degrees = fc.oneof(
  fc.double({ min: -90, max: 90, noNaN: true }).map(String),
  fc.constantFrom("-90", "90", "180", "-180", "21.4225"),
);
const days = fc.constantFrom(
  "2026-11-21",
  "1447-09-01",
  "2026-02-30",
  "1356-01-01",
  "1500-12-30",
  "9999-12-31",
);
const counts = fc.integer({ min: -1, max: 60 }).map(String);

/** Values that pass the first check of a query: most random texts are not numbers. */
const knownValues: KnownValues = {
  ...{ latitude: degrees, longitude: degrees },
  ...{ date: days, gregorian: days, hijri: days },
  ...{ days: counts, limit: counts, offset: counts, juz: counts, surah: counts },
  ...{ fajrAngle: counts, ishaAngle: counts, ishaInterval: counts, maghribAngle: counts },
  timeZone: fc.constantFrom("Asia/Riyadh", "Europe/London", "Pacific/Apia", "Nowhere/At-All"),
};

function queries({ server, sessions, receipt }: FuzzServer): Target {
  const parts = fc.constantFrom(
    ...["2:255", "1", "2:1-286", "115:1", "earlier-campaigns", "orphan-care", "istikharah", "9", receipt],
  );
  const call = fc.constantFrom(...callsOf(server, "GET")).chain((path) =>
    fc.record({
      path: fc.constant(path),
      part: fc.oneof(oddText, parts),
      query: nearQuery(requestSchemas[path] ?? z.object({}), knownValues),
      remoteAddress: visitor,
      headers,
      cookie: fc.constantFrom("", ...sessions),
    }),
  );
  return target("queries of the API", 140, call, ({ path, part, query, remoteAddress, headers, cookie }) =>
    ask(server, {
      path,
      method: "GET",
      url: `${filled({ path, part })}?${query}`,
      remoteAddress,
      headers: { ...headers, ...(cookie && { cookie }) },
    }),
  );
}

const types = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-8",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "",
);

/** After these calls the next case is signed out. */
const endsSession = (path: string) => /sign-out|delete|change-password/.test(path);

const references = fc.subarray(["quran:2:255", "quran:65:1", "quran:2:300", "hadith:intentions"]);
const hour = 3_600_000;

/** Values that pass the first check of a body: no random text is an amount, a timestamp or an email address. */
const usual: KnownValues = {
  amount: fc.constantFrom("25", "٢٥", "1,000.50", "0.001"),
  at: fc.integer({ min: 1, max: 400 }).map((hours) => Date.now() + hours * hour),
  citations: references,
  endpoint: fc.constantFrom("https://fcm.googleapis.com/send/a", "https://web.push.apple.com/a?b=%00"),
  kind: fc.constantFrom("note", "tasbih", "of-tomorrow"),
  name: fc.constantFrom("Maryam", "مريم"),
  project: fc.constantFrom("orphan-care", "general"),
  sources: references,
  stamp: fc.constantFrom("00000000000100000000000000000d0a", "00000000000200010000000000000d0b"),
};

/** The same with existing questions, since an action on another would only fail on its id. */
function known({ questions, member, receipt }: FuzzServer, path: string): KnownValues {
  if (path.startsWith("/api/scholars/")) return { ...usual, id: fc.constantFrom(...questions) };
  if (!path.startsWith("/api/admin/")) return usual;
  return { ...usual, id: fc.constantFrom(member, "orphan-care"), receipt: fc.constant(receipt) };
}

function bodies(fuzzed: FuzzServer): Target {
  const { server, sessions, origin, receipt, forgive } = fuzzed;
  const call = fc.constantFrom(...callsOf(server, "POST")).chain((path) =>
    fc.record({
      path: fc.constant(path),
      part: fc.oneof(fc.constant(receipt), oddText),
      payload: fc.oneof(
        {
          arbitrary: nearSchema(answerSchemas[path] ?? z.unknown(), known(fuzzed, path)).map(
            (value) => JSON.stringify(value) ?? "",
          ),
          weight: 16,
        },
        { arbitrary: oddText, weight: 1 },
        {
          arbitrary: oddValue.map((value) => JSON.stringify(value) ?? "").map((text) => text.slice(1)),
          weight: 1,
        },
      ),
      type: fc.oneof(
        { arbitrary: fc.constant("application/json"), weight: 12 },
        { arbitrary: types, weight: 1 },
      ),
      remoteAddress: visitor,
      cookie: endsSession(path) ? fc.constant("") : fc.constantFrom("", ...sessions, ...sessions),
    }),
  );
  return target("bodies of the API", 160, call, async (one) => {
    const { path, part, payload, type, remoteAddress, cookie } = one;
    if (cookie) await forgive(path);
    await ask(server, {
      path,
      method: "POST",
      url: filled({ path, part }),
      payload,
      remoteAddress,
      headers: {
        origin,
        "content-type": type,
        "stripe-signature": "t=1,v1=00",
        ...(cookie && { cookie }),
      },
    });
  });
}

/** Every call of the API, through the whole server, signed out, as a subscriber, a scholar and an administrator. */
export function callTargets(fuzzed: FuzzServer): readonly Target[] {
  return [queries(fuzzed), bodies(fuzzed)];
}
