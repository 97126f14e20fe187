import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const gzipped = promisify(gzip);

/** Bytes; a shorter answer fits into one packet uncompressed. */
const leastCompressed = 1400;

/** Lets pages of every origin read the answers of these routes, which never use a cookie. */
export function allowEveryOrigin(server: FastifyInstance): void {
  server.addHook("onRequest", async (_request, reply) => {
    reply
      .header("access-control-allow-origin", "*")
      .header("access-control-expose-headers", "etag, retry-after");
  });
  server.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || reply.statusCode !== 200) return payload;
    if (!reply.hasHeader("etag")) reply.header("etag", etagOf(payload));
    if (request.headers["if-none-match"] === reply.getHeader("etag")) {
      reply.code(304).removeHeader("content-type");
      return null;
    }
    reply.header("vary", "accept-encoding");
    const isCompressed = payload.length >= leastCompressed && acceptsGzip(request);
    if (!isCompressed) return payload;
    const compressed = await gzipped(payload, { level: 5 });
    reply.header("content-encoding", "gzip").header("content-length", compressed.length);
    return compressed;
  });
  // The preflight of a request with a header that needs one, such as If-None-Match.
  const allowed = { methods: "GET, HEAD", headers: "accept-language, if-none-match" };
  server.options("/api/*", (_request, reply) => sendPreflight(reply, allowed));
}

/** Lets pages of every origin also send JSON to one address by POST. */
export function allowCrossOriginPosts(server: FastifyInstance, address: string): void {
  const allowed = { methods: "GET, HEAD, POST", headers: "accept-language, content-type, if-none-match" };
  server.options(address, (_request, reply) => sendPreflight(reply, allowed));
}

function sendPreflight(reply: FastifyReply, { methods, headers }: { methods: string; headers: string }) {
  return reply
    .code(204)
    .header("access-control-allow-methods", methods)
    .header("access-control-allow-headers", headers)
    .header("access-control-max-age", "86400")
    .send();
}

/** Weak, because the same answer is sent compressed and uncompressed. */
function etagOf(payload: string): string {
  return `W/"${createHash("sha256").update(payload).digest("base64url").slice(0, 22)}"`;
}

function acceptsGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers["accept-encoding"] ?? ""));
}
