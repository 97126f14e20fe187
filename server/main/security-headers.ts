import { createHash } from "node:crypto";
import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import { originsFor, ownConnections } from "#content/hosts/index.ts";

/**
 * The headers every answer carries; scripts run from this site alone, inline only the one whose hash is named.
 * The addresses with the extractor may also connect to its service and to `extractionOrigins`.
 */
export async function securityHeaders(
  server: FastifyInstance,
  headScript: string,
  extractionOrigins: readonly string[] = [],
): Promise<void> {
  const scriptHash = createHash("sha256").update(headScript).digest("base64");
  const headers = await headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", `'sha256-${scriptHash}'`],
        styleSrc: ["'self'"],
        // React writes computed sizes (progress, positions) as style attributes; no sheet can be put in so.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", ...originsFor("img-src")],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...originsFor("connect-src")],
        mediaSrc: ["'self'", "blob:", ...originsFor("media-src")],
        frameSrc: originsFor("frame-src"),
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: false,
  });
  const ownPolicies = policiesOfTheirOwn(headers["content-security-policy"] ?? "", extractionOrigins);
  server.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    const ownPolicy = ownPolicies.get(pathOf(request.url));
    if (ownPolicy) reply.header("content-security-policy", ownPolicy);
    // The address of a link from a letter is a secret: no site that the page speaks to may learn it.
    if (/[?&](reset|confirm)=/.test(request.url)) reply.header("referrer-policy", "no-referrer");
    done();
  });
}

/** What helmet says to a request: the same for each, so it is asked once and not at every answer. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const model = Fastify();
  await model.register(helmet, options);
  model.get("/", async (_request, reply) => reply.code(204).send());
  const { headers } = await model.inject("/");
  await model.close();
  const { date: _date, connection: _connection, ...said } = headers;
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)]));
}

function pathOf(url: string): string {
  return (url.split("?", 1)[0] ?? "").replace(/\/+$/, "");
}

/** The policies of the addresses that may connect to more: also over sockets, which are an origin of their own. */
function policiesOfTheirOwn(policy: string, extra: readonly string[]): ReadonlyMap<string, string> {
  const withSockets = (origin: string) => [origin, origin.replace(/^http/, "ws")];
  return new Map(
    [...ownConnections()].map(([address, origins]) => {
      const allowed = [...origins, ...extra].flatMap(withSockets).join(" ");
      return [address, policy.replace("connect-src 'self'", `connect-src 'self' ${allowed}`)];
    }),
  );
}
