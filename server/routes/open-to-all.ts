import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** Lets pages of every site read what these routes answer; no cookie is ever asked for or looked at. */
export function openToAll(server: FastifyInstance): void {
  server.addHook("onRequest", async (_request, reply) => {
    reply
      .header("access-control-allow-origin", "*")
      .header("access-control-expose-headers", "etag, retry-after");
  });
  server.addHook("onSend", async (request, reply, payload) => {
    const isKept = reply.statusCode === 200 && reply.getHeader("cache-control") !== "no-store";
    if (!isKept || typeof payload !== "string" || reply.hasHeader("etag")) return payload;
    const etag = `"${createHash("sha256").update(payload).digest("base64url").slice(0, 22)}"`;
    reply.header("etag", etag);
    if (request.headers["if-none-match"] !== etag) return payload;
    reply.code(304).removeHeader("content-type");
    return null;
  });
  // Asked before a call that names a header of its own, such as If-None-Match.
  server.options("/api/*", async (_request, reply) =>
    reply
      .code(204)
      .header("access-control-allow-methods", "GET, HEAD")
      .header("access-control-allow-headers", "accept-language, if-none-match")
      .header("access-control-max-age", "86400")
      .send(),
  );
}
