import { createHash } from "node:crypto";
import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import { originsFor, ownConnections } from "#content/hosts/index.ts";
import { photoWorker } from "#domain/quote-check/photo-files.ts";

/** What reads photos compiles WebAssembly, and asks this site for its engine and its letters; it may do nothing else. */
const photoWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The security headers of every answer: scripts only from this site, and inline only the one with this hash. The
 * addresses with the extractor may also connect to its service and to `extractionOrigins`. Behind TLS browsers are told
 * to come by HTTPS alone for a year.
 */
export async function securityHeaders(
  server: FastifyInstance,
  headScript: string,
  extractionOrigins: readonly string[] = [],
  isBehindTls = false,
): Promise<void> {
  const scriptHash = createHash("sha256").update(headScript).digest("base64");
  const headers = await headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", `'sha256-${scriptHash}'`],
        styleSrc: ["'self'"],
        // React writes computed sizes (progress, positions) as style attributes; no style sheet can come in that way.
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
    strictTransportSecurity: isBehindTls && { maxAge: httpsSeconds, includeSubDomains: true },
  });
  const transport = headers["strict-transport-security"];
  const withTransport = transport ? { "strict-transport-security": transport } : {};
  const policies = documentPolicies(headers["content-security-policy"] ?? "", extractionOrigins);
  policies.set(photoWorker, photoWorkerPolicy);
  server.addHook("onRequest", (request, reply, done) => {
    if (isPart.test(request.url)) {
      reply.headers({ ...partHeaders, ...withTransport });
      return done();
    }
    reply.headers(headers);
    const policy = policies.get(pathOf(request.url));
    if (policy) reply.header("content-security-policy", policy);
    // The address of a link from an email is a secret: no other site may see it as a referrer.
    if (/[?&](reset|confirm)=/.test(request.url)) reply.header("referrer-policy", "no-referrer");
    done();
  });
}

/**
 * Files that a document or worker takes in: they follow its policy, and one of their own would be a kilobyte of each. A
 * worker's own file is no such part, nor is a picture, which can be opened by itself.
 */
const isPart =
  /^\/(?:assets|texts|search|places|fonts)\/(?!.*worker)[^?]*\.(?:js|css|json|bin|woff2)(?:\?|$)/;

/** Seconds for which browsers come by HTTPS alone: a year. */
const httpsSeconds = 31_536_000;

/** Headers, a line each, of what is answered before there is a request: it has neither scripts nor a frame around it. */
export function headersWithoutRequest(isBehindTls: boolean): string {
  const lines = [
    "Content-Security-Policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff",
    ...(isBehindTls ? [`Strict-Transport-Security: max-age=${httpsSeconds}; includeSubDomains`] : []),
  ];
  return lines.join("\r\n");
}

const partHeaders = {
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
} as const;

/** Helmet's headers: the same for every request, so they are computed once. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, options);
  probe.get("/", async (_request, reply) => reply.code(204).send());
  const { headers } = await probe.inject("/");
  await probe.close();
  const { date: _date, connection: _connection, ...constant } = headers;
  return Object.fromEntries(Object.entries(constant).map(([name, value]) => [name, String(value)]));
}

function pathOf(url: string): string {
  return (url.split("?", 1)[0] ?? "").replace(/\/+$/, "");
}

/** The policies of the addresses with more connections, also over WebSockets, which are their own origins. */
function documentPolicies(policy: string, extra: readonly string[]): Map<string, string> {
  const withSockets = (origin: string) => [origin, origin.replace(/^http/, "ws")];
  return new Map(
    [...ownConnections()].map(([address, origins]) => {
      const allowed = [...origins, ...extra].flatMap(withSockets).join(" ");
      return [address, policy.replace("connect-src 'self'", `connect-src 'self' ${allowed}`)];
    }),
  );
}
